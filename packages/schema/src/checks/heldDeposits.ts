import { asksDeposits, hasDeposit } from '../switches/takesDeposits'
import type { CrossCheck } from './CrossCheck'

/** How long all banks hold an authorisation on a card, in hours. */
const cardHoldHours = 120

/** An authorised deposit must exist and last as long as the reservation (CHK-03, CHK-05). */
export const heldDeposits: CrossCheck = (config) => {
  if (!asksDeposits(config)) return []
  const { collect, holdHours } = config.checkout
  if (!hasDeposit(config.checkout))
    return [
      {
        pointer: '/checkout/deposit',
        severity: 'error',
        message: 'Deposits are taken online, but the deposit is $0. Enter an amount, or turn off “Take deposits online”.',
      },
    ]
  if (collect === 'charge' || holdHours <= cardHoldHours) return []
  return [
    {
      pointer: '/checkout/holdHours',
      severity: 'error',
      message: `Cars are reserved for ${holdHours} hours, but banks hold a deposit on a card for at most ${cardHoldHours}. Choose fewer hours, or take the deposit straight away.`,
    },
  ]
}
