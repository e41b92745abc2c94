import { allMedia, type ComplianceRule } from '../ComplianceRule'
import { textAround } from '../matching'
import { repaymentsIn } from './creditPatterns'

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
