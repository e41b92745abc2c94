import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { formatMoney } from '../../format/formatMoney'
import { formatRate } from '../../format/formatRate'
import { calculateRepayments } from '../calculator/calculateRepayments'
import { type PaymentFrequency, paymentFrequencies } from '../calculator/paymentFrequencies'
import type { FeeText } from '../small-print/feeTexts'
import { incomeBands, type PersonalFinanceParams } from './PersonalFinance'

/** What a shopper's figures come to, in words. */
export interface PersonalFigures {
  /** By the week, the fortnight and the month, such as '$142 a week'. */
  readonly repayments: readonly { readonly amount: string; readonly per: string }[]
  /** '8.99% p.a.', never without the comparison rate beside it. */
  readonly rateText: string
  readonly comparisonText: string
  readonly borrowedText: string
  /** Everything paid over the term, by the month. */
  readonly totalText: string
  readonly fees: readonly FeeText[]
  /** The share of what they earn, where they said it; such as 'about 9% …'. */
  readonly shareText: string | null
}

type Settings = Pick<ResolvedConfig, 'calculator' | 'lender' | 'estimate' | 'finance'>

const widest = { minRate: 0.01, maxRate: 48 } as const

/**
 * Works out repayments for a shopper's own figures, with the site's rate for how they rate their credit, else the rate of the site's
 * example (RTE-12): as the calculator does, fees included. Null where nothing is left to borrow.
 */
export const personalFigures = (asked: PersonalFinanceParams, config: Settings): PersonalFigures | null => {
  const { priceCents, depositCents, years, income } = asked
  const rates = config.finance.ratings.find(({ id }) => id === asked.rating) ?? config.estimate
  const of = (frequency: PaymentFrequency) =>
    calculateRepayments(
      { priceCents, depositCents, residualCents: 0, years, ratePercent: rates.rate, frequency },
      { ...config, calculator: { ...config.calculator, ...widest } },
    )
  const each = (Object.keys(paymentFrequencies) as PaymentFrequency[]).map(of)
  const month = of('monthly')
  if (!month?.totalText || each.some((one) => !one || one.enquireText !== null)) return null
  const yearly = Number(month.repaymentText.replace(/[^\d]/g, '')) * 12
  const from = income ? incomeBands[income].from : 0
  return {
    repayments: each.flatMap((one) => (one ? [{ amount: one.repaymentText, per: one.perText }] : [])),
    rateText: `${formatRate(rates.rate)} p.a.`,
    comparisonText: `${formatRate(rates.comparisonRate)} p.a.`,
    borrowedText: formatMoney(priceCents - depositCents),
    totalText: month.totalText,
    fees: month.fees,
    shareText: from > 0 ? `At most ${Math.ceil((yearly / from) * 100)}% of what you earn before tax, by the band you chose.` : null,
  }
}

/** What the enquiry at the end says of it, in the shopper's words. */
export const personalMessage = (
  asked: PersonalFinanceParams,
  { car, config }: { readonly car: { readonly name: string } | null; readonly config: Settings },
): string => {
  const figures = personalFigures(asked, config)
  const rating = config.finance.ratings.find(({ id }) => id === asked.rating)
  const week = figures?.repayments[0]
  return [
    `I would like finance for ${car ? `the ${car.name}` : 'a car'}: ${formatMoney(asked.priceCents)}, ${asked.depositCents > 0 ? `${formatMoney(asked.depositCents)} deposit` : 'no deposit'}, over ${asked.years} ${asked.years === 1 ? 'year' : 'years'}.`,
    ...(week ? [`Your page showed about ${week.amount} ${week.per}.`] : []),
    ...(asked.income
      ? [`I earn ${incomeBands[asked.income].label.replace(/^./, (letter) => letter.toLowerCase())} a year before tax.`]
      : []),
    ...(rating ? [`I would call my credit history ${rating.label.toLowerCase()}.`] : []),
  ].join(' ')
}
