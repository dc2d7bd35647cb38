import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXParseException;

/** Checks files against the DTD that JaCoCo carries: java Validate FILE... */
class Validate {
  public static void main(String[] args) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setValidating(true);
    for (String file : args) {
      DocumentBuilder builder = factory.newDocumentBuilder();
      builder.setEntityResolver(
          (name, system) ->
              new InputSource(
                  org.jacoco.report.xml.XMLFormatter.class.getResourceAsStream("/org/jacoco/report/xml/report.dtd")));
      builder.setErrorHandler(
          new ErrorHandler() {
            @Override
            public void warning(SAXParseException e) throws SAXParseException {
              throw e;
            }

            @Override
            public void error(SAXParseException e) throws SAXParseException {
              throw e;
            }

            @Override
            public void fatalError(SAXParseException e) throws SAXParseException {
              throw e;
            }
          });
      builder.parse(new java.io.File(file));
    }
  }
}
