"""Renames what a class file calls harmless: usage: rename.py FILE.class

Java's own names are tame; those of a class file may hold nearly everything (JVMS 4.2).
"""

import struct
import sys

HOSTILE = 'q"\'<b>&\n\x1b#8\u202e{{x}}|\\l\u00e9-->]]>*'
NAMES = {
    b"HarmlessField": f"field {HOSTILE}",
    b"HarmlessLink": f"link {HOSTILE}",
    b"HarmlessParameter": f"parameter {HOSTILE}",
    b"HarmlessMethod": 'method "\'&\n\x1b#8\u202e\\l',
    b"Harmless.java": f"../Source/{HOSTILE}.java",
    b"Harmless": f"Hostile {HOSTILE}",
    b"LHarmless;": f"LHostile {HOSTILE};",
}
# The bytes that follow the tag of a constant; Utf8 has its own length, Long and Double take two places.
SIZES = {3: 4, 4: 4, 5: 8, 6: 8, 7: 2, 8: 2, 9: 4, 10: 4, 11: 4, 12: 4, 15: 3, 16: 2, 17: 4, 18: 4, 19: 2, 20: 2}


def renamed(data):
    made, at = bytearray(data[:10]), 10
    places = struct.unpack_from(">H", data, 8)[0] - 1
    while places > 0:
        tag = data[at]
        if tag == 1:
            length = struct.unpack_from(">H", data, at + 1)[0]
            text = data[at + 3 : at + 3 + length]
            if text in NAMES:
                text = NAMES[text].encode()
            made += bytes([1]) + struct.pack(">H", len(text)) + text
            at += 3 + length
        else:
            made += data[at : at + 1 + SIZES[tag]]
            at += 1 + SIZES[tag]
        places -= 2 if tag in (5, 6) else 1
    return bytes(made + data[at:])


def main(file):
    data = open(file, "rb").read()
    name = NAMES[b"Harmless"]
    open(f"{name}.class", "wb").write(renamed(data))
    print(name)


main(sys.argv[1])
