
#include <fmt/format.h>

#include "hex/parser.h"
#include "hex/steps_parser.h"

namespace loris::hex {

namespace {

/// Rules as the existing tool writes them, in sections.
class SectionParser {
 public:
  SectionParser(TokenCursor& cursor, Rules& rules) : cursor_(cursor), rules_(rules) {}

  void run() {
    while (!cursor_.at_end()) {
      const Token name = cursor_.peek();
      if (!name.is("init") && !name.is("resolve") && !name.is("trigger"))
        cursor_.expected("'init begin', 'resolve begin' or 'trigger begin'");
      cursor_.take();
      cursor_.expect("begin");
      while (!ends(name.text)) {
        if (cursor_.at_end()) cursor_.expected(fmt::format("a rule or '{} end'", name.text));
        parse_rule(name.is("trigger"));
      }
      cursor_.take();
      cursor_.take();
    }
  }

 private:
  bool ends(std::string_view section) const {
    return cursor_.peek().is(section) && cursor_.peek(1).is("end");
  }

  /// rule = [ path ] , "instanceof" , class , constraint , [ "triggers" , call ] , ";" ;
  void parse_rule(bool only_triggers) {
    Atom subject;
    subject.place = cursor_.peek().place;
    if (cursor_.peek().is("instanceof"))
      subject.path = anywhere();
    else
      subject.path = parse_path(false);
    if (!cursor_.accept("instanceof"))
      cursor_.expected("a step such as .t/Node:next or 'instanceof'");
    subject.static_type = cursor_.expect_word("the name of a class").text;
    const Token constraint = cursor_.peek();
    const bool is_null = cursor_.accept("null");
    if (!is_null) parse_constraint(subject);
    if (cursor_.accept("triggers")) {
      rules_.triggers.push_back(trigger_of(subject, is_null, constraint));
    } else if (is_null || only_triggers) {
      cursor_.expected("'triggers'");
    }
    cursor_.expect(";");
    if (!is_null && !only_triggers) add_rule(std::move(subject));
  }

  void add_rule(Atom atom) {
    Rule rule;
    rule.place = atom.place;
    rule.atoms.push_back(std::move(atom));
    rules_.rules.push_back(std::move(rule));
  }

  void parse_constraint(Atom& atom) {
    if (cursor_.accept("not")) {
      cursor_.expect("null");
      atom.kind = Atom::Kind::NotNull;
    } else if (cursor_.accept("expands")) {
      cursor_.expect("to");
      if (cursor_.accept("nothing"))
        atom.kind = Atom::Kind::ExpandsToNothing;
      else
        parse_type(atom, Atom::Kind::ExpandsTo, "'nothing' or 'instanceof'");
    } else if (cursor_.accept("never")) {
      cursor_.expect("aliases");
      cursor_.expect("target");
      atom.kind = Atom::Kind::NeverAliases;
      atom.target = parse_path(true);
    } else if (cursor_.accept("aliases")) {
      parse_aliases(atom);
    } else {
      cursor_.expected("'not null', 'null', 'expands to', 'aliases' or 'never aliases'");
    }
  }

  void parse_aliases(Atom& atom) {
    if (cursor_.accept("nothing")) {
      atom.kind = Atom::Kind::AliasesNothing;
    } else if (cursor_.accept("target")) {
      atom.kind = accept_braced("MAX") ? Atom::Kind::AliasesMax : Atom::Kind::Aliases;
      atom.target = parse_path(true);
    } else {
      parse_type(atom, Atom::Kind::AliasesSome, "'nothing', 'instanceof' or 'target'");
    }
  }

  void parse_type(Atom& atom, Atom::Kind kind, std::string_view what) {
    if (!cursor_.accept("instanceof")) cursor_.expected(what);
    atom.kind = kind;
    atom.type_place = cursor_.peek().place;
    atom.type = cursor_.expect_word("the name of a class").text;
  }

  // --- companion methods ----------------------------------------------------------------------

  Trigger trigger_of(const Atom& atom, bool is_null, const Token& constraint) {
    Trigger trigger;
    trigger.place = atom.place;
    trigger.path = atom.path;
    trigger.static_type = atom.static_type;
    trigger.type = atom.type;
    trigger.type_place = atom.type_place;
    trigger.target = atom.target;
    trigger.is_max = atom.kind == Atom::Kind::AliasesMax;
    trigger.event = is_null ? Trigger::Event::Null : event_of(atom.kind, constraint);
    trigger.call = parse_call();
    return trigger;
  }

