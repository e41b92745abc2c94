import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { formatMoney } from '../../format/formatMoney'

/** A fee as the calculator lists it. */
export interface FeeText {
  readonly label: string
  readonly amountText: string
}

/** Lists a lender's fees as shown with every result (FIN-26, FIN-29), such as '$8 a month'; a fee of nothing is none. */
export const feeTexts = ({ fees }: Pick<ResolvedConfig['lender'], 'fees'>): FeeText[] =>
  fees.flatMap(({ label, amount, every, financed }) => {
    const cents = Math.round(amount * 100)
    if (cents <= 0) return []
    const how = every === 'month' ? ' a month' : financed ? ', added to the loan' : ''
    return [{ label, amountText: `${formatMoney(cents)}${how}` }]
  })
