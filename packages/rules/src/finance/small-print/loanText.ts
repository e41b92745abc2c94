import { formatMoney } from '../../format/formatMoney'
import type { FinanceFigures } from '../FinanceFigures'
import { lenderFees } from '../lender/lenderFees'

/**
 * Says in a line what loan is behind a weekly figure (FIN-04, FIN-25).
 *
 * @example 'Loan over 5 years with no deposit, $1,360.50 in fees added to the loan'
 */
export const loanText = ({ termYears, depositCents, residualCents, lender }: FinanceFigures): string => {
  const { financedCents } = lenderFees(lender)
  const deposit = depositCents > 0 ? `a deposit of ${formatMoney(depositCents)}` : 'no deposit'
  const final = residualCents > 0 ? ` and a final payment of ${formatMoney(residualCents)}` : ''
  const fees = financedCents > 0 ? `, ${formatMoney(financedCents)} in fees added to the loan` : ''
  return `Loan over ${termYears} ${termYears === 1 ? 'year' : 'years'} with ${deposit}${final}${fees}`
}
