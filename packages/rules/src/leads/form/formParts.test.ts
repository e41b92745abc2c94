import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { describe, expect, it } from 'vitest'
import type { LeadForm } from '../../entities/LeadForm'
import { explain } from '../../parts/explain'
import { shownValue } from '../../parts/Part'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildSiteData } from '../../testing/buildSiteData'
import { formParts } from './formParts'

const buildContext = (form: LeadForm, car: Parameters<typeof buildCar>[0] | null = {}, values: ConfigValues = {}) => ({
  form,
  car: car && buildCar(car),
  config: buildConfig(values),
  site: buildSiteData(),
})

it.each([
  { name: 'a reservation', form: 'reserve', itemType: 'car', title: 'Ask to reserve this car' },
  { name: 'a purchase', form: 'buyOnline', itemType: 'caravan', title: 'Ask to buy this caravan' },
  { name: 'a subscription', form: 'subscribe', itemType: 'car', title: 'Ask to subscribe to this car' },
  { name: 'an instant message', form: 'chat', itemType: 'motorcycle', title: 'Send a message' },
  { name: 'an enquiry, named by its button', form: 'vehicle', itemType: 'car', title: null },
  { name: 'a test drive', form: 'testDrive', itemType: 'car', title: 'Request a Test Drive' },
] as const)('the title of a form names its purpose: $name (CARD-09, VDP-07)', ({ form, itemType, title }) => {
  expect(shownValue(formParts.title, buildContext(form, { itemType }))).toBe(title)
})

describe('the introduction of a form', () => {
  it.each([
    [
      'a reservation names deposit, hold time and refund, and who takes the deposit when (CHK-03 to CHK-05)',
      'reserve',
      200,
      'Ask Harbour Motors to reserve this car. There’s nothing to pay now, but a request doesn’t hold the car. Harbour Motors will get back to you. If they agree, they’ll take a $200 deposit, 100% refundable, to hold it for 48 hours.',
    ],
    [
      'a reservation without an amount names none (CARD-08)',
      'reserve',
      0,
      'Ask Harbour Motors to reserve this car. There’s nothing to pay now, but a request doesn’t hold the car. Harbour Motors will get back to you. If they agree, they’ll hold it for 48 hours.',
    ],
    [
      'a purchase is a request',
      'buyOnline',
      200,
      'Let Harbour Motors know you’d like to buy this car. There’s nothing to pay now, but a request doesn’t hold the car. Harbour Motors will go through the price, the paperwork and delivery with you first.',
    ],
    [
      'a subscription is a request',
      'subscribe',
      200,
      'Let Harbour Motors know you’d like this car by the week. There’s nothing to pay or sign now, but a request doesn’t hold the car. Harbour Motors will first go through what’s included, how long it runs and when it can start.',
    ],
    ['a message names who answers, and how', 'chat', 200, 'Your message goes to Harbour Motors, who’ll reply by phone, text or email.'],
    ['other forms have no introduction', 'vehicle', 200, null],
  ] as const)('$0', (_name, form, deposit, text) => {
    expect(shownValue(formParts.intro, buildContext(form, {}, { checkout: { deposit } }))).toBe(text)
  })

  it('the introduction of a form is null without a car, and the explanation says so (UI-19)', () => {
    expect(shownValue(formParts.intro, buildContext('reserve', null))).toBeNull()
    expect(explain(formParts.intro, buildContext('reserve', null)).because.map(({ message }) => message)).toEqual(['It is about no car.'])
  })

  it('the introduction of a form names a caravan as “caravan” (CFG-06)', () => {
    expect(shownValue(formParts.intro, buildContext('reserve', { itemType: 'caravan' }))).toContain('reserve this caravan')
  })
})

it.each([
  { form: 'reserve', label: 'Request Reservation' },
  { form: 'buyOnline', label: 'Request to Buy' },
  { form: 'chat', label: 'Send Message' },
  { form: 'testDrive', label: 'Request Test Drive' },
  { form: 'service', label: 'Send Request' },
  { form: 'makeOffer', label: 'Send Offer' },
  { form: 'vehicle', label: 'Enquire Now' },
] as const)('the button of a form names what is sent: $form, $label (ENQ-33, CHK-02, VDP-07)', ({ form, label }) => {
  expect(shownValue(formParts.submit, buildContext(form))).toBe(label)
})

