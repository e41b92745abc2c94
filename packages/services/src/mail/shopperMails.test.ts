import { isHeld } from '@forecourt/rules/bookings/Booking'
import { type BookingNews, bookingMessage } from '@forecourt/rules/bookings/bookingMessage'
import type { LeadForm } from '@forecourt/rules/entities/LeadForm'
import { reservationStates } from '@forecourt/rules/entities/reservationStates'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { sentFormNoun } from '@forecourt/rules/leads/sentFormNoun'
import { reservationMails } from '@forecourt/rules/reservations/reservationMail'
import { reservationEvents, reservationSteps } from '@forecourt/rules/reservations/reservationStep'
import { mailAboutReservation } from '@forecourt/rules/subscriptions/subscriptionMail'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { foreignPhrases } from '@forecourt/rules/testing/foreignPhrases'
import { describe, expect, it } from 'vitest'
import { alertMail } from './templates/alertMail'
import { bookingMail } from './templates/bookingMail'
import { codeMail } from './templates/codeMail'
import { shopperLeadMail } from './templates/leadMail'
import { paymentMail } from './templates/paymentMail'

const site = { siteName: 'Harbour Motors', brandColour: '#0a5c8f', siteAddress: 'https://harbour.example' }
const car = { name: '2021 Toyota Corolla', address: 'https://harbour.example/cars/corolla', facts: ['$24,990'] }
const closing = 'Harbour Motors Pty Ltd'

const foreignIn = ({ subject, text }: { readonly subject: string; readonly text: string }) => foreignPhrases(`${subject}\n${text}`)

describe('mails to shoppers contain only phrases that a native speaker would write', () => {
  const forms = Object.keys(leadForms) as LeadForm[]
  it.each(forms.filter((form) => leadForms[form].pressed === undefined))(
    'mails to shoppers contain only phrases that a native speaker would write in the confirmation of the form %s',
    async (form) => {
      for (const deposit of [0, 200])
        for (const begun of [null, 'buying', 'reserving', 'subscribing to'] as const) {
          const facts = {
            ...{ ...site, sent: sentFormNoun(form), begun, terms: leadForms[form].terms?.(buildConfig({ checkout: { deposit } })) ?? null },
            ...{ subject: 'Enquiry', name: 'Ana', lastName: 'Lee', email: 'ana@shopper.example', phone: '', message: '', answers: [], car },
            ...{ visit: [], locationName: 'Newcastle', dealerPhone: null, suspicious: false, receivedAt: '', consoleAddress: '' },
            reference: '0192F3AB',
            nextSteps: buildConfig().forms.successText,
          }
          expect(foreignIn(await shopperLeadMail(facts as Parameters<typeof shopperLeadMail>[0]))).toEqual([])
        }
    },
  )

  const news: readonly BookingNews[] = [
    'requested',
    'confirmed',
    'lapsed',
    'moved',
    'cancelled',
    'carSold',
    'carWithdrawn',
    'carMoved',
    'reminder',
  ]
  it.each(news)('mails to shoppers contain only phrases that a native speaker would write about a booking: %s', async (of) => {
    for (const state of ['requested', 'confirmed', 'lapsed', 'cancelled'] as const)
      for (const heldUntil of [null, '2026-06-01T06:30:00.000Z']) {
        const booking = {
          kind: 'testDrive',
          state,
          startsAt: '2026-06-02T23:00:00.000Z',
          heldUntil,
          email: 'ana@shopper.example',
          details: {},
        } as const
        const message = bookingMessage({ booking, location: { name: 'Newcastle', timeZone: 'Australia/Sydney' } }, of)
        const similar = isHeld(booking) ? [{ name: car.name, address: car.address, facts: '$24,990' }] : []
        expect(foreignIn(await bookingMail({ ...site, ...message, lines: [], similar, button: null, closing }))).toEqual([])
      }
  })

  it.each(reservationEvents)(
    'mails to shoppers contain only phrases that a native speaker would write about a reservation: %s',
    async (event) => {
      for (const from of reservationStates) {
        const step = reservationSteps[from][event]
        for (const whom of step ? reservationMails(event, step.to) : [])
          for (const because of ['shopper', 'dealer', null] as const)
            for (const wasTaken of [true, false]) {
              const notice = { event, state: step?.to ?? from, because, carName: car.name, amount: '$200', until: 'Wed 3 Jun', wasTaken }
              for (const isSubscription of [false, true]) {
                const content = mailAboutReservation(
                  whom,
                  { ...notice, part: '$50', dealerName: 'Harbour Motors', shopperName: 'Ana Lee' },
                  isSubscription,
                )
                if (!content) throw new Error(`${event} has no text for the ${whom}.`)
                const { subject, heading, text } = content
                const cars = [{ name: car.name, address: car.address, price: '$24,990' }]
                const mail = await paymentMail({ ...site, subject, heading, paragraphs: text, facts: [], button: null, cars, closing })
                expect(foreignIn(mail)).toEqual([])
              }
            }
      }
    },
  )

  it('mails to shoppers contain only phrases that a native speaker would write with a sign-in code', async () =>
    expect(foreignIn(await codeMail({ ...site, code: '123456' }))).toEqual([]))

  it.each([1, 3])('mails to shoppers contain only phrases that a native speaker would write with alerts about %i cars', async (count) => {
    const cars = Array.from({ length: count }, () => ({ ...car, news: 'Now $24,990, was $26,990', picture: null }))
    const addresses = { garageAddress: `${site.siteAddress}/my-garage`, unsubscribeAddress: `${site.siteAddress}/pages/unsubscribe` }
    expect(foreignIn(await alertMail({ ...site, ...addresses, cars, sender: closing }))).toEqual([])
  })
})
