#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "hex/parser.h"
#include "hex/steps_parser.h"

namespace loris::hex {

namespace {

constexpr std::array<std::string_view, 27> kReserved{
    "this",    "ref", "same", "any",  "static", "param", "class", "not",     "null",
    "expands", "to",  "is",   "some", "max",    "never", "and",   "or",      "implies",
    "aliases", "iff", "when", "run",  "of",     "up",    "begin", "nothing", "package"};

enum class Side : std::uint8_t { Left, Right };

/// Rules as docs/algorithms/hex.md writes them.
class OwnParser {
 public:
  OwnParser(TokenCursor& cursor, Rules& rules) : cursor_(cursor), rules_(rules) {}

  void run() {
    if (cursor_.accept("package")) {
      rules_.package = parse_dotted("the name of a package");
      cursor_.expect(";");
    }
    while (!cursor_.at_end()) {
      if (cursor_.accept("class"))
        parse_block();
      else
        parse_statement();
    }
  }

 private:
  void parse_block() {
    block_place_ = cursor_.peek().place;
    block_ = parse_dotted("the name of a class");
    cursor_.expect("{");
    while (!cursor_.accept("}")) {
      if (cursor_.at_end()) cursor_.expected("a rule or '}'");
      parse_statement();
    }
    block_.clear();
  }

  void parse_statement() {
    if (cursor_.peek().is("when")) {
      parse_trigger();
    } else {
      Rule rule;
      rule.place = cursor_.peek().place;
      rule.class_name = block_;
      rule.class_place = block_place_;
      rule.formula = parse_formula(rule.atoms);
      rules_.rules.push_back(std::move(rule));
    }
    if (!cursor_.accept(";")) cursor_.expected("';', ',' or a connective such as 'and'");
  }

  // --- formulas -------------------------------------------------------------------------------

  /// formula = implication , { ( "iff" | "<=>" ) , implication } ;
  Formula parse_formula(std::vector<Atom>& atoms) {
    Formula left = parse_implication(atoms);
    std::uint32_t chained = 0;
    while (accept_either("iff", "<=>")) {
      if (++chained > kLongestChain) cursor_.fail(cursor_.peek().place, "too many 'iff' in a row");
      Formula right = parse_implication(atoms);
      left = combined(Formula::Kind::Iff, std::move(left), std::move(right));
    }
    return left;
  }

  /// implication = disjunction , [ ( "implies" | "=>" ) , implication ] ;
  Formula parse_implication(std::vector<Atom>& atoms) {
    const Nesting nesting(cursor_, depth_);
    Formula left = parse_chain(atoms, Formula::Kind::Or);
    if (!accept_either("implies", "=>")) return left;
    Formula right = parse_implication(atoms);
    return combined(Formula::Kind::Implies, std::move(left), std::move(right));
  }

  /// disjunction = conjunction , { ( "or" | "||" ) , conjunction } ;
  /// conjunction = negation , { ( "and" | "&&" ) , negation } ;
  Formula parse_chain(std::vector<Atom>& atoms, Formula::Kind kind) {
    const bool is_or = kind == Formula::Kind::Or;
    std::vector<Formula> parts;
    do {
      parts.push_back(is_or ? parse_chain(atoms, Formula::Kind::And) : parse_negation(atoms));
    } while (is_or ? accept_either("or", "||") : accept_either("and", "&&"));
    if (parts.size() == 1) return std::move(parts.front());
    return {kind, 0, std::move(parts)};
  }

  /// negation = ( "not" | "!" ) , negation | "(" , formula , ")" | statement about a path ;
  Formula parse_negation(std::vector<Atom>& atoms) {
    const Nesting nesting(cursor_, depth_);
    if (accept_either("not", "!")) {
      Formula negated{Formula::Kind::Not, 0, {}};
      negated.parts.push_back(parse_negation(atoms));
      return negated;
    }
    if (cursor_.accept("(")) {
      Formula inner = parse_formula(atoms);
      cursor_.expect(")");
      return inner;
    }
    return parse_constraints(atoms);
  }

