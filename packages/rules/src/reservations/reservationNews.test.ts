import { describe, expect, it } from 'vitest'
import { reservationStates } from '../entities/reservationStates'
import { reservationMails } from './reservationMails'
import { type ReservationNotice, reservationNews } from './reservationNews'
import { reservationEvents, reservationSteps } from './reservationStep'

const notice: ReservationNotice = {
  ...{ event: 'charge', state: 'charged', because: null, carName: '2021 Kia Rio', amount: '$200', until: 'Wed 3 Jun, 12:00 pm (Sydney)' },
  ...{ dealerName: 'Harbour Motors', shopperName: 'Ana Lee', wasTaken: true },
}

describe('news of a reservation (CHK-02, CHK-04)', () => {
  it('has words for everybody who is told of anything', () => {
    for (const from of reservationStates)
      for (const event of reservationEvents) {
        const step = reservationSteps[from][event]
        for (const whom of step ? reservationMails(event, step.to) : [])
          expect(reservationNews(whom, { ...notice, event }), `${event} ${whom}`).not.toBeNull()
      }
  })

  it.each([
    {
      name: 'a deposit that was taken comes back',
      change: { event: 'release', because: 'shopper' },
      says: 'goes back to the card you paid with',
    },
    { name: 'one that was kept was never taken', change: { event: 'expire', wasTaken: false }, says: 'was never taken' },
    { name: 'the dealership cancelled', change: { event: 'release', because: 'dealer' }, says: 'Harbour Motors had to cancel' },
    { name: 'until when the car is kept', change: { event: 'authorise' }, says: 'until Wed 3 Jun, 12:00 pm (Sydney)' },
  ] as const)('says to the shopper: $name', ({ change, says }) => {
    expect(reservationNews('shopper', { ...notice, ...change })?.text.join(' ')).toContain(says)
  })
})
