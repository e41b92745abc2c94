import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { formatMoney } from '../pricing/formatMoney'

/**
 * Says what a deposit does: how much it is, how long it holds, and that it comes back (CHK-03, CHK-04, CHK-05). Without an
 * amount only how long it is held.
 *
 * @example depositTerms({ deposit: 200, holdHours: 48 }) // 'A $200 deposit holds it for 48 hours and is 100% refundable.'
 */
export const depositTerms = ({ deposit, holdHours }: Pick<ResolvedConfig['checkout'], 'deposit' | 'holdHours'>): string => {
  const time = holdHours === 1 ? 'an hour' : `${holdHours} hours`
  return deposit > 0 ? `A ${formatMoney(deposit * 100)} deposit holds it for ${time} and is 100% refundable.` : `We hold it for ${time}.`
}
