/** Link from a figure to the calculator on the same page (VDP-06). */
export const CalculatorLink = () => (
  <a
    href="#finance-calculator"
    className="inline-flex min-h-11 items-center text-tiny font-semibold text-link underline-offset-4 hover:underline print:hidden"
  >
    Work out your repayments
  </a>
)
