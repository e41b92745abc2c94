import { Glyph } from '../../ui/Glyph'
import { slidersHorizontal } from '../../ui/iconPaths'

/** The way from a figure down to the calculator of the same page (VDP-06). */
export const CalculatorLink = () => (
  <a
    href="#finance-calculator"
    className="inline-flex min-h-11 items-center gap-1.5 text-tiny font-semibold text-link underline-offset-4 hover:underline print:hidden"
  >
    <Glyph path={slidersHorizontal} size={14} />
    Work out your repayments
  </a>
)
