import { asksDeposits, hasDeposit } from '../switches/takesDeposits'
import type { CrossCheck } from './CrossCheck'

/** How long every bank keeps an amount on a card. Hours. */
const cardHoldHours = 120

/** A deposit that is kept on a card lasts as long as the car is reserved, and there is one (CHK-03, CHK-05). */
export const heldDeposits: CrossCheck = (config) => {
  if (!asksDeposits(config)) return []
  const { collect, holdHours } = config.checkout
  if (!hasDeposit(config.checkout))
    return [
      {
        pointer: '/checkout/deposit',
        severity: 'error',
        message: 'Deposits are taken online, but the deposit is $0. Name an amount, or turn “Take deposits online” off.',
      },
    ]
  if (collect === 'charge' || holdHours <= cardHoldHours) return []
  return [
    {
      pointer: '/checkout/holdHours',
      severity: 'error',
      message: `Cars are reserved for ${holdHours} hours, but banks keep a deposit on a card for ${cardHoldHours} at most. Choose fewer hours, or take the deposit at once.`,
    },
  ]
}
