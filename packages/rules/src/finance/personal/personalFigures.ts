import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { shownFinance } from '@forecourt/schema/switches/shownFinance'
import type { Cents } from '../../entities/Car'
import { formatMoney } from '../../format/formatMoney'
import { formatRate } from '../../format/groupThousands'
import type { Need } from '../../parts/Part'
import { parseMoney } from '../../text/parseMoney'
import { calculateRepayments } from '../calculator/calculateRepayments'
import { calculatorBounds, entryProblem } from '../calculator/calculatorBounds'
import { calculatorStart } from '../calculator/calculatorStart'
import { type PaymentFrequency, paymentFrequencies } from '../calculator/paymentFrequencies'
import type { FeeText } from '../small-print/feeTexts'
import type { LoanTotal } from '../small-print/loanTotals'

/** Bands of annual income before tax: lower bounds, in whole dollars. */
export const incomeBands = {
  under40: { label: 'Under $40,000', from: 0 },
  from40: { label: '$40,000 to $60,000', from: 40_000 },
  from60: { label: '$60,000 to $80,000', from: 60_000 },
  from80: { label: '$80,000 to $120,000', from: 80_000 },
  from120: { label: '$120,000 and more', from: 120_000 },
} as const
type IncomeBand = keyof typeof incomeBands

/** Input of the personalised finance page (RTE-12): money in cents. */
export interface PersonalFinanceParams {
  readonly priceCents: number
  readonly depositCents: number
  readonly years: number
  /** Null if not given. */
  readonly income: IncomeBand | null
  /** Id of one of the site's credit ratings; null if none is chosen. */
  readonly rating: string | null
  /** Invalid amounts by field: the text as entered, and the problem. */
  readonly faults: { readonly [Field in 'price' | 'deposit']?: { readonly entered: string; readonly problem: string } }
}

/** Data of the personalised finance page. */
export interface PersonalFinance {
  readonly requested: PersonalFinanceParams
  /** Whether the form was submitted. */
  readonly isSubmitted: boolean
  readonly car: { readonly slug: string; readonly name: string } | null
}

/** Selectable loan terms in years. */
export const personalTerms = [1, 2, 3, 4, 5, 6, 7] as const

/**
 * Parses the form of personalised finance (RTE-12): an invalid choice counts as empty; an unreadable amount, or one outside the
 * calculator's bounds, is an error and never replaced. The price of a given car is fixed.
 */
export const parsePersonalFinance = (
  query: URLSearchParams,
  config: Pick<ResolvedConfig, 'calculator' | 'finance'>,
  car: { readonly priceCents: Cents | null } | null,
): PersonalFinanceParams => {
  const start = calculatorStart(config, car)
  const bounds = calculatorBounds(config)
  const amount = (name: 'price' | 'deposit') => {
    const entered = (query.get(name) ?? '').slice(0, 20)
    const cents = parseMoney(entered)
    const problem = cents === null ? null : entryProblem(`${name}Cents`, cents ?? Number.NaN, bounds)
    return { cents: problem === null ? (cents ?? 0) : 0, faults: problem === null ? {} : { [name]: { entered, problem } } }
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

/** What personalised finance needs (RTE-12): the site offers it, with a confirmed rate and example (FIN-24). */
export const personalNeeds: readonly Need<{ readonly config: Pick<ResolvedConfig, 'finance' | 'calculator'> }>[] = [
  {
    holds: ({ config }) => config.finance.personalised,
    requirement: 'RTE-12',
    title: 'Finance for a person',
    yes: 'The site works finance out for a person.',
    no: 'The site doesn’t work finance out for a person.',
    settings: ['/finance/personalised'],
  },
  {
    holds: ({ config }) => shownFinance.confirmedRates(config),
    requirement: 'FIN-24',
    title: 'Rate and example confirmed',
    yes: 'The rate and the example of the calculator were confirmed.',
    no: 'The rate and the example of the calculator aren’t confirmed yet.',
    settings: ['/calculator/confirmed'],
  },
]

/** Formatted results of personalised finance. */
export interface PersonalFigures {
  /** Weekly, fortnightly and monthly, such as '$142 a week'. */
  readonly repayments: readonly { readonly amount: string; readonly per: string }[]
  /** '8.99% p.a.', always shown with the comparison rate. */
  readonly rateText: string
  readonly comparisonText: string
  readonly borrowedText: string
  /** Totals over the term, with monthly repayments. */
  readonly totals: readonly LoanTotal[]
  readonly fees: readonly FeeText[]
  /** Share of the stated income, such as 'about 9% …'; null if not given. */
  readonly shareText: string | null
}

type Settings = Pick<ResolvedConfig, 'calculator' | 'lender' | 'estimate' | 'finance' | 'identity'>

const widest = { minRate: 0.01, maxRate: 48 } as const

/**
 * Calculates repayments for a shopper's input, at the site's rate for their credit rating, otherwise the rate of the site's example
 * (RTE-12); like the calculator, including fees. Null if nothing is left to borrow.
 */
export const personalFigures = (requested: PersonalFinanceParams, config: Settings): PersonalFigures | null => {
  const { priceCents, depositCents, years, income } = requested
  const rates = config.finance.ratings.find(({ id }) => id === requested.rating) ?? config.estimate
  const calculate = (frequency: PaymentFrequency) =>
    calculateRepayments(
      { priceCents, depositCents, residualCents: 0, years, ratePercent: rates.rate, frequency },
      { ...config, calculator: { ...config.calculator, ...widest } },
    )
  const results = (Object.keys(paymentFrequencies) as PaymentFrequency[]).map(calculate)
  const month = calculate('monthly')
  if (!month || results.some((one) => !one || one.enquireText !== null)) return null
  const yearly = Number(month.repaymentText.replace(/[^\d]/g, '')) * 12
  const lowestIncome = income ? incomeBands[income].from : 0
  return {
    repayments: results.flatMap((one) => (one ? [{ amount: one.repaymentText, per: one.perText }] : [])),
    rateText: `${formatRate(rates.rate)} p.a.`,
    comparisonText: `${formatRate(rates.comparisonRate)} p.a.`,
    borrowedText: formatMoney(priceCents - depositCents),
    totals: month.totals,
    fees: month.fees,
    shareText:
      lowestIncome > 0
        ? `Up to ${Math.ceil((yearly / lowestIncome) * 100)}% of your income before tax, based on the band you chose.`
        : null,
  }
}

/** Prefilled message of the enquiry, in the first person. */
export const personalMessage = (
  requested: PersonalFinanceParams,
  { car, config }: { readonly car: { readonly name: string } | null; readonly config: Settings },
): string => {
  const figures = personalFigures(requested, config)
  const rating = config.finance.ratings.find(({ id }) => id === requested.rating)
  const week = figures?.repayments[0]
  return [
    `I’d like finance for ${car ? `the ${car.name}` : 'a car'}: ${formatMoney(requested.priceCents)}, ${requested.depositCents > 0 ? `${formatMoney(requested.depositCents)} deposit` : 'no deposit'}, over ${requested.years} ${requested.years === 1 ? 'year' : 'years'}.`,
    ...(week ? [`Your website shows about ${week.amount} ${week.per}.`] : []),
    ...(requested.income
      ? [`I earn ${incomeBands[requested.income].label.replace(/^./, (letter) => letter.toLowerCase())} a year before tax.`]
      : []),
    ...(rating ? [`I’d call my credit history ${rating.label.toLowerCase()}.`] : []),
  ].join(' ')
}
