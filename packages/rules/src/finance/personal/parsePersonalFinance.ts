import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Cents } from '../../entities/Car'
import { parseWholeDollars } from '../../text/parseWholeDollars'
import { calculatorBounds } from '../calculator/calculatorBounds'
import { calculatorStart } from '../calculator/calculatorStart'
import { clampEntry } from '../calculator/clampEntry'
import { type IncomeBand, incomeBands, type PersonalFinanceParams } from './PersonalFinance'

/** Loan terms to choose from, in years. */
export const personalTerms = [1, 2, 3, 4, 5, 6, 7] as const

/**
 * Reads what the form of personalised finance sent (RTE-12): anything strange counts as left out, amounts are moved into the calculator's
 * bounds. The price of a car is the car's.
 */
export const parsePersonalFinance = (
  query: URLSearchParams,
  config: Pick<ResolvedConfig, 'calculator' | 'finance'>,
  car: { readonly priceCents: Cents | null } | null,
): PersonalFinanceParams => {
  const start = calculatorStart(config, car)
  const cents = (name: string) => parseWholeDollars((query.get(name) ?? '').slice(0, 20))
  const years = Number(query.get('term'))
  const { priceCents, depositCents } = clampEntry(
    { ...start, priceCents: (car?.priceCents ?? cents('price')) || start.priceCents, depositCents: cents('deposit') ?? 0 },
    calculatorBounds(config),
  )
  const income = query.get('income') ?? ''
  const rating = query.get('rating')
  return {
    priceCents,
    depositCents: Math.min(depositCents, priceCents),
    years: personalTerms.find((term) => term === years) ?? Math.round(start.years),
    income: Object.hasOwn(incomeBands, income) ? (income as IncomeBand) : null,
    rating: config.finance.ratings.find(({ id }) => id === rating)?.id ?? null,
  }
}
