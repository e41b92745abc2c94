import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import { hasDeposit } from '@forecourt/schema/switches/takesDeposits'
import { formatMoney } from '../../format/formatMoney'

/**
 * Says what a deposit does once a dealership has agreed and taken it: how much it is, for how long, and that it comes back
 * (CHK-03, CHK-04, CHK-05). The site takes none, so nothing here is promised before the dealership agrees.
 *
 * @example depositTerms({ deposit: 200, holdHours: 48 }) // 'If it agrees, it takes a $200 deposit, 100% refundable, for 48 hours.'
 */
export const depositTerms = (checkout: Pick<ResolvedConfig['checkout'], 'deposit' | 'holdHours'>): string => {
  const { deposit, holdHours } = checkout
  const time = holdHours === 1 ? 'an hour' : `${holdHours} hours`
  return hasDeposit(checkout)
    ? `If it agrees, it takes a ${formatMoney(deposit * 100)} deposit, 100% refundable, for ${time}.`
    : `If it agrees, that is for ${time}.`
}
