import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { formatMoney } from '../../format/formatMoney'
import { lenderFees } from '../lender/lenderFigures'

/** A fee in the calculator's list. */
export interface FeeText {
  readonly label: string
  readonly amountText: string
}

/** Formats a lender's fees, shown with every result (FIN-26, FIN-29), such as '$8 a month'; omits fees of zero. */
export const feeTexts = ({ fees }: Pick<ResolvedConfig['lender'], 'fees'>): FeeText[] =>
  fees.flatMap(({ label, amount, every, financed }) => {
    const cents = Math.round(amount * 100)
    if (cents <= 0) return []
    const how = every === 'month' ? ' a month' : financed ? ', added to the loan' : ''
    return [{ label, amountText: `${formatMoney(cents)}${how}` }]
  })

/**
 * What is paid beside each repayment, for next to a weekly figure, which leaves it out (FIN-25, FIN-29); null for nothing.
 *
 * @example 'plus $8 a month in fees'
 */
export const monthlyFeesText = (lender: Pick<ResolvedConfig['lender'], 'fees'>): string | null => {
  const { monthlyCents } = lenderFees(lender)
  return monthlyCents > 0 ? `plus ${formatMoney(monthlyCents)} a month in fees` : null
}