  Trigger::Event event_of(Atom::Kind kind, const Token& constraint) const {
    switch (kind) {
      case Atom::Kind::NotNull: return Trigger::Event::NotNull;
      case Atom::Kind::ExpandsTo: return Trigger::Event::Expands;
      case Atom::Kind::AliasesSome:
      case Atom::Kind::Aliases:
      case Atom::Kind::AliasesMax: return Trigger::Event::Aliases;
      case Atom::Kind::ExpandsToNothing:
      case Atom::Kind::AliasesNothing:
      case Atom::Kind::NeverAliases: break;
    }
    cursor_.fail(constraint.place, "what is forbidden never happens and cannot trigger a method");
  }

  /// call = class , ":" , descriptor , ":" , method , [ ":" , path ] ;
  Call parse_call() {
    Call call;
    const Token cls = cursor_.expect_word("the name of a class");
    call.place = cls.place;
    call.class_name = cls.text;
    cursor_.expect(":");
    const Token open = cursor_.expect("(");
    while (!cursor_.peek().is(")")) {
      if (cursor_.at_end()) cursor_.expected("')'");
      cursor_.take();
    }
    cursor_.take();
    const Token result = cursor_.expect_word("the result of the method, V");
    call.descriptor = cursor_.between(open, result);
    cursor_.expect(":");
    call.method = cursor_.expect_word("the name of a method").text;
    if (cursor_.accept(":")) call.arguments.push_back(parse_path(true));
    return call;
  }

  // --- paths ----------------------------------------------------------------------------------

  static Path anywhere() {
    Path path;
    path.base = Path::Base::Anchor;
    return path;
  }

  Path parse_path(bool is_right) {
    Path path;
    path.place = cursor_.peek().place;
    if (cursor_.peek().is("["))
      parse_static(path);
    else
      parse_origin(path, is_right);
    while (cursor_.peek().is(".") && cursor_.peek(1).is("{")) {
      const Place place = cursor_.take().place;
      if (!accept_braced("UP")) cursor_.expected("{UP}");
      if (!is_right || (path.base != Path::Base::Reference && path.base != Path::Base::Anchor))
        cursor_.fail(place, ".{UP} can only follow {$REF} or {$R_ANY}");
      ++path.ups;
    }
    path.steps = parse_steps(cursor_, depth_);
    return path;
  }

  /// origin = "{ROOT}:" name | "{R_ANY}" | "{$R_ANY}" | "{$REF}" ; the last two on the right.
  void parse_origin(Path& path, bool is_right) {
    if (accept_braced("ROOT")) {
      cursor_.expect(":");
      path.base = Path::Base::Root;
      path.name = cursor_.expect_word("'this' or the name of a parameter").text;
    } else if (accept_braced("R_ANY")) {
      path.base = is_right ? Path::Base::Any : Path::Base::Anchor;
    } else if (is_right && accept_braced("$R_ANY")) {
      path.base = Path::Base::Anchor;
    } else if (is_right && accept_braced("$REF")) {
      path.base = Path::Base::Reference;
    } else {
      cursor_.expected(is_right ? "{ROOT}:, {R_ANY}, {$R_ANY}, {$REF} or a static field"
                                : "{ROOT}:, {R_ANY} or a static field");
    }
  }

  /// "[" , class , "]" , "." , class , ":" , name ;
  void parse_static(Path& path) {
    cursor_.expect("[");
    const Token cls = cursor_.expect_word("'static' or the name of a class");
    cursor_.expect("]");
    cursor_.expect(".");
    path.base = Path::Base::Static;
    path.class_name = cursor_.expect_word("the name of a class").text;
    if (!cls.is("static") && cls.text != path.class_name)
      cursor_.fail(cls.place, "expected 'static' or the class of the field that follows");
    cursor_.expect(":");
    path.name = cursor_.expect_word("the name of a static field").text;
  }

  /// Takes "{WORD}".
  bool accept_braced(std::string_view word) {
    if (!cursor_.peek().is("{") || !cursor_.peek(1).is(word) || !cursor_.peek(2).is("}"))
      return false;
    for (int i = 0; i < 3; ++i) cursor_.take();
    return true;
  }

  TokenCursor& cursor_;
  Rules& rules_;
  std::uint32_t depth_ = 0;
};

}  // namespace

void parse_section_syntax(TokenCursor& cursor, Rules& rules) { SectionParser(cursor, rules).run(); }

}  // namespace loris::hex