  /// path , [ "of" , type ] , constraint , { "," , constraint } ;
  Formula parse_constraints(std::vector<Atom>& atoms) {
    Atom subject;
    subject.place = cursor_.peek().place;
    subject.path = parse_path(Side::Left);
    if (cursor_.accept("of")) subject.static_type = parse_dotted("the name of a type");
    std::vector<Formula> parts;
    do {
      parse_constraint(subject, atoms, parts);
    } while (cursor_.accept(","));
    if (parts.size() == 1) return std::move(parts.front());
    return {Formula::Kind::And, 0, std::move(parts)};
  }

  void parse_constraint(const Atom& subject, std::vector<Atom>& atoms,
                        std::vector<Formula>& parts) {
    const auto add = [&](Atom atom) {
      parts.push_back({Formula::Kind::Atom, static_cast<std::uint32_t>(atoms.size()), {}});
      atoms.push_back(std::move(atom));
    };
    const auto plain = [&](Atom::Kind kind) {
      Atom atom = subject;
      atom.kind = kind;
      return atom;
    };
    if (cursor_.accept("not")) {
      cursor_.expect("null");
      add(plain(Atom::Kind::NotNull));
    } else if (cursor_.accept("is")) {
      cursor_.expect("null");
      add(plain(Atom::Kind::ExpandsToNothing));
      add(plain(Atom::Kind::AliasesNothing));
    } else if (cursor_.accept("expands")) {
      cursor_.expect("to");
      add(parse_expands(subject));
    } else if (cursor_.accept("never")) {
      cursor_.expect("aliases");
      Atom atom = plain(Atom::Kind::NeverAliases);
      atom.target = parse_path(Side::Right);
      add(std::move(atom));
    } else if (cursor_.accept("aliases")) {
      add(parse_aliases(subject));
    } else {
      cursor_.expected("'not null', 'is null', 'expands to', 'aliases' or 'never aliases'");
    }
  }

  Atom parse_expands(Atom atom) {
    atom.kind = Atom::Kind::ExpandsToNothing;
    if (cursor_.accept("nothing")) return atom;
    atom.kind = Atom::Kind::ExpandsTo;
    atom.type_place = cursor_.peek().place;
    atom.type = parse_dotted("'nothing' or the name of a type");
    return atom;
  }

  Atom parse_aliases(Atom atom) {
    atom.kind = Atom::Kind::AliasesNothing;
    if (cursor_.accept("nothing")) return atom;
    if (cursor_.accept("some")) {
      atom.kind = Atom::Kind::AliasesSome;
      atom.type_place = cursor_.peek().place;
      atom.type = parse_dotted("the name of a type");
      return atom;
    }
    atom.kind = cursor_.accept("max") ? Atom::Kind::AliasesMax : Atom::Kind::Aliases;
    atom.target = parse_path(Side::Right);
    return atom;
  }

  // --- companion methods ----------------------------------------------------------------------

  /// "when" , path , [ "of" , type ] , event , "run" , class "." method , "(" , [ paths ] , ")" ;
  void parse_trigger() {
    Trigger trigger;
    trigger.place = cursor_.take().place;
    trigger.class_name = block_;
    trigger.class_place = block_place_;
    trigger.path = parse_path(Side::Left);
    if (cursor_.accept("of")) trigger.static_type = parse_dotted("the name of a type");
    parse_event(trigger);
    cursor_.expect("run");
    trigger.call = parse_call();
    rules_.triggers.push_back(std::move(trigger));
  }

  void parse_event(Trigger& trigger) {
    if (cursor_.accept("is")) {
      cursor_.expect("null");
      trigger.event = Trigger::Event::Null;
    } else if (cursor_.accept("not")) {
      cursor_.expect("null");
      trigger.event = Trigger::Event::NotNull;
    } else if (cursor_.accept("expands")) {
      trigger.event = Trigger::Event::Expands;
      if (cursor_.accept("to")) parse_event_type(trigger);
    } else if (cursor_.accept("aliases")) {
      trigger.event = Trigger::Event::Aliases;
      if (cursor_.peek().is("run")) return;
      if (cursor_.accept("some")) return parse_event_type(trigger);
      trigger.is_max = cursor_.accept("max");
      trigger.target = parse_path(Side::Right);
    } else {
      cursor_.expected("'is null', 'not null', 'expands' or 'aliases'");
    }
  }

