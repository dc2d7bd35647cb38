package check;

import pli.AvlTree;
import pli.BinomialHeap;
import pli.CombatantStatistic;
import pli.DictionaryInfo;
import pli.FaultyBinomialHeap;
import pli.HashMap;
import pli.LinkedList;
import pli.SQLFilterClauses;
import pli.Schedule;
import pli.Template;
import pli.TransportStats;
import pli.TreeMap;
import pli.TreeSet;

/** The preconditions of the classes of pli. */
final class PliSplits {
  static final Split<TreeMap> TREE_MAP = new Split<>(TreeMap::preH, TreeMap::preP, TreeMap::pre);
  static final Split<TreeSet> TREE_SET = new Split<>(TreeSet::preH, TreeSet::preP, TreeSet::pre);
  static final Split<AvlTree> AVL_TREE = new Split<>(AvlTree::preH, AvlTree::preP, AvlTree::pre);
  static final Split<BinomialHeap> BINOMIAL_HEAP =
      new Split<>(BinomialHeap::preH, BinomialHeap::preP, BinomialHeap::pre);
  static final Split<FaultyBinomialHeap> FAULTY_BINOMIAL_HEAP =
      new Split<>(FaultyBinomialHeap::preH, FaultyBinomialHeap::preP, FaultyBinomialHeap::pre);
  static final Split<LinkedList> LINKED_LIST =
      new Split<>(LinkedList::preH, LinkedList::preP, LinkedList::pre);
  static final Split<HashMap> HASH_MAP = new Split<>(HashMap::preH, HashMap::preP, HashMap::pre);
  static final Split<Schedule> SCHEDULE =
      new Split<>(Schedule::preH, Schedule::preP, Schedule::pre);
  static final Split<TransportStats> TRANSPORT =
      new Split<>(TransportStats::preH, TransportStats::preP, TransportStats::pre);
  static final Split<DictionaryInfo> DICTIONARY =
      new Split<>(DictionaryInfo::preH, DictionaryInfo::preP, DictionaryInfo::pre);
  static final Split<Template> TEMPLATE =
      new Split<>(Template::preH, Template::preP, Template::pre);
  static final Split<SQLFilterClauses> SQL_FILTER =
      new Split<>(SQLFilterClauses::preH, SQLFilterClauses::preP, SQLFilterClauses::pre);
  static final Split<CombatantStatistic> COMBATANT =
      new Split<>(CombatantStatistic::preH, CombatantStatistic::preP, CombatantStatistic::pre);

  private PliSplits() {}
}
