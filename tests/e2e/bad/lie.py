"""Copies a jar and makes its central directory lie about the one class inside."""

import struct
import sys

FIELDS = {"crc": 16, "uncompressed-size": 24, "local-header-offset": 42}  # offsets in an entry
ENTRY = b"PK\x01\x02"


def class_entry(jar):
    """The central directory entry whose name ends in .class."""
    at = jar.find(ENTRY)
    while at >= 0:
        length = struct.unpack_from("<H", jar, at + 28)[0]
        if jar[at + 46 : at + 46 + length].endswith(b".class"):
            return at
        at = jar.find(ENTRY, at + 4)
    sys.exit("no class in the jar")


def main(source, target, field):
    jar = bytearray(open(source, "rb").read())
    struct.pack_into("<I", jar, class_entry(jar) + FIELDS[field], 0x7FFFFF00)
    open(target, "wb").write(jar)


main(*sys.argv[1:])
