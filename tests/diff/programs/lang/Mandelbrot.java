// Floating-point work: Mandelbrot picture, complex numbers, Newton, Simpson, an n-body step, statistics.
public class Mandelbrot {
    record Complex(double re, double im) {
        Complex plus(Complex o) { return new Complex(re + o.re, im + o.im); }
        Complex times(Complex o) { return new Complex(re * o.re - im * o.im, re * o.im + im * o.re); }
        Complex over(Complex o) { double n = o.re * o.re + o.im * o.im; return new Complex((re * o.re + im * o.im) / n, (im * o.re - re * o.im) / n); }
        double norm() { return re * re + im * im; }
    }

    interface F { double at(double x); default F derivative(double h) { return x -> (at(x + h) - at(x - h)) / (2 * h); } }

    static double simpson(F f, double a, double b, int n) {
        double h = (b - a) / n, s = f.at(a) + f.at(b);
        for (int i = 1; i < n; i++) s += f.at(a + i * h) * (i % 2 == 0 ? 2 : 4);
        return s * h / 3;
    }

    static double newton(F f, double x) { F d = f.derivative(1e-5); for (int i = 0; i < 30 && Math.abs(f.at(x)) > 1e-14; i++) x -= f.at(x) / d.at(x); return x; }

    static double bisect(F f, double lo, double hi) { while (hi - lo > 1e-12) { double m = (lo + hi) / 2; if (f.at(lo) * f.at(m) <= 0) hi = m; else lo = m; } return lo; }

    static class Body { double x, y, vx, vy; final double m; Body(double x, double y, double vx, double vy, double m) { this.x = x; this.y = y; this.vx = vx; this.vy = vy; this.m = m; } }

    static void step(Body[] bs, double dt) {
        for (Body a : bs) for (Body b : bs) if (a != b) {
            double dx = b.x - a.x, dy = b.y - a.y, r2 = dx * dx + dy * dy + 0.01, k = b.m / (r2 * Math.sqrt(r2)) * dt;
            a.vx += dx * k;
            a.vy += dy * k;
        }
        for (Body b : bs) { b.x += b.vx * dt; b.y += b.vy * dt; }
    }

    public static void main(String[] args) {
        for (int r = 0; r < 13; r++) {
            StringBuilder s = new StringBuilder();
            for (int c = 0; c < 48; c++) {
                double x0 = c / 16.0 - 2.2, y0 = r / 6.0 - 1, x = 0, y = 0;
                int n = 0;
                while (x * x + y * y <= 4 && n < 40) { double t = x * x - y * y + x0; y = 2 * x * y + y0; x = t; n++; }
                s.append(n == 40 ? '#' : " .:-=+*%@".charAt(n % 9));
            }
            System.out.println(s.toString().stripTrailing());
        }
        Complex z = new Complex(0, 0), c = new Complex(-0.4, 0.6);
        for (int i = 0; i < 40; i++) z = z.times(z).plus(c);
        System.out.println(z + " " + z.norm());
        System.out.println(new Complex(1, 2).over(new Complex(3, -4)) + " " + new Complex(1, 0).over(new Complex(0, 0)));
        System.out.println(simpson(x -> x * x, 0, 3, 10) + " " + simpson(x -> 1 / x, 1, 2, 100) + " " + simpson(x -> x < 0 ? -x : x, -1, 1, 4));
        System.out.println(newton(x -> x * x - 2, 1) + " " + newton(x -> x * x * x - x - 2, 1.5) + " " + bisect(x -> x * x - 3, 0, 2));
        Body[] bs = {new Body(0, 0, 0, 0, 10), new Body(3, 0, 0, 1.8, 1), new Body(-5, 1, 0.2, -1.3, 0.5)};
        for (int i = 0; i < 300; i++) step(bs, 0.01);
        for (Body b : bs) System.out.println(b.x + " " + b.y + " " + b.vx + " " + b.vy);
        double mean = 0, m2 = 0;
        int n = 0;
        for (double v : new double[] {2.5, 3.5, -1, 1e6, 1e-6, 7, 7, 7}) { n++; double d = v - mean; mean += d / n; m2 += d * (v - mean); }
        System.out.println(mean + " " + m2 / n + " " + Math.sqrt(m2 / n));
        double e = 1, term = 1;
        for (int i = 1; i < 25; i++) e += term /= i;
        System.out.println(e + " " + (e - Math.E));
        float fe = 1, ft = 1;
        for (int i = 1; i < 15; i++) fe += ft /= i;
        System.out.println(fe + " " + (fe == (float) Math.E));
        System.out.println(Math.floor(-1.5) + " " + Math.ceil(-0.5) + " " + Math.rint(2.5) + " " + Math.rint(3.5) + " " + Math.sqrt(-1) + " " + Math.abs(-0.0) + " " + Math.signum(-3.0) + " " + Math.hypot(3, 4) + " " + Math.ulp(1.0) + " " + Math.scalb(1.5, 10) + " " + Math.getExponent(1e10));
    }
}
