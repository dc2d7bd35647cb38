#!/usr/bin/env python3
"""Counts the leaves of lazy initialization of pose.DoublyLinkedListChecked.indexOf, without loris.

A new Object is only an Object here, as in the POSE paper's tool: no entry of the list can turn out to be it.
Prints one number for each bound of the loop, index <= 0 to index <= 4; the paper's is the last, 332856.
"""

from functools import lru_cache

UNREAD = "unread"
LIST = "the list"


class Heap(tuple):
    """(how many plain objects, the elements of the entries, their next), entry 0 is the header."""

    plain = property(lambda self: self[0])
    elements = property(lambda self: self[1])
    links = property(lambda self: self[2])


def put(values, at, value):
    return (*values[:at], value, *values[at + 1 :])


def load_element(heap, entry):
    """[(the element, the heap in which it is that)]"""
    if heap.elements[entry] != UNREAD:
        return [(heap.elements[entry], heap)]
    entries = [("entry", i) for i in range(len(heap.links))]
    plain = [("plain", i) for i in range(heap.plain + 1)]  # the last is new
    values = [None, LIST, *entries, *plain]
    elements = heap.elements
    return [(v, Heap((heap.plain + (v == plain[-1]), put(elements, entry, v), heap.links))) for v in values]


def load_next(heap, entry):
    """[(the next entry or None, the heap in which it is that)]"""
    if heap.links[entry] != UNREAD:
        return [(heap.links[entry], heap)]
    count = len(heap.links)
    known = [(v, Heap((heap.plain, heap.elements, put(heap.links, entry, v)))) for v in (None, *range(count))]
    links = (*put(heap.links, entry, count), UNREAD)
    return [*known, (count, Heap((heap.plain, (*heap.elements, UNREAD), links)))]


def count_leaves(bound):
    @lru_cache(maxsize=None)
    def walk(heap, sought, entry, index):
        if entry == 0 or index > bound or entry is None:  # the header; the bound; a null dereference
            return 1
        leaves = 0
        for element, read in load_element(heap, entry):
            if element == sought:
                leaves += 1
            else:
                leaves += sum(walk(then, sought, e, index + 1) for e, then in load_next(read, entry))
        return leaves

    leaves = 0
    for sought, plain in ((None, 0), (LIST, 0), (("plain", 0), 1)):
        header = Heap((plain, (UNREAD,), (UNREAD,)))
        leaves += 1 + sum(walk(heap, sought, e, 0) for e, heap in load_next(header, 0))  # 1: no header
    return leaves


if __name__ == "__main__":
    print(*(count_leaves(bound) for bound in range(5)))
