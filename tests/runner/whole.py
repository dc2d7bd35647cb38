"""Whether an exploration followed all inputs but those that may be objects of static fields (docs/promises.md)."""


def is_whole(result):
    left_out = any(" is not the object of " in text for text in result["assumptions"])
    return result["complete"] or (left_out and not result["limits"] and result["unexplored"] == 0)
