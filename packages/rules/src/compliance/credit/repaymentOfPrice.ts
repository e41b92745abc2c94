import { findMatches } from '@forecourt/schema/findMatches'
import type { Cents } from '../../entities/Car'
import { presentValue } from '../../finance/comparisonRate'
import type { ComplianceRule, Offence } from '../ComplianceRule'
import { nearMatches } from '../matching'
import { comparisonRatesIn, interestRatesIn, repaymentsIn } from './creditPatterns'

const amount = String.raw`\$(\d[\d,]{0,12}(?:\.\d\d)?)`

/** The sentence of `loanText`: its price, if stated, term, deposit and balloon. */
const loan = new RegExp(
  String.raw`\bLoan(?: on a price of ${amount}, with(?:out)? on-road costs,)? over (\d{1,2}(?:\.5)?) years? with (?:no deposit|a deposit of ${amount})(?: and a (?:balloon|final payment) of ${amount})?`,
  'g',
)

const weekly = /\$\s?(\d[\d,]{0,9})[*†^]?\s(?:a|per)\sweek\b/

const cents = (text: string | undefined): Cents => Math.round(Number((text ?? '0').replaceAll(',', '')) * 100)

const percent = (text: string): number => Number(/(\d{1,2}(?:\.\d{1,2})?)\s{0,2}(?:%|per ?cent)/.exec(text)?.[1])

/** The comparison rate is that of a 5-year loan of $30,000 (FIN-05). */
const comparedCents = 3_000_000
const comparedWeeks = 260

/** All fees that a comparison rate allows for: with them, repayments at the interest rate have the loan's value at the comparison rate. */
const comparedFees = (rate: number, comparison: number): Cents =>
  comparedCents * (presentValue(comparedWeeks, rate / 5200) / presentValue(comparedWeeks, comparison / 5218) - 1)

/** A repayment is shown in whole dollars, and lenders round theirs: by one and a half dollars together. */
const roundedCents = 150

/** Fees of a dollar more or less make no difference to a shopper; these do. */
const minDifferenceCents = 10_000

export const repaymentOfPrice: ComplianceRule = {
  id: 'repayment-of-price',
  title: 'Repayments of the price',
  laws: { AU: { act: 'Australian Consumer Law', section: 's 29' }, NZ: { act: 'Fair Trading Act 1986' } },
  media: ['page'],
  severity: 'error',
  explanation:
    'A car’s repayments don’t repay its price: over the term they come to another loan, such as that of an earlier price. Update the lender’s figures for the price, or remove them.',
  find: ({ content, car, country }) => {
    if (!car?.priceCents) return []
    const shownCents = car.priceCents
    const [repayments, rates, compared] = [repaymentsIn(content), interestRatesIn(content), comparisonRatesIn(content.text)]
    return findMatches(content.text, loan).flatMap((found): readonly Offence[] => {
      const [text, stated, years, deposit, final] = found
      const place = { at: found.index, length: text.length, text }
      const repayment = nearMatches(place, repayments, 700).find(({ at, text: each }) => at < found.index && weekly.test(each))
      const rate = repayment && nearMatches(repayment, rates, 300)[0]
      if (!repayment || !rate) return []
      const weeks = Math.round(52 * Number(years))
      const perWeek = percent(rate.text) / 5200
      const value = presentValue(weeks, perWeek)
      const loanCents = cents(weekly.exec(repayment.text)?.[1]) * value + cents(final) * (1 + perWeek) ** -weeks + cents(deposit)
      const feesCents = loanCents - (stated === undefined ? shownCents : cents(stated))
      const tolerance = roundedCents * value + minDifferenceCents
      const comparison = country === 'AU' ? nearMatches(repayment, compared, 300)[0] : undefined
      const mostCents = comparison ? Math.max(0, comparedFees(percent(rate.text), percent(comparison.text))) : Number.POSITIVE_INFINITY
      return feesCents < -tolerance || feesCents > mostCents + tolerance ? [repayment] : []
    })
  },
}
