import java.io.File;
import java.io.FileOutputStream;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.tools.ExecFileLoader;
import org.jacoco.report.IReportVisitor;
import org.jacoco.report.xml.XMLFormatter;

/** Writes JaCoCo's own XML: java JacocoReport EXEC OUT CLASSES... */
class JacocoReport {
  public static void main(String[] args) throws Exception {
    ExecFileLoader loader = new ExecFileLoader();
    loader.load(new File(args[0]));
    CoverageBuilder builder = new CoverageBuilder();
    Analyzer analyzer = new Analyzer(loader.getExecutionDataStore(), builder);
    for (int i = 2; i < args.length; i++) analyzer.analyzeAll(new File(args[i]));
    try (FileOutputStream out = new FileOutputStream(args[1])) {
      IReportVisitor visitor = new XMLFormatter().createVisitor(out);
      visitor.visitInfo(loader.getSessionInfoStore().getInfos(), loader.getExecutionDataStore().getContents());
      visitor.visitBundle(builder.getBundle("loris"), null);
      visitor.visitEnd();
    }
  }
}
