import type { CalculatorEntry } from '@forecourt/rules/finance/calculator/calculatorBounds'
import { financeHref } from '@forecourt/rules/routing/financeHref'
import type { Calculation } from './calculator/toCalculation'

/** The way from a calculator to the site's finance form, with what was entered (RTE-11). */
export const financeFormHref = ({ settings, car }: Calculation, { priceCents }: CalculatorEntry): string =>
  financeHref({ path: settings.finance.path, car, budgetCents: priceCents })
