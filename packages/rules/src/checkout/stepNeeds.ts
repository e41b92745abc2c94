import type { Need } from '../parts/Part'
import type { CheckoutAbout } from './Journey'

/** What only a purchase needs: a reservation asks who it is for, and no more. */
export const buying: Need<Pick<CheckoutAbout, 'kind'>> = {
  holds: ({ kind }) => kind === 'buy',
  title: 'A purchase',
  yes: 'The shopper buys the car.',
  no: 'The shopper reserves the car.',
}
