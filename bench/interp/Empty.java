/** What starting costs: subtracted from every measurement, on both sides. */
class Empty {
  public static void main(String[] args) {}
}
