#include "relational/parser.h"

#include <algorithm>

#include <fmt/format.h>

#include "classfile/files.h"
#include "classfile/names.h"
#include "relational/lexer.h"

namespace loris::relational {

namespace {

using Kind = Term::Kind;
constexpr std::uint32_t kDeepest = 200;
constexpr std::int64_t kLargest = 2'147'483'648;  // of an int, with its sign

struct SignRow {
  std::string_view text;
  Term::Op op;
  bool is_negated, is_swapped;  // a != b is !(a = b); a > b is b < a
};
constexpr SignRow kComparisons[]{
    {"=", Term::Op::Equal, false, false},      {"!=", Term::Op::Equal, true, false},
    {"in", Term::Op::In, false, false},        {"<", Term::Op::Less, false, false},
    {"<=", Term::Op::LessEqual, false, false}, {"=<", Term::Op::LessEqual, false, false},
    {">", Term::Op::Less, false, true},        {">=", Term::Op::LessEqual, false, true},
};

struct QuantifierRow {
  std::string_view text;
  Term::Quantifier quantifier;
};
constexpr QuantifierRow kQuantifiers[]{
    {"all", Term::Quantifier::All}, {"some", Term::Quantifier::Some}, {"no", Term::Quantifier::No},
    {"one", Term::Quantifier::One}, {"lone", Term::Quantifier::Lone},
};

/// One function per production, from the weakest binding to the strongest.
class Parser {
 public:
  explicit Parser(Specification& to) : to_(to), tokens_(read_tokens(to.file, to.text)) {}

  void run() {
    while (peek().kind != Token::Kind::End) {
      if (peek().is("pred")) {
        to_.predicates.push_back(predicate());
        continue;
      }
      Term fact = formula();
      expect(";");
      to_.facts.push_back({std::move(fact), to_.predicates.size()});
    }
  }

 private:
  const Token& peek(std::size_t ahead = 0) const {
    return tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
  }
  Token take() {
    const Token token = peek();
    if (at_ + 1 < tokens_.size()) ++at_;
    return token;
  }
  bool accept(std::string_view wanted) {
    if (!peek().is(wanted)) return false;
    take();
    return true;
  }
  bool accept(std::string_view wanted, std::string_view or_this) {
    return accept(wanted) || accept(or_this);
  }
  void expect(std::string_view wanted) {
    if (!accept(wanted)) expected(fmt::format("'{}'", wanted));
  }
  std::string expect_name(std::string_view what) {
    if (peek().kind != Token::Kind::Name) expected(what);
    return std::string(take().text);
  }
  [[noreturn]] void expected(std::string_view what) const {
    const Token& found = peek();
    const bool at_end = found.kind == Token::Kind::End;
    to_.fail(found.place, fmt::format("expected {}, found {}", what,
                                      at_end ? "the end of the file" : loris::quoted(found.text)));
  }

  /// Terms nest as deep as a file says, the stack does not.
  Term made(Kind kind, Place place, std::vector<Term> parts) const {
    Term term{kind, place, std::move(parts)};
    for (const Term& part : term.parts) term.depth = std::max(term.depth, part.depth + 1);
    if (term.depth > kDeepest) too_deep(place);
    return term;
  }
  [[noreturn]] void too_deep(Place place) const {
    to_.fail(place, fmt::format("nested too deeply, expected at most {} levels", kDeepest));
  }

  Predicate predicate() {
    expect("pred");
    Predicate made{peek().place, {}, {}, {}};
    made.name = expect_name("the name of a predicate");
    for (const Predicate& other : to_.predicates) {
      if (other.name == made.name)
        to_.fail(made.place, fmt::format("there is a predicate {} already, on line {}", made.name,
                                         other.place.line));
    }
    expect("(");
    while (!peek().is(")")) {
      made.parameters.push_back(expect_name("the name of a parameter"));
      if (!accept(",")) break;
    }
    expect(")");
    expect("{");
    std::vector<Term> facts;
    const Place start = peek().place;
    while (!peek().is("}")) {
      facts.push_back(formula());
      if (!accept(";")) break;
    }
    expect("}");
    made.body = this->made(Kind::And, start, std::move(facts));
    return made;
  }

  Term formula() {
    if (depth_ == kDeepest) too_deep(peek().place);
    ++depth_;
    Term term = iff();
    --depth_;
    return term;
  }

  Term iff() {
    Term left = implication();
    while (peek().is("<=>") || peek().is("iff")) {
      const Place place = take().place;
      std::vector<Term> parts;
      parts.push_back(std::move(left));
      parts.push_back(implication());
      left = made(Kind::Iff, place, std::move(parts));
    }
    return left;
  }

