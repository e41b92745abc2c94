import type { ComplianceRule } from '../ComplianceRule'
import { allMedia } from '../ComplianceRule'
import { nearMatches, runAt, textAround } from '../matching'
import { comparisonRatesIn, interestRatesIn, repaymentsIn } from './creditPatterns'

const requiredTerms = [
  /\d\s?%/,
  /\b(?:\d{1,2}|one|two|three|four|five|six|seven)[\s-](?:years?|yrs?)\b|\b\d{2}[\s-](?:months?|mths?|payments)\b/i,
  /\bfees?\b/i,
]

export const nzRepaymentTerms: ComplianceRule = {
  id: 'nz-repayment-terms',
  title: 'Rate, term and fees beside each repayment',
  laws: { NZ: { act: 'Credit Contracts and Consumer Finance Regulations (LI 2020/205)', section: 'reg 4AAAQ ff' } },
  media: allMedia,
  severity: 'warning',
  explanation: 'A repayment is advertised without its interest rate, its term or its fees. State all three beside it.',
  find: ({ content, rentsByTheWeek }) =>
    rentsByTheWeek
      ? []
      : repaymentsIn(content).filter((match) => {
          const around = textAround(content, match, 500)
          return !requiredTerms.every((each) => each.test(around))
        }),
}

const total =
  /\btotal\b[^.\n]{0,40}\b(?:payable|repayable|repayments?|payments?|paid|cost)\b[^.\n]{0,20}\$|\b(?:all|total)\s(?:re)?payments\b[^.\n]{0,20}\$|\$[\d,]+(?:\.\d\d)?\s(?:total|in total)\b|\btotal\s(?:of|to pay)\b(?:[^.\n]|\n(?!\n)){0,20}\$|\bin total payments\b/i

export const nzRepaymentTotal: ComplianceRule = {
  id: 'nz-repayment-total',
  title: 'The total beside each repayment',
  laws: { NZ: { act: 'Credit Contracts and Consumer Finance Regulations (LI 2020/205)', section: 'reg 4AAAQ ff' } },
  media: allMedia,
  severity: 'error',
  explanation: 'A repayment is advertised without the total of all payments. State the total beside it.',
  find: ({ content, rentsByTheWeek }) =>
    rentsByTheWeek ? [] : repaymentsIn(content).filter((match) => !total.test(textAround(content, match, 500))),
}

export const repaymentComparisonRate: ComplianceRule = {
  id: 'repayment-comparison-rate',
  title: 'A comparison rate beside each repayment',
  laws: { AU: { act: 'National Credit Code', section: 's 164' } },
  media: allMedia,
  severity: 'error',
  explanation:
    'A repayment is advertised without a comparison rate. State the interest rate and the comparison rate beside it, with the warning and the loan, or give the price only.',
  find: ({ content, rentsByTheWeek }) => {
    if (rentsByTheWeek) return []
    const compared = comparisonRatesIn(content.text)
    return repaymentsIn(content).filter((repayment) => {
      const { hidden } = runAt(content, repayment.at)
      return nearMatches(repayment, compared, 400).every(({ at }) => !hidden && runAt(content, at).hidden)
    })
  },
}

/** Characters between a repayment and its rate: a line and its neighbour. */
const maxDistance = 150

/** Text before the payment at the end of a loan: a term of the example, like its deposit. */
const atTheEnd = /\b(?:final|last|balloon|residual)\s$/i

/**
 * A repayment whose rate is near, but not beside it. Whether the law requires more than a comparison rate as prominent as its interest rate
 * is a question for a lawyer, so this is a warning.
 */
export const repaymentRateBeside: ComplianceRule = {
  id: 'repayment-rate-beside',
  title: 'The rate beside each repayment',
  laws: { AU: { act: 'National Credit Code' } },
  media: ['page'],
  severity: 'warning',
  explanation:
    'A repayment depends on a rate that is further down the page. Show the interest rate and the comparison rate right beside the repayment.',
  find: ({ content, rentsByTheWeek }) => {
    if (rentsByTheWeek) return []
    const compared = comparisonRatesIn(content.text).filter(({ at }) => !runAt(content, at).hidden)
    const rates = [...compared, ...interestRatesIn(content)].filter(({ at }) => !runAt(content, at).hidden)
    return repaymentsIn(content).filter(
      (repayment) =>
        !runAt(content, repayment.at).hidden &&
        !atTheEnd.test(content.text.slice(Math.max(0, repayment.at - 20), repayment.at)) &&
        // A repayment without any comparison rate nearby is reported by `repayment-comparison-rate` instead.
        nearMatches(repayment, compared, 400).length > 0 &&
        nearMatches(repayment, rates, maxDistance).length === 0,
    )
  },
}
