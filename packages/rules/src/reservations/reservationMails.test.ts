import { expect, it } from 'vitest'
import { reservationMails } from './reservationMail'

it.each([
  { name: 'a reservation that is paid', event: 'authorise', state: 'authorised', to: ['shopper', 'dealer'] },
  { name: 'one that is cancelled', event: 'release', state: 'refund_pending', to: ['shopper', 'dealer'] },
  { name: 'one that is extended', event: 'extend', state: 'charged', to: ['shopper'] },
  { name: 'a hold given up before it was paid', event: 'release', state: 'released', to: [] },
  { name: 'an unpaid hold', event: 'lapse', state: 'lapsed', to: [] },
  { name: 'a payment that came too late', event: 'tooLate', state: 'refund_pending', to: ['shopper', 'dealer'] },
  { name: 'a completed refund', event: 'returned', state: 'refunded', to: ['shopper'] },
  { name: 'a refund that failed', event: 'returnFailed', state: 'refund_failed', to: ['shopper', 'dealer'] },
  { name: 'a dispute, which is between dealer and bank', event: 'dispute', state: 'disputed', to: ['dealer'] },
] as const)('the outbox sends mail to $to about $name (CHK-02, CHK-04)', ({ event, state, to }) =>
  expect(reservationMails(event, state)).toEqual(to),
)
