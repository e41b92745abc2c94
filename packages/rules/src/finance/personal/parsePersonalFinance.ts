import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Cents } from '../../entities/Car'
import { parseMoney } from '../../text/parseMoney'
import { calculatorBounds } from '../calculator/calculatorBounds'
import { calculatorStart } from '../calculator/calculatorStart'
import { entryProblem } from '../calculator/entryProblem'
import { type IncomeBand, incomeBands, type PersonalFinanceParams } from './PersonalFinance'

/** Loan terms to choose from, in years. */
export const personalTerms = [1, 2, 3, 4, 5, 6, 7] as const

/**
 * Reads what the form of personalised finance sent (RTE-12): a strange choice counts as left out; an amount that can't be read, or lies
 * beyond the calculator's bounds, is said to be wrong and never replaced by another. The price of a car is the car's.
 */
export const parsePersonalFinance = (
  query: URLSearchParams,
  config: Pick<ResolvedConfig, 'calculator' | 'finance'>,
  car: { readonly priceCents: Cents | null } | null,
): PersonalFinanceParams => {
  const start = calculatorStart(config, car)
  const bounds = calculatorBounds(config)
  const amount = (name: 'price' | 'deposit') => {
    const typed = (query.get(name) ?? '').slice(0, 20)
    const cents = parseMoney(typed)
    const problem = cents === null ? null : entryProblem(`${name}Cents`, cents ?? Number.NaN, bounds)
    return { cents: problem === null ? (cents ?? 0) : 0, faults: problem === null ? {} : { [name]: { typed, problem } } }
  }
  const years = Number(query.get('term'))
  const [price, deposit] = [amount('price'), amount('deposit')]
  const priceCents = (car?.priceCents ?? price.cents) || start.priceCents
  const income = query.get('income') ?? ''
  const rating = query.get('rating')
  return {
    priceCents,
    depositCents: Math.min(deposit.cents, priceCents),
    years: personalTerms.find((term) => term === years) ?? Math.round(start.years),
    income: Object.hasOwn(incomeBands, income) ? (income as IncomeBand) : null,
    rating: config.finance.ratings.find(({ id }) => id === rating)?.id ?? null,
    faults: { ...(car?.priceCents ? {} : price.faults), ...deposit.faults },
  }
}