  /// To the right: a => b => c is a => (b => c).
  Term implication() {
    Term left = list({"||", "or"}, Kind::Or, [this] { return conjunction(); });
    if (!peek().is("=>") && !peek().is("implies")) return left;
    const Place place = take().place;
    std::vector<Term> parts;
    parts.push_back(std::move(left));
    if (depth_ == kDeepest) too_deep(place);
    ++depth_;
    parts.push_back(implication());
    const bool has_else = accept("else");
    if (has_else) parts.push_back(implication());
    --depth_;
    return made(has_else ? Kind::IfElse : Kind::Implies, place, std::move(parts));
  }

  Term conjunction() {
    return list({"&&", "and"}, Kind::And, [this] { return negation(); });
  }

  template <class Part>
  Term list(std::pair<std::string_view, std::string_view> signs, Kind kind, Part part) {
    const Place place = peek().place;
    std::vector<Term> parts;
    parts.push_back(part());
    while (accept(signs.first, signs.second)) parts.push_back(part());
    return parts.size() == 1 ? std::move(parts[0]) : made(kind, place, std::move(parts));
  }

  Term negation() {
    const Place place = peek().place;
    if (!accept("!", "not")) return quantified();
    if (depth_ == kDeepest) too_deep(place);
    ++depth_;
    std::vector<Term> parts;
    parts.push_back(negation());
    --depth_;
    return made(Kind::Not, place, std::move(parts));
  }

  Term quantified() {
    const Place place = peek().place;
    if (accept("let")) {
      Term term = made(Kind::Let, place, {});
      term.names.push_back(expect_name("a name"));
      expect("=");
      return with_body(std::move(term), sum());
    }
    for (const auto& [text, quantifier] : kQuantifiers) {
      if (!accept(text)) continue;
      if (quantifier == Term::Quantifier::All || is_declaration())
        return declared(place, quantifier);
      std::vector<Term> parts;
      parts.push_back(sum());
      Term term = made(Kind::Multiple, place, std::move(parts));
      term.quantifier = quantifier;
      return term;
    }
    return comparison();
  }

  /// `some x, y: …` declares names, `some x.next` does not.
  bool is_declaration() const {
    std::size_t ahead = peek().is("disj") ? 1 : 0;
    if (ahead == 1) return true;
    while (peek(ahead).kind == Token::Kind::Name && peek(ahead + 1).is(",")) ahead += 2;
    return peek(ahead).kind == Token::Kind::Name && peek(ahead + 1).is(":");
  }

  /// Declarations after the first are quantifiers inside of it, which for `one` and `lone` would
  /// mean something else: those take one name.
  Term declared(Place place, Term::Quantifier quantifier) {
    Term term = made(Kind::Quantified, place, {});
    term.quantifier = quantifier;
    term.disjoint = accept("disj");
    do term.names.push_back(expect_name("the name of a variable"));
    while (accept(","));
    const bool counts = quantifier == Term::Quantifier::One || quantifier == Term::Quantifier::Lone;
    if (counts && term.names.size() > 1)
      to_.fail(place, "one and lone declare a single name, found several");
    expect(":");
    Term domain = sum();
    if (!peek().is(",")) return with_body(std::move(term), std::move(domain));
    if (counts) to_.fail(peek().place, "one and lone declare a single name, found several");
    const Place next = take().place;
    if (depth_ == kDeepest) too_deep(next);
    ++depth_;
    // no x: A, y: B | f  is  no x: A | some y: B | f
    Term body =
        declared(next, quantifier == Term::Quantifier::No ? Term::Quantifier::Some : quantifier);
    --depth_;
    return joined(std::move(term), std::move(domain), std::move(body));
  }

  Term with_body(Term term, Term first) {
    expect("|");
    return joined(std::move(term), std::move(first), formula());
  }

  Term joined(Term term, Term first, Term body) const {
    std::vector<Term> parts;
    parts.push_back(std::move(first));
    parts.push_back(std::move(body));
    Term whole = made(term.kind, term.place, std::move(parts));
    whole.names = std::move(term.names);
    whole.quantifier = term.quantifier;
    whole.disjoint = term.disjoint;
    return whole;
  }

  Term comparison() {
    Term left = sum();
    const Place place = peek().place;
    bool negated = false;
    if ((peek().is("!") || peek().is("not")) && find_comparison(peek(1)) != nullptr) {
      take();
      negated = true;
    }
    const SignRow* row = find_comparison(peek());
    if (row == nullptr) return left;
    take();
    std::vector<Term> parts;
    parts.push_back(std::move(left));
    parts.push_back(sum());
    if (row->is_swapped) std::swap(parts[0], parts[1]);
    Term term = made(Kind::Compare, place, std::move(parts));
    term.op = row->op;
    if (row->is_negated == negated) return term;
    std::vector<Term> inside;
    inside.push_back(std::move(term));
    return made(Kind::Not, place, std::move(inside));
  }

