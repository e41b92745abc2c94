import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasDeposit } from '@forecourt/schema/switches/takesDeposits'
import { formatMoney } from '../../format/formatMoney'

/**
 * Terms of a deposit that the dealership takes after it agrees: amount, duration and refund (CHK-03, CHK-04, CHK-05). The site takes no
 * deposit with this form, so nothing is promised before the dealership agrees.
 *
 * @example depositTerms({ deposit: 200, holdHours: 48 }) // 'If they agree, they’ll take a $200 deposit, 100% refundable, to hold it for 48 hours.'
 */
export const depositTerms = (checkout: Pick<ResolvedConfig['checkout'], 'deposit' | 'holdHours'>): string => {
  const { deposit, holdHours } = checkout
  const time = holdHours === 1 ? 'an hour' : `${holdHours} hours`
  return hasDeposit(checkout)
    ? `If they agree, they’ll take a ${formatMoney(deposit * 100)} deposit, 100% refundable, to hold it for ${time}.`
    : `If they agree, they’ll hold it for ${time}.`
}
