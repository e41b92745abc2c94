import type { CalculatorEntry } from '@forecourt/rules/finance/CalculatorEntry'
import { financeHref } from '@forecourt/rules/routing/financeHref'
import type { Calculation } from './calculationOf'

/** The way from a calculator to the site's finance form, with what was entered (RTE-11). */
export const financeFormHref = ({ settings, car }: Calculation, { priceCents }: CalculatorEntry): string =>
  financeHref({ path: settings.finance.path, car, budgetCents: priceCents })
