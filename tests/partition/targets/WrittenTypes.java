// What was written through one reference and is read through another decides which method runs.
// TARGET: WrittenTypes.ask(WrittenTypes,WrittenTypes.Shape)
// TARGET: WrittenTypes.cast(WrittenTypes,WrittenTypes.Shape)
// SCOPE: n=2 types=WrittenTypes,WrittenTypes$Shape,WrittenTypes$Round int=0,1
class WrittenTypes {
  static class Shape {
    int size;

    int grow() {
      return ++size;
    }
  }

  static class Round extends Shape {
    int grow() {
      size += 5;
      return -size;
    }
  }

  Shape shape;

  int ask(WrittenTypes x, Shape given) {
    Shape mine = shape;
    x.shape = given;
    int grown = shape.grow();
    if (mine instanceof Round) return mine.size > 4 ? grown : 0;
    shape = new Round();
    return x.shape.grow() + given.size;
  }

  int cast(WrittenTypes x, Shape given) {
    x.shape = given instanceof Round ? new Shape() : given;
    Round round = (Round) shape;
    round.size = 3;
    given.size++;
    return round.size == 4 ? round.grow() : x.shape.grow();
  }
}
