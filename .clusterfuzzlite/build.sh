#!/bin/sh -eu
# What ClusterFuzzLite looks for here; the same for OSS-Fuzz.
exec "$SRC/quibble/ci/oss-fuzz/build.sh"