  void parse_event_type(Trigger& trigger) {
    trigger.type_place = cursor_.peek().place;
    trigger.type = parse_dotted("the name of a type");
  }

  Call parse_call() {
    Call call;
    call.place = cursor_.peek().place;
    const std::string name = parse_dotted("the name of a class, '.' and a method");
    const std::size_t dot = name.rfind('.');
    if (dot == std::string::npos)
      cursor_.fail(call.place, "expected the class of the method before its name: Class.method");
    call.class_name = name.substr(0, dot);
    call.method = name.substr(dot + 1);
    cursor_.expect("(");
    if (!cursor_.peek().is(")")) {
      do {
        call.arguments.push_back(parse_path(Side::Right));
      } while (cursor_.accept(","));
    }
    cursor_.expect(")");
    return call;
  }

  // --- paths ----------------------------------------------------------------------------------

  Path parse_path(Side side) {
    const Token word = cursor_.peek();
    Path path = parse_base(side);
    while (word.is("ref") || word.is("same")) {
      if (!cursor_.peek().is(".") || !cursor_.peek(1).is("up")) break;
      cursor_.take();
      cursor_.take();
      ++path.ups;
    }
    path.steps = parse_steps(cursor_, depth_);
    return path;
  }

  Path parse_base(Side side) {
    const Token word = cursor_.expect_word("a path, which starts with 'this' or another root");
    Path path;
    path.place = word.place;
    if (word.is("this")) {
      path.base = block_.empty() ? Path::Base::Root : Path::Base::Anchor;
      if (block_.empty()) path.name = "this";
    } else if (word.is("any")) {
      if (side == Side::Left && !block_.empty())
        cursor_.fail(word.place, "in the block of a class a path starts with 'this', not 'any'");
      path.base = side == Side::Left ? Path::Base::Anchor : Path::Base::Any;
    } else if (word.is("ref") || word.is("same")) {
      if (side == Side::Left)
        cursor_.fail(word.place,
                     "'ref' and 'same' are what the left side finds, expected another root");
      if (word.is("same") && !block_.empty())
        cursor_.fail(word.place, "in the block of a class it is 'this', not 'same'");
      path.base = word.is("ref") ? Path::Base::Reference : Path::Base::Anchor;
    } else if (word.is("static")) {
      parse_static(path);
    } else {
      path.name =
          word.is("param") ? cursor_.expect_word("the name of a parameter").text : word.text;
      if (!word.is("param") && is_reserved(path.name))
        cursor_.fail(word.place, fmt::format("expected a path, found the word '{}'; a parameter of "
                                             "this name is 'param {}'",
                                             path.name, path.name));
    }
    return path;
  }

  /// "static" , class , ":" , name ;
  void parse_static(Path& path) {
    path.base = Path::Base::Static;
    path.class_name = parse_dotted("the name of a class");
    cursor_.expect(":");
    path.name = cursor_.expect_word("the name of a static field").text;
  }

  static bool is_reserved(std::string_view word) {
    return std::find(kReserved.begin(), kReserved.end(), word) != kReserved.end();
  }

  /// "java.util.Map", "t/Tree$Node": as written.
  std::string parse_dotted(std::string_view what) {
    if (cursor_.peek().kind == Token::Kind::Word && is_reserved(cursor_.peek().text))
      cursor_.expected(what);
    std::string name(cursor_.expect_word(what).text);
    while (cursor_.accept(".")) name += '.' + std::string(cursor_.expect_word(what).text);
    return name;
  }

  bool accept_either(std::string_view word, std::string_view sign) {
    return cursor_.accept(word) || cursor_.accept(sign);
  }

  static Formula combined(Formula::Kind kind, Formula left, Formula right) {
    Formula made{kind, 0, {}};
    made.parts.push_back(std::move(left));
    made.parts.push_back(std::move(right));
    return made;
  }

  static constexpr std::uint32_t kLongestChain = 100;
  TokenCursor& cursor_;
  Rules& rules_;
  std::uint32_t depth_ = 0;
  std::string block_;  // the class of the block; empty outside
  Place block_place_;
};

}  // namespace

void parse_own_syntax(TokenCursor& cursor, Rules& rules) { OwnParser(cursor, rules).run(); }

}  // namespace loris::hex
