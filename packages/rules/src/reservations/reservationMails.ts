import type { ReservationState } from '../entities/reservationStates'
import type { ReservationEvent } from './reservationStep'

type Whom = 'shopper' | 'dealer'

/** Who is written to when something happened; what is not named here is nobody's news (CHK-02, CHK-04). */
const mails: { readonly [Event in ReservationEvent]?: readonly Whom[] } = {
  authorise: ['shopper', 'dealer'],
  charge: ['shopper', 'dealer'],
  release: ['shopper', 'dealer'],
  expire: ['shopper', 'dealer'],
  complete: ['shopper'],
  tooLate: ['shopper', 'dealer'],
  returned: ['shopper'],
  returnedByHand: ['shopper'],
  returnFailed: ['shopper', 'dealer'],
  dispute: ['dealer'],
  disputeLost: ['dealer'],
}

/** Who is written to about an event that led to a state (CHK-02, CHK-04): nobody about a hold that was given up before it was paid. */
export const reservationMails = (event: ReservationEvent, state: ReservationState): readonly Whom[] =>
  event === 'release' && state === 'released' ? [] : (mails[event] ?? [])
