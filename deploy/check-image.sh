#!/bin/sh
# Builds the image on a Debian root made here, without any registry, and runs it read-only as a nobody; needs mmdebstrap and buildah.
#   sudo deploy/check-image.sh [FOLDER]
# BUILDAH_FLAGS are added to every build and run, for machines that reach the network in a way of their own.
set -eu
here="$(cd "$(dirname "$0")/.." && pwd)"
work="${1:-$(mktemp -d)}"
flags="--isolation chroot ${BUILDAH_FLAGS:-}"
export STORAGE_DRIVER=vfs BUILDAH_HISTORY=false
b() { buildah --root "$work/storage" --runroot "$work/run" "$@"; }

test -s "$work/root.tar" || mmdebstrap --variant=minbase --include=python3,python3-venv,ca-certificates bookworm "$work/root.tar"
base="$(b from scratch)"
b add "$base" "$work/root.tar" /
b commit --rm "$base" localhost/debian-python

b bud $flags --pull-never --build-arg BASE=localhost/debian-python \
    --build-arg HEROHALL_COMPILE="${HEROHALL_COMPILE:-1}" --ignorefile "$here/deploy/Dockerfile.dockerignore" \
    -f "$here/deploy/Dockerfile" -t localhost/herohall "$here"

made="$(b from --pull-never localhost/herohall)"
echo "user: $(b inspect --format '{{.OCIv1.Config.User}}' "$made")"
b run $flags --user 10001:10001 "$made" -- herohall --version
root="$(b mount "$made")"
echo "size: $(du -sm "$root" | cut -f1) MB, of which HeroHall $(du -sm "$root/opt/herohall" | cut -f1) MB"
# Read-only but for the volume: a bind mount of the root that cannot be written, and the command as a nobody inside it.
mkdir -p "$work/image"
mount --bind "$root" "$work/image"
mount -o remount,bind,ro "$work/image"
mount -t tmpfs -o uid=10001,gid=10001 tmpfs "$work/image/data"
mount -t tmpfs tmpfs "$work/image/tmp"
mount -t proc proc "$work/image/proc"
mount --bind /dev "$work/image/dev"
mount --bind /dev/shm "$work/image/dev/shm" # containers have one of their own
chroot --userspec=10001:10001 "$work/image" env PATH=/opt/herohall/bin:/usr/bin PYTHONDONTWRITEBYTECODE=1 \
    herohall serve --host 127.0.0.1 --port 8791 --data /data --metrics --log json &
server=$!
chroot --userspec=10001:10001 "$work/image" /opt/herohall/bin/python - <<'PYTHON'
import time
from urllib.request import urlopen
for _ in range(300):
    try:
        print("ready:", urlopen("http://127.0.0.1:8791/ready", timeout=5).status)
        break
    except OSError:
        time.sleep(0.2)
else:
    raise SystemExit("the server in the image does not answer")
print("page:", len(urlopen("http://127.0.0.1:8791/", timeout=5).read()), "bytes")
try:
    open("/opt/herohall/written", "w")
except OSError as error:
    print("writing outside /data:", error.strerror)
else:
    raise SystemExit("the root can be written to")
PYTHON
kill "$server"
wait "$server" || true
umount --lazy "$work/image/dev/shm" "$work/image/dev" "$work/image/proc" "$work/image/tmp" "$work/image/data" "$work/image"
echo "the image is in order"
