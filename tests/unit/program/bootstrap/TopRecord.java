/** A record that is in no other class. */
record TopRecord(String name, TopRecord $dollar) {}
