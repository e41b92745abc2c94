import { describe, expect, it } from 'vitest'
import { reservationStates } from '../entities/reservationStates'
import { type ReservationNotice, reservationMail, reservationMails } from './reservationMail'
import { reservationEvents, reservationSteps } from './reservationStep'

const notice: ReservationNotice = {
  ...{
    event: 'charge',
    state: 'charged',
    because: null,
    carName: '2021 Kia Rio',
    amount: '$200',
    part: '',
    until: 'Wed 3 Jun, 12:00 pm (Sydney)',
  },
  ...{ dealerName: 'Harbour Motors', shopperName: 'Ana Lee', wasTaken: true },
}

describe('news of a reservation (CHK-02, CHK-04)', () => {
  it('news of a reservation has texts for all recipients of a notification', () => {
    for (const from of reservationStates)
      for (const event of reservationEvents) {
        const step = reservationSteps[from][event]
        for (const whom of step ? reservationMails(event, step.to) : [])
          expect(reservationMail(whom, { ...notice, event }), `${event} ${whom}`).not.toBeNull()
      }
  })

  it.each([
    ['a charged deposit is refunded', { event: 'release', because: 'shopper' }, 'will go back to the card you paid with'],
    ['an authorised deposit was never charged', { event: 'expire', wasTaken: false }, 'was never charged'],
    ['the dealership cancelled', { event: 'release', because: 'dealer' }, 'Harbour Motors had to cancel'],
    ['until when the car is reserved', { event: 'authorise' }, 'until Wed 3 Jun, 12:00 pm (Sydney)'],
  ] as const)('news of a reservation tells the shopper: $0', (_name, change, message) => {
    expect(reservationMail('shopper', { ...notice, ...change })?.text.join(' ')).toContain(message)
  })
})
