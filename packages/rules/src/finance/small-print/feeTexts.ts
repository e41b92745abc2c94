import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { formatMoney } from '../../format/formatMoney'

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
