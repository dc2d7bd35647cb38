package hex;

/**
 * P6: visits the nodes of a parse tree and enters the graph of each function that has one. As in the program
 * it stands for, a function is taken to have its three children, which an unfinished one has not.
 */
public final class NodeTraversal {
  GraphList graphs;
  int visited;
  int entered;

  /** The graphs are a list, the root is that of a tree. */
  static boolean isReady(NodeTraversal traversal, ParseNode root) {
    GraphList graphs = traversal.graphs;
    return graphs != null && ParseNode.isTree(root) && graphs.repOk();
  }

  public void traverse(ParseNode root) {
    branch(root, null);
  }

  private void branch(ParseNode node, ParseNode parent) {
    if (node.parent != parent) throw new AssertionError("not below its parent");
    if (node.type == ParseNode.FUNCTION) {
      function(node);
    } else {
      for (ParseNode child = node.first; child != null; child = child.next) branch(child, node);
    }
    visited++;
  }

  private void function(ParseNode node) {
    ParseNode name = node.first;
    ParseNode parameters = name.next;
    ParseNode body = parameters.next;
    if (body != node.last) throw new AssertionError("more children than a function has");
    branch(name, node);
    branch(parameters, node);
    GraphList.Graph graph = graphs.find(node.number);
    if (graph != null && !graph.isEntered) {
      graph.isEntered = true;
      entered++;
    }
    branch(body, node);
  }
}
