import type { CalculatorEntry } from '@forecourt/rules/finance/calculator/calculatorBounds'
import { financeHref } from '@forecourt/rules/routing/financeHref'
import type { Calculation } from './calculator/toCalculation'

/** URL of the site's finance form with the calculator's values (RTE-11). */
export const financeFormHref = ({ settings, car }: Calculation, { priceCents }: CalculatorEntry): string =>
  financeHref({ path: settings.finance.path, car, budgetCents: priceCents })