  static const SignRow* find_comparison(const Token& token) {
    for (const SignRow& row : kComparisons) {
      if (token.is(row.text)) return &row;
    }
    return nullptr;
  }

  Term sum() {
    Term left = intersection();
    while (peek().is("+") || peek().is("-")) {
      const Token sign = take();
      std::vector<Term> parts;
      parts.push_back(std::move(left));
      parts.push_back(intersection());
      left = made(sign.is("+") ? Kind::Plus : Kind::Minus, sign.place, std::move(parts));
    }
    return left;
  }

  Term intersection() {
    Term left = cardinality();
    while (peek().is("&")) {
      const Place place = take().place;
      std::vector<Term> parts;
      parts.push_back(std::move(left));
      parts.push_back(cardinality());
      left = made(Kind::Intersection, place, std::move(parts));
    }
    return left;
  }

  Term cardinality() {
    const Place place = peek().place;
    if (!accept("#")) return join();
    std::vector<Term> parts;
    parts.push_back(join());
    return made(Kind::Cardinality, place, std::move(parts));
  }

  Term join() {
    Term left = primary();
    while (peek().is(".")) {
      const Place place = take().place;
      std::vector<Term> parts;
      parts.push_back(std::move(left));
      left = made(Kind::Join, place, std::move(parts));
      left.step = step();
    }
    return left;
  }

  Step step() {
    Step made{peek().place, Step::Repeat::Once, {}};
    if (accept("^"))
      made.repeat = Step::Repeat::Plus;
    else if (accept("*"))
      made.repeat = Step::Repeat::Star;
    const bool backwards = accept("~");
    if (accept("(")) {
      do made.fields.push_back(field());
      while (accept("+"));
      expect(")");
    } else {
      made.fields.push_back(field());
    }
    if (backwards) {
      for (FieldName& field : made.fields) field.backwards = !field.backwards;
    }
    return made;
  }

  FieldName field() {
    FieldName made{peek().place, {}, {}, accept("~")};
    made.place = peek().place;
    made.name = word("the name of a field");
    if (accept("::")) {
      made.class_name = std::move(made.name);
      made.name = word("the name of a field");
    }
    return made;
  }

  /// A field may be called like a keyword.
  std::string word(std::string_view what) {
    if (peek().kind != Token::Kind::Name && peek().kind != Token::Kind::Keyword) expected(what);
    return std::string(take().text);
  }

  Term primary() {
    const Token token = peek();
    if (token.kind == Token::Kind::Integer || token.is("-")) return integer();
    if (accept("true", "false")) {
      Term term = made(Kind::Truth, token.place, {});
      term.number = token.is("true") ? 1 : 0;
      return term;
    }
    if (accept("none", "null")) return made(Kind::Nothing, token.place, {});
    if (accept("(")) {
      Term term = formula();
      expect(")");
      return term;
    }
    if (accept("{")) {
      Term term = made(Kind::Comprehension, token.place, {});
      term.names.push_back(expect_name("the name of a variable"));
      expect(":");
      Term whole = with_body(std::move(term), sum());
      expect("}");
      return whole;
    }
    if (token.kind != Token::Kind::Name) expected("a formula or an expression");
    take();
    if (peek().is("(")) return call(token);
    Term term = made(Kind::Name, token.place, {});
    term.name = token.text;
    return term;
  }

  Term call(const Token& name) {
    expect("(");
    std::vector<Term> arguments;
    while (!peek().is(")")) {
      arguments.push_back(sum());
      if (!accept(",")) break;
    }
    expect(")");
    Term term = made(Kind::Call, name.place, std::move(arguments));
    term.name = name.text;
    return term;
  }

  Term integer() {
    const Place place = peek().place;
    const bool is_negative = accept("-");
    if (peek().kind != Token::Kind::Integer) expected("a number");
    const std::string digits(take().text);
    constexpr std::size_t kDigits = 10;
    const std::int64_t value = digits.size() > kDigits ? kLargest + 1 : std::stoll(digits);
    if (value > kLargest - (is_negative ? 0 : 1))
      to_.fail(place, fmt::format("{} is too large, expected an int", loris::quoted(digits)));
    Term term = made(Kind::Integer, place, {});
    term.number = is_negative ? -value : value;
    return term;
  }

  Specification& to_;
  std::vector<Token> tokens_;
  std::size_t at_ = 0;
  std::uint32_t depth_ = 0;
};

}  // namespace

Specification parse_specification(const std::string& file, std::string text) {
  Specification specification{file, std::move(text), {}, {}};
  Parser(specification).run();
  return specification;
}

Specification read_specification(const std::string& file) {
  const auto bytes = read_file(file);
  if (!bytes) throw InputError(fmt::format("{}: there is no such file", file));
  return parse_specification(file, std::string(bytes->begin(), bytes->end()));
}

}  // namespace loris::relational
