package kiasan;

/** Something to put into a structure, of a class that no part of a structure has. */
public final class Item {}