it('the service form asks for a booking only where there are times to choose from (ENQ-24, ENQ-33)', () => {
  const [place] = buildSiteData().locations
  const booking = { locationId: place?.id ?? '', kind: 'service', minutes: 60, confirmation: 'byPerson' } as const
  const site = buildSiteData({ bookings: [{ ...booking, asksLicence: false, terms: '', exceptCars: [] }] })
  expect(shownValue(formParts.submit, { ...buildContext('service', null), site })).toBe('Request Booking')
  expect(shownValue(formParts.submit, buildContext('service', null))).toBe('Send Request')
})

it.each([
  { itemType: 'motorcycle', label: 'Request Test Ride' },
  { itemType: 'caravan', label: 'Request a Visit' },
] as const)('the test drive button of a $itemType is labelled “$label” (CFG-06, ENQ-24)', ({ itemType, label }) => {
  expect(shownValue(formParts.submit, buildContext('testDrive', { itemType }))).toBe(label)
})

it.each([
  [[], {}, 'Request a Test Drive'],
  [[], { itemType: 'motorcycle' }, 'Request a Test Ride'],
  ['byPerson', {}, 'Request a Test Drive'],
  // The label of the button that opened it says “Book”.
  ['atOnce', {}, null],
] as const)(
  'the heading of a test drive form promises a booking only where one is made, as its button does (ENQ-24): $0, $1',
  (confirmation, car, title) => {
    const [place] = buildSiteData().locations
    const booking = { locationId: place?.id ?? '', kind: 'testDrive', minutes: 30, asksLicence: false, terms: '', exceptCars: [] } as const
    const site = buildSiteData({ bookings: typeof confirmation === 'string' ? [{ ...booking, confirmation }] : [] })
    expect(shownValue(formParts.title, { ...buildContext('testDrive', car), site })).toBe(title)
  },
)

it('the dealer’s own label of the button for test drives is the heading of its form (VDP-07)', () => {
  const context = buildContext('testDrive', {}, { vdp: { buttons: [{ id: 'testDrive', label: 'Come and see it' }] } })
  expect(shownValue(formParts.title, context)).toBeNull()
})

it('a form has the button “Message Now” without a car (ENQ-33)', () => {
  expect(shownValue(formParts.submit, buildContext('general', null))).toBe('Message Now')
})

it.each([
  ['has no note about replies unless the dealer writes one', {}, null, 'Harbour Motors'],
  ['shows the dealer’s note about replies', { replyNote: ' We answer the same day. ' }, 'We answer the same day.', 'Harbour Motors'],
  ['can leave the privacy line out', { showPrivacyNote: false }, null, null],
])('a form $0 (LEG-01, ENQ-17)', (_name, forms, reply, privacy) => {
  const formContext = buildContext('general', null, { identity: { name: 'Harbour Motors' }, forms })
  expect(shownValue(formParts.reply, formContext)).toBe(reply)
  expect(shownValue(formParts.privacy, formContext)).toBe(privacy)
})

it.each([
  { name: 'shows the measured answer time', on: true, answered: 20, openMinutes: 18, message: 'within 20 minutes during opening hours' },
  { name: 'shows no answer time if the dealer’s setting is off', on: false, answered: 400, openMinutes: 18, message: null },
  { name: 'shows no answer time with too few answers', on: true, answered: 19, openMinutes: 18, message: null },
  { name: 'shows no answer time if most enquiries were never answered', on: true, answered: 400, openMinutes: null, message: null },
])('a form $name (ENT-16)', ({ on, answered, openMinutes, message }) => {
  const formContext = {
    ...buildContext('general', null, { forms: { showAnswerTime: on } }),
    site: buildSiteData({ answers: { answered, openMinutes } }),
  }
  const value = shownValue(formParts.answerTime, formContext)
  if (message === null) expect(value).toBeNull()
  else expect(value).toContain(message)
})

it('a form explains why the usual answer time doesn’t show yet (ENT-16, UI-19)', () => {
  const formContext = buildContext('general', null, { forms: { showAnswerTime: true } })
  const why = (answers?: { answered: number; openMinutes: number | null }) =>
    explain(formParts.answerTime, { ...formContext, site: buildSiteData(answers && { answers }) }).because.at(-1)?.message
  expect(why()).toBe('0 enquiries were answered in the last 90 days. A usual time needs at least 20.')
  expect(why({ answered: 60, openMinutes: 4000 })).toContain('took longer than a day')
  expect(why({ answered: 60, openMinutes: 18 })).toContain('60 enquiries were answered')
})
