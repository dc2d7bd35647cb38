#include "relational/parser.h"

#include <gtest/gtest.h>

#include "base/input_error.h"

namespace loris::relational {
namespace {

using Kind = Term::Kind;

/// The term again, with all its parentheses.
std::string text_of(const Term& term);

std::string joined(const std::vector<Term>& parts, const std::string& separator) {
  std::string text;
  for (const Term& part : parts) text += (text.empty() ? "" : separator) + text_of(part);
  return text;
}

std::string text_of(const Step& step) {
  std::string text = step.repeat == Step::Repeat::Plus   ? "^"
                     : step.repeat == Step::Repeat::Star ? "*"
                                                         : "";
  const char* separator = step.fields.size() > 1 ? "(" : "";
  for (const FieldName& field : step.fields) {
    text += separator;
    text += field.backwards ? "~" : "";
    text += field.class_name.empty() ? "" : field.class_name + "::";
    text += field.name;
    separator = "+";
  }
  return text + (step.fields.size() > 1 ? ")" : "");
}

std::string quantifier_of(const Term& term) {
  constexpr const char* kNames[]{"all", "some", "no", "one", "lone"};
  return kNames[static_cast<int>(term.quantifier)];
}

std::string text_of(const Term& term) {
  const auto& p = term.parts;
  const auto two = [&](const char* sign) { return "(" + joined(p, sign) + ")"; };
  switch (term.kind) {
    case Kind::Name: return term.name;
    case Kind::Nothing: return "none";
    case Kind::Integer: return std::to_string(term.number);
    case Kind::Truth: return term.number != 0 ? "true" : "false";
    case Kind::Join: return text_of(p[0]) + "." + text_of(term.step);
    case Kind::Plus: return two("+");
    case Kind::Minus: return two("-");
    case Kind::Intersection: return two("&");
    case Kind::Cardinality: return "#" + text_of(p[0]);
    case Kind::Comprehension:
      return "{" + term.names[0] + ":" + text_of(p[0]) + "|" + text_of(p[1]) + "}";
    case Kind::Not: return "!" + text_of(p[0]);
    case Kind::And: return two("&&");
    case Kind::Or: return two("||");
    case Kind::Implies: return two("=>");
    case Kind::Iff: return two("<=>");
    case Kind::IfElse: return two("?");
    case Kind::Compare: {
      constexpr const char* kSigns[]{"=", " in ", "<", "<="};
      return two(kSigns[static_cast<int>(term.op)]);
    }
    case Kind::Multiple: return quantifier_of(term) + "(" + text_of(p[0]) + ")";
    case Kind::Quantified: {
      std::string names;
      for (const std::string& name : term.names) names += (names.empty() ? "" : ",") + name;
      return quantifier_of(term) + (term.disjoint ? " disj " : " ") + names + ":" + text_of(p[0]) +
             "|" + text_of(p[1]);
    }
    case Kind::Let: return "let " + term.names[0] + "=" + text_of(p[0]) + "|" + text_of(p[1]);
    case Kind::Call: return term.name + "(" + joined(p, ",") + ")";
  }
  return "?";
}

std::string parsed(const std::string& formula) {
  const Specification specification = parse_specification("test.rel", formula + ";");
  EXPECT_EQ(specification.facts.size(), 1u);
  return text_of(specification.facts[0].formula);
}

std::string error_of(const std::string& text) {
  try {
    parse_specification("test.rel", text);
  } catch (const InputError& error) {
    return error.what();
  }
  return "none";
}

TEST(Parser, ReadsEveryProduction) {
  EXPECT_EQ(parsed("a = b"), "(a=b)");
  EXPECT_EQ(parsed("a != b"), "!(a=b)");
  EXPECT_EQ(parsed("a ! = b"), "!(a=b)");
  EXPECT_EQ(parsed("a in b"), "(a in b)");
  EXPECT_EQ(parsed("a !in b"), "!(a in b)");
  EXPECT_EQ(parsed("a not in b"), "!(a in b)");
  EXPECT_EQ(parsed("a < 1"), "(a<1)");
  EXPECT_EQ(parsed("a <= 1"), "(a<=1)");
  EXPECT_EQ(parsed("a =< 1"), "(a<=1)");
  EXPECT_EQ(parsed("a > 1"), "(1<a)");
  EXPECT_EQ(parsed("a >= 1"), "(1<=a)");
  EXPECT_EQ(parsed("a = none"), "(a=none)");
  EXPECT_EQ(parsed("a = null"), "(a=none)");
  EXPECT_EQ(parsed("a.f = true"), "(a.f=true)");
  EXPECT_EQ(parsed("false"), "false");
  EXPECT_EQ(parsed("a = -3"), "(a=-3)");
  EXPECT_EQ(parsed("a = -2147483648 + 2147483647"), "(a=(-2147483648+2147483647))");
  EXPECT_EQ(parsed("a + b - c & d = #e.f"), "(((a+b)-(c&d))=#e.f)");
  EXPECT_EQ(parsed("a.f.^g.*h = b.(f + g).^(~f + T::g)"), "(a.f.^g.*h=b.(f+g).^(~f+T::g))");
  EXPECT_EQ(parsed("a.~f = b.^~(f + ~g)"), "(a.~f=b.^(~f+g))");
  EXPECT_EQ(parsed("a.all.one = (a + b).t/Node$I::in"), "(a.all.one=(a+b).t/Node$I::in)");
  EXPECT_EQ(parsed("some a"), "some(a)");
  EXPECT_EQ(parsed("no a.f & b"), "no((a.f&b))");
  EXPECT_EQ(parsed("one a && lone b"), "(one(a)&&lone(b))");
  EXPECT_EQ(parsed("all x: T | x = x || true"), "all x:T|((x=x)||true)");
  EXPECT_EQ(parsed("some x, y: T, z: U | x = z"), "some x,y:T|some z:U|(x=z)");
  EXPECT_EQ(parsed("no disj x, y: T | x = y"), "no disj x,y:T|(x=y)");
  EXPECT_EQ(parsed("no x: T, y: U | x = y"), "no x:T|some y:U|(x=y)");
  EXPECT_EQ(parsed("one x: T | x = y"), "one x:T|(x=y)");
  EXPECT_EQ(parsed("lone x: T | x = y"), "lone x:T|(x=y)");
  EXPECT_EQ(parsed("let x = a.f + b | x = none"), "let x=(a.f+b)|(x=none)");
  EXPECT_EQ(parsed("#{x: T | x = a} = 1"), "(#{x:T|(x=a)}=1)");
  EXPECT_EQ(parsed("p(a, b.f) && q()"), "(p(a,b.f)&&q())");
  EXPECT_EQ(parsed("((a = b))"), "(a=b)");
}

TEST(Parser, BindsAsInAlloy) {
  EXPECT_EQ(parsed("!a = b && c = d || e = f"), "((!(a=b)&&(c=d))||(e=f))");
  EXPECT_EQ(parsed("not true and false or true"), "((!true&&false)||true)");
  EXPECT_EQ(parsed("true => false => true"), "(true=>(false=>true))");
  EXPECT_EQ(parsed("true => false else true"), "(true?false?true)");
  EXPECT_EQ(parsed("true implies false iff true <=> false"), "(((true=>false)<=>true)<=>false)");
  EXPECT_EQ(parsed("true || false => true && false"), "((true||false)=>(true&&false))");
  EXPECT_EQ(parsed("true && all x: T | true && false"), "(true&&all x:T|(true&&false))");
  EXPECT_EQ(parsed("a = b && c = d && e = f"), "((a=b)&&(c=d)&&(e=f))");
}

TEST(Parser, ReadsPredicatesAndComments) {
  const Specification read = parse_specification("test.rel",
                                                 "-- one\n// two\n/* three\n */ pred p(x, y) "
                                                 "{ x = y; some x }\n pred q() {} p(a, b);\n q();");
  ASSERT_EQ(read.predicates.size(), 2u);
  EXPECT_EQ(text_of(read.predicates[0].body), "((x=y)&&some(x))");
  EXPECT_EQ(read.predicates[0].parameters, (std::vector<std::string>{"x", "y"}));
  EXPECT_EQ(read.facts.size(), 2u);
  EXPECT_EQ(read.facts[0].predicates_before, 2u);
  EXPECT_TRUE(parse_specification("test.rel", "").facts.empty());
}

TEST(Parser, SaysWhereAndWhatIsExpected) {
  EXPECT_TRUE(error_of("a = b;\nx = ;")
                  .starts_with("test.rel:2:5: expected a formula or an expression, found ';'"));
  const auto starts = [](const std::string& text, const std::string& error) {
    EXPECT_TRUE(error_of(text).starts_with("test.rel:" + error)) << text << ": " << error_of(text);
  };
  starts("a = b", "1:6: expected ';', found the end of the file");
  starts("a = b c", "1:7: expected ';', found 'c'");
  starts("a = ?", "1:5: unexpected character '?'");
  starts("a = 3x", "1:5: '3x' is no number, expected digits");
  starts("a = 2147483648", "1:5: '2147483648' is too large, expected an int");
  starts("a = -99999999999999999999", "1:5: '99999999999999999999' is too large, expected an int");
  starts("a = -b", "1:6: expected a number, found 'b'");
  starts("/* a", "1:1: a comment that is not closed, expected */");
  starts("(a = b;", "1:7: expected ')', found ';'");
  starts("all x T | a", "1:7: expected ':', found 'T'");
  starts("all 3: T | a", "1:5: expected the name of a variable, found '3'");
  starts("all x: T a", "1:10: expected '|', found 'a'");
  starts("one x, y: T | true", "1:1: one and lone declare a single name, found several");
  starts("lone x: T, y: T | true", "1:10: one and lone declare a single name, found several");
  starts("let = a | true", "1:5: expected a name, found '='");
  starts("let x a | true", "1:7: expected '=', found 'a'");
  starts("a. = b", "1:4: expected the name of a field, found '='");
  starts("a.(f + g = b", "1:10: expected ')', found '='");
  starts("a.T:: = b", "1:7: expected the name of a field, found '='");
  starts("{x T | true} = a", "1:4: expected ':', found 'T'");
  starts("{x: T | true = a", "1:17: expected '}', found the end of the file");
  starts("p(a = b)", "1:5: expected ')', found '='");
  starts("pred (a) {}", "1:6: expected the name of a predicate, found '('");
  starts("pred p a", "1:8: expected '(', found 'a'");
  starts("pred p(3) {}", "1:8: expected the name of a parameter, found '3'");
  starts("pred p(a {}", "1:10: expected ')', found '{'");
  starts("pred p() a", "1:10: expected '{', found 'a'");
  starts("pred p() { true", "1:16: expected '}', found the end of the file");
  starts("pred p() {}\npred p() {}", "2:6: there is a predicate p already, on line 1");
}

TEST(Parser, DoesNotFollowAnyDepth) {
  const auto repeated = [](const std::string& text, std::size_t times) {
    std::string all;
    for (std::size_t i = 0; i < times; ++i) all += text;
    return all;
  };
  constexpr std::size_t kMany = 100'000;
  for (const std::string& text :
       {repeated("(", kMany), repeated("!", kMany), repeated("true => ", kMany),
        repeated("all x: T | ", kMany), "some x: T" + repeated(", y: T", kMany) + " | true;",
        "a = b" + repeated(".f", kMany) + ";", "a = b" + repeated(" + b", kMany) + ";",
        "a = b" + repeated(" & b", kMany) + ";", "true" + repeated(" <=> true", kMany) + ";",
        repeated("{x: T | ", kMany), repeated("let x = a | ", kMany)})
    EXPECT_NE(error_of(text).find("nested too deeply, expected at most 200 levels"),
              std::string::npos)
        << text.substr(0, 20) << ": " << error_of(text).substr(0, 200);
  EXPECT_EQ(error_of("true" + repeated(" && true", kMany) + ";"), "none");
}

}  // namespace
}  // namespace loris::relational
