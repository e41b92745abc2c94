import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { textAround } from '../matching'
import { repaymentsIn } from './creditPatterns'

const needed = [
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
          return !needed.every((each) => each.test(around))
        }),
}
