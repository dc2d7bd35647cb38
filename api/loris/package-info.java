/**
 * What a Java program can say to Loris: assumptions, unknown values, contracts.
 *
 * <p>Nothing of it is needed to analyse plain code. It is for invariants of classes that one cannot
 * edit ({@link loris.Loris#field}), for drivers with values of their own ({@link loris.Loris#anyInt})
 * and for contracts that stand beside the code instead of on the command line ({@link loris.Pre},
 * {@link loris.Post}, {@link loris.Invariant}).
 */
package loris;
