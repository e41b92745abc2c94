/** The way from a figure down to the calculator of the same page (VDP-06). */
export const CalculatorLink = () => (
  <a
    href="#finance-calculator"
    className="inline-flex min-h-11 items-center text-tiny font-semibold text-link underline-offset-4 hover:underline print:hidden"
  >
    Work out your repayments
  </a>
)
