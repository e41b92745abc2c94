import { findMatches } from '@forecourt/schema/findMatches'
import { presentValue } from '../../finance/comparisonRate'
import type { TextContent } from '../Advert'
import type { ComplianceRule } from '../ComplianceRule'
import { type Match, matchesIn, nearMatches, textAround } from '../matching'
import { lowestCarDollars } from '../price/lowestCarDollars'
import { interestRatesIn, repaymentsIn } from './creditPatterns'

const amount = String.raw`\$\s?(\d{1,3}(?:,\d{3})+|\d{4,6})(?:\.\d\d)?\b`
const anyAmount = new RegExp(amount, 'g')

/** Text around an amount that isn't a car's price, such as the loan of a comparison rate or a bonus. */
const before =
  /\b(?:loans?|borrow\w*|deposit|balloon|residual|payments?|repay\w*|trade|sav(?:e|ings?)|bonus|discount|total|payable|credit|contribution|worth|value|fees?)\b[^.$\n]{0,20}$/i
const after =
  /^\s?(?:secured|unsecured|personal|(?:car\s)?loan|deposit|off\b|discount|bonus|cash\s?back|in total|total|saving|trade|factory|balloon|credit|towards|contribution|worth|future)/i

const dollars = (text: string): number => Number(text.replace(/[^\d.]/g, ''))

/** Prices of cars in a text. */
const pricesIn = ({ text }: TextContent, repayments: readonly Match[]): Match[] =>
  matchesIn(text, anyAmount).filter(
    ({ at, length, text: price }) =>
      dollars(price) >= lowestCarDollars &&
      !repayments.some((each) => at < each.at + each.length && each.at < at + length) &&
      !before.test(text.slice(Math.max(0, at - 40), at)) &&
      !after.test(text.slice(at + length, at + length + 20)),
  )

const periods: readonly (readonly [name: RegExp, perYear: number])[] = [
  [/fortnight|f[/'’]?n|p[./]?\s?f\b/i, 26],
  [/month|mth|p[./]?\s?m\b/i, 12],
  [/week|wk|p[./]?\s?w\b/i, 52],
]

const perYearOf = (repayment: string): number | undefined => periods.find(([name]) => name.test(repayment))?.[1]

const statedTerm = /\b(?:over|for)\s(?:a\s)?(\d{1,2})[\s-](year|yr|month|mth)|\b(\d{1,2})[\s-](year|yr|month|mth)s?\s(?:loan\s)?term\b/i

/** The longest term of a car loan that the calculator allows (FIN-15). Years. */
const longestYears = 7

/** The stated term in years, or the longest. */
const yearsOf = (text: string): number => {
  const [, one, unit = '', other, otherUnit = ''] = statedTerm.exec(text) ?? []
  const count = Number(one ?? other)
  if (!count) return longestYears
  return /^m/i.test(unit || otherUnit) ? count / 12 : count
}

const none = /\b(?:no|nil|zero|without(?: a)?)\s(?:deposit|balloon|residual|final payment)\b/gi
const deposit = new RegExp(String.raw`\bdeposit\s(?:of\s)?${amount}|${amount}\sdeposit\b`, 'gi')
const atTheEnd = '(?:balloon|residual|final payment|guaranteed future value|gfv)'
const final = new RegExp(String.raw`\b${atTheEnd}\s(?:payment\s|amount\s|value\s)?(?:of\s)?${amount}|${amount}\s${atTheEnd}\b`, 'gi')
const otherMoney = new RegExp(String.raw`\b(?:deposit|${atTheEnd}|future value|lump sum|trade[\s-]?ins?)\b`, 'i')

interface OtherPayments {
  readonly depositDollars: number
  readonly finalDollars: number
}

const sumOf = (text: string, pattern: RegExp): number =>
  findMatches(text, pattern).reduce((sum, [, one, other]) => sum + dollars(one ?? other ?? '0'), 0)

/** What is paid besides the repayments; null if an amount isn't stated. */
const otherPayments = (text: string): OtherPayments | null => {
  const left = text.replaceAll(none, '').replaceAll(deposit, '').replaceAll(final, '')
  return otherMoney.test(left) ? null : { depositDollars: sumOf(text, deposit), finalDollars: sumOf(text, final) }
}

/** Characters between a repayment and the price and rate that belong to it. */
const reach = 300

/** Part of the price by which rounded repayments may fall short of it. */
const tolerance = 0.03

/** Whether a repayment can't repay the price next to it, at the stated rate and over the stated or the longest term. */
const fallsShort = (content: TextContent, repayment: Match, prices: readonly Match[], rates: readonly Match[]): boolean => {
  const perYear = perYearOf(repayment.text)
  const price = Math.min(...nearMatches(repayment, prices, reach).map(({ text }) => dollars(text)))
  const figure = dollars(/\$\s?[\d,]+(?:\.\d+)?/.exec(repayment.text)?.[0] ?? '')
  if (perYear === undefined || !Number.isFinite(price) || !(figure > 0)) return false
  const around = textAround(content, repayment, reach)
  const others = otherPayments(around)
  if (!others) return false
  const percent = Number(/\d{1,2}(?:\.\d{1,2})?/.exec(nearMatches(repayment, rates, reach)[0]?.text ?? '')?.[0] ?? 0)
  const payments = Math.round(perYear * yearsOf(around))
  const rate = percent / 100 / perYear
  const repaid = figure * presentValue(payments, rate) + others.depositDollars + others.finalDollars * (1 + rate) ** -payments
  return repaid < price * (1 - tolerance)
}

export const repaymentTooLow: ComplianceRule = {
  id: 'repayment-too-low',
  title: 'Repayments that repay the price',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 29' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: ['comments', 'offer', 'post'],
  severity: 'error',
  explanation:
    'The repayment can’t repay the price beside it: over the stated term, or seven years if none is stated, it comes to less. Correct it, or state the term, deposit and final payment it depends on.',
  find: ({ content, rentsByTheWeek }) => {
    if (rentsByTheWeek) return []
    const repayments = repaymentsIn(content)
    if (repayments.length === 0) return []
    const prices = pricesIn(content, repayments)
    const rates = interestRatesIn(content)
    return repayments.filter((repayment) => fallsShort(content, repayment, prices, rates))
  },
}
