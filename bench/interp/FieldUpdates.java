/** Field updates on objects: a ring of bodies that push each other on. */
class FieldUpdates {
  static final class Body {
    int position;
    int speed = 1;
    Body next;
  }

  public static void main(String[] args) {
    Body first = ring(64);
    Body body = first;
    for (int i = 0; i < 3_000_000; i++) {
      body.position += body.speed;
      body.next.speed += body.position & 3;
      if (body.next.speed > 100) body.next.speed -= 99;
      body = body.next;
    }
    System.out.println(checksum(first));
  }

  private static Body ring(int size) {
    Body first = new Body();
    Body last = first;
    for (int i = 1; i < size; i++) {
      last.next = new Body();
      last = last.next;
    }
    last.next = first;
    return first;
  }

  private static int checksum(Body first) {
    int sum = first.position;
    for (Body body = first.next; body != first; body = body.next) {
      sum = 31 * sum + body.position + body.speed;
    }
    return sum;
  }
}
