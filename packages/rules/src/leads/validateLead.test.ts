import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { runs } from '@forecourt/schema/testing/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Car } from '../entities/Car'
import { buildCar } from '../testing/buildCar'
import { buildConfig } from '../testing/buildConfig'
import { buildDealership } from '../testing/buildDealership'
import { buildLocation } from '../testing/buildLocation'
import { buildSiteData } from '../testing/buildSiteData'
import { formFields } from './form/formFields'
import { emptyAttributes } from './leadAnswers'
import { validateLead } from './validateLead'

const input = {
  form: 'vehicle',
  name: 'Anna',
  lastName: 'O’Brien',
  email: 'Anna@Example.COM',
  phone: '0491 570 006',
  message: 'Is it still there?',
  termsAgreed: true,
  elapsedMs: 12_000,
}
const check = (
  sent: unknown,
  {
    values = {},
    car = {},
    site = buildSiteData(),
  }: { values?: ConfigValues; car?: Partial<Car> | null; site?: ReturnType<typeof buildSiteData> } = {},
) => validateLead(sent, { config: buildConfig(values), site, car: car && buildCar(car), now: '2026-11-19T23:00:00.000Z' })
const problems = (...sent: Parameters<typeof check>) => {
  const result = check(...sent)
  return result.ok ? {} : result.fields
}
const lead = (...sent: Parameters<typeof check>) => {
  const result = check(...sent)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.lead
}

it('the lead validation normalises a valid lead (ENQ-10 to ENQ-23, ENT-16)', () => {
  expect(
    lead({
      ...input,
      postcode: '2150',
      optIn: true,
      optInTrade: 'on',
      url: 'https://cars.example/cars/a',
      visitedPages: ['/', '/search'],
      source: 'google',
      linkedQueryParams: { utm_source: 'google', token: 'x' },
    }),
  ).toEqual({
    ...emptyAttributes,
    form: 'vehicle',
    name: 'Anna',
    lastName: 'O’Brien',
    email: 'Anna@example.com',
    phone: '+61491570006',
    postcode: '2150',
    message: 'Is it still there?',
    category: 'Used Vehicle',
    subcategory: null,
    carId: 'car-1',
    carSlug: '2021-toyota-corolla-ascent-sport-n1001',
    locationId: 'location-1',
    dealershipSlug: 'harbour-motors',
    optInTrade: true,
    optIn: false,
    optInLeft: true,
    optInWording: 'Keep me up to date with news and offers.',
    termsAgreed: true,
    url: 'https://cars.example/cars/a',
    visitedPages: ['/', '/search'],
    source: 'google',
    linkedQueryParams: { utm_source: 'google' },
    eventId: 15,
    eventParams: {
      vehicleStatus: 'Used',
      vehicleMake: 'Toyota',
      vehicleModel: 'Corolla',
      vehicleYear: 2021,
      vehicleKilometers: 42_310,
      vehicleGrade: 'Ascent Sport',
    },
    suspicious: false,
    spamSigns: [],
  })
})

it('the lead validation reports every invalid field with its standard message (ERR-06, ERR-07, ERR-10)', () => {
  expect(check({ form: 'finance', name: '', email: 'anna', phone: '12', postcode: '215' }, { car: null })).toEqual({
    ok: false,
    message: 'Please fix the following errors:',
    fields: {
      name: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter a valid email address.',
      phone: 'Please enter a valid phone number.',
      postcode: 'Invalid postcode. Please enter a 4-digit number.',
      termsAgreed: '*You must agree to the terms of use before submitting.',
    },
  })
})

it('the lead validation requires the terms only if they are shown (ENQ-17)', () => {
  expect(problems({ ...input, termsAgreed: false })).toHaveProperty('termsAgreed')
  expect(lead({ ...input, termsAgreed: undefined }, { values: { forms: { showTerms: false } } }).termsAgreed).toBe(false)
})

it('the lead validation uses the site’s message if the terms aren’t agreed to (ERR-07, ERR-08)', () => {
  const problem = (termsWording: 'short' | 'long') =>
    problems({ ...input, termsAgreed: false }, { values: { forms: { termsWording } } }).termsAgreed
  expect(problem('short')).toBe('*You must agree to the terms of use before submitting.')
  expect(problem('long')).toBe('* You must agree to the terms of use before submitting the form.')
})

it('the lead validation stores the label of the consent box, and no consent without a box (ENQ-16)', () => {
  expect(lead({ ...input, optIn: false }, { values: { forms: { optInLabel: 'Send me news' } } })).toMatchObject({
    optIn: false,
    optInWording: 'Send me news',
  })
  expect(lead({ ...input, optIn: true }, { values: { forms: { showOptIn: false } } })).toMatchObject({ optIn: false, optInWording: null })
})

it.each<[name: string, sent: object, starts: boolean, kept: object, forms?: ConfigValues['forms']]>([
  ['ticked by the shopper', { optIn: true }, false, { optIn: true, optInLeft: false }],
  ['pre-ticked and left unchanged', { optIn: true }, true, { optIn: false, optInLeft: true }],
  ['pre-ticked and unticked', { optIn: false }, true, { optIn: false, optInLeft: false }],
  ['pre-ticked on a page older than the setting', { optIn: true, optInPreticked: true }, false, { optIn: false, optInLeft: true }],
  ['never ticked', {}, false, { optIn: false, optInLeft: false }],
  ['never shown', { optIn: true, optInPreticked: true }, true, { optIn: false, optInLeft: false }, { showOptIn: false }],
])('a lead stores the consent of a box $0 (ENQ-16)', (_name, sent, starts, kept, forms) => {
  expect(lead({ ...input, ...sent }, { values: { forms: { optInDefault: starts, ...forms } } })).toMatchObject(kept)
})

it('the lead validation requests something similar if the car is sold or withdrawn (ENQ-18)', () => {
  expect(lead(input, { car: { status: 'sold' } })).toMatchObject({ category: 'Used Vehicle', subcategory: 'Find me something similar' })
})

it('the lead validation takes a hidden message from the form, not from the request (ENQ-25)', () => {
  expect(lead({ ...input, form: 'photos', message: 'Buy my pills' }).message).toBe('Please send photos for this car')
})

it('the lead validation stores an offer in cents and ignores its comments (ENQ-26, ENQ-27)', () => {
  expect(lead({ ...input, form: 'makeOffer', offerFromClient: '$22,500' })).toMatchObject({ offerCents: 2_250_000, message: null })
  expect(problems({ ...input, form: 'makeOffer' })).toEqual({ offerFromClient: 'Please enter your offer.' })
})

describe('an instant message (VDP-07, CFG-19)', () => {
  const message = {
    form: 'chat',
    name: 'Anna',
    department: 'service',
    message: 'Is it free on Friday?',
    termsAgreed: true,
    elapsedMs: 9000,
  }

  it.each([
    { name: 'a number', contact: '0491 570 006', kept: { phone: '+61491570006', email: '' } },
    { name: 'an address', contact: 'Anna@Example.COM', kept: { phone: '', email: 'Anna@example.com' } },
  ])('an instant message can be answered at $name', ({ contact, kept }) => {
    expect(lead({ ...message, contact })).toMatchObject({ ...kept, category: 'Instant message', subcategory: 'Service', lastName: null })
  })

  it.each([
    { name: 'no email address or phone number', sent: { ...message, contact: '' }, field: 'contact' },
    { name: 'half a number', sent: { ...message, contact: '0491' }, field: 'contact' },
    { name: 'a department the site has not', sent: { ...message, contact: 'a@example.com', department: 'fleet' }, field: 'department' },
    { name: 'no words', sent: { ...message, contact: 'a@example.com', message: ' ' }, field: 'message' },
  ])('an instant message with $name reports the fields to fix', ({ sent, field }) => expect(Object.keys(problems(sent))).toEqual([field]))

  it('an instant message goes to the only department, whatever department is sent', () => {
    const sent = lead({ ...message, contact: 'a@example.com', department: 'parts' }, { values: { chat: { departments: ['finance'] } } })
    expect(sent.subcategory).toBe('Finance')
  })
})

describe('a request to reserve or buy (CHK-02)', () => {
  const values = { checkout: { enabled: true } }
  const paid = { paymentProcessors: ['card'] }
  const { message: _none, ...request } = input

  it.each([
    { form: 'reserve', category: 'Reservation' },
    { form: 'buyOnline', category: 'Online purchase' },
  ])('$form is a lead of the category $category', ({ form, category }) => {
    expect(lead({ ...request, form }, { values, car: paid })).toMatchObject({ form, category, subcategory: null, eventId: 15 })
  })

  it.each([
    { name: 'has been sold', values, car: { ...paid, status: 'sold' } },
    { name: 'is reserved already', values, car: { ...paid, reserved: true } },
    { name: 'has no price', values, car: { ...paid, priceCents: null } },
    { name: 'has no payment provider', values, car: {} },
    { name: 'is on a site without reservations', values: {}, car: paid },
  ] satisfies { name: string; values: ConfigValues; car: Partial<Car> }[])(
    'a request to reserve or buy is refused with a message if the car $name',
    ({ values, car }) => {
      for (const form of ['reserve', 'buyOnline'])
        expect(check({ ...request, form }, { values, car })).toMatchObject({
          ok: false,
          message: expect.stringContaining('can no longer be reserved'),
        })
    },
  )
})

describe('the location and dealership of a lead (ENQ-14, ENQ-15, ENQ-36)', () => {
  const site = buildSiteData({
    locations: [buildLocation(), buildLocation({ id: 'location-2', dealershipSlug: 'penrith-motors' })],
    dealerships: [buildDealership('harbour-motors'), buildDealership('penrith-motors')],
  })
  const general = { ...input, form: 'general', category: 'Service', dealershipSlug: 'penrith-motors' }

  it('a lead goes to the location whose page it was sent from', () => {
    const place = { locationId: 'location-2', dealershipSlug: 'penrith-motors' }
    expect(lead({ ...general, locationId: 'location-2' }, { site, car: null })).toMatchObject(place)
  })

  it('a lead refuses a dealership that isn’t an option', () => {
    expect(problems({ ...general, dealershipSlug: 'elsewhere' }, { site, car: null })).toEqual({
      dealershipSlug: 'Please choose a dealership.',
    })
  })
})

describe('invalid input of a lead (API-07, ENQ-31)', () => {
  it.each([
    { name: 'null', sent: null },
    { name: 'a text', sent: 'form=general' },
    { name: 'a list', sent: [input] },
    { name: 'an unknown form', sent: { ...input, form: 'admin' } },
    { name: 'a form that every object has', sent: { ...input, form: 'constructor' } },
    { name: 'a phone reveal, which isn’t a form (VDP-17)', sent: { ...input, form: 'phoneReveal' } },
    { name: 'a form that isn’t a text', sent: { ...input, form: { $ne: '' } } },
  ])('the validation of a lead refuses $name as a form', ({ sent }) => {
    expect(check(sent)).toEqual({ ok: false, message: 'We couldn’t read this form. Please reload the page and try again.', fields: {} })
  })

  it.each([
    { name: 'a button of a car without a car', sent: { ...input, form: 'makeOffer' } },
    { name: 'a car that isn’t found', sent: { ...input, carSlug: 'gone' } },
  ])('the validation of a lead reports $name', ({ sent }) => {
    expect(check(sent, { car: null })).toEqual({
      ok: false,
      message: 'We couldn’t find this car. It may have just been sold.',
      fields: {},
    })
  })

  it.each([
    { name: 'a list as a name', sent: { ...input, name: ['Anna'] }, field: 'name' },
    { name: 'an object as an email', sent: { ...input, email: { toString: 'x' } }, field: 'email' },
    { name: 'a number as a phone', sent: { ...input, phone: 491570006 }, field: 'phone' },
    { name: 'only invisible characters', sent: { ...input, name: '\u200b\u202e\u0000 ' }, field: 'name' },
    { name: 'a name of a megabyte', sent: { ...input, name: 'a'.repeat(1_000_000) }, field: 'name' },
    { name: 'comments one character too long', sent: { ...input, message: 'a'.repeat(2001) }, field: 'message' },
    { name: 'two addresses', sent: { ...input, email: 'a@example.com,b@example.com' }, field: 'email' },
  ])('the validation of a lead reports $name at its field', ({ sent, field }) => expect(Object.keys(problems(sent))).toEqual([field]))

  it('the validation of a lead ignores fields that the form didn’t show and values that the server decides', () => {
    const sent = {
      ...input,
      rego: 'ABC123',
      offerFromClient: '5',
      category: 'Fleet',
      siteId: 'other',
      organisationId: 'other',
      suspicious: false,
      carId: 'other',
      eventId: 1,
      website: 'x',
    }
    expect(lead(sent)).toMatchObject({
      rego: null,
      offerCents: null,
      category: 'Used Vehicle',
      carId: 'car-1',
      eventId: 15,
      suspicious: true,
    })
    expect(lead(sent)).not.toHaveProperty('siteId')
  })

  it('the validation of a lead removes line breaks from names and keeps them in comments', () => {
    expect(lead({ ...input, name: 'Anna\r\nBcc: all@example.com', message: 'One\r\nTwo' })).toMatchObject({
      name: 'Anna Bcc: all@example.com',
      message: 'One\nTwo',
    })
  })

  it('the validation of a lead limits the stored visited pages and the length of addresses', () => {
    const visitedPages = [...Array.from({ length: 100 }, (_, index) => `/search?page=${index}`), 5, null, 'x'.repeat(5000)]
    const { visitedPages: kept, url } = lead({ ...input, visitedPages, url: 'x'.repeat(5000) })
    expect(kept).toHaveLength(27)
    expect(kept.at(-1)).toBe('/search?page=99')
    expect(url).toBeNull()
    expect(lead({ ...input, visitedPages: 'all' }).visitedPages).toEqual([])
  })

  it('the validation of a lead never throws for any data sent', () => {
    const form = fc.constantFrom('general', 'vehicle', 'testDrive', 'tradeIn', 'makeOffer', 'photos', 'similar')
    const anything = fc.record(
      Object.fromEntries(
        [...Object.keys(input), 'postcode', 'category', 'preferredTime', 'visitedPages', 'url', 'website'].map((key) => [
          key,
          fc.anything(),
        ]),
      ),
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.tuple(anything, form).map(([sent, kind]) => ({ ...sent, form: kind })),
        ),
        (sent) => {
          expect(typeof check(sent).ok).toBe('boolean')
        },
      ),
      { numRuns: runs(100) },
    )
  })
})

describe('a lead that books a visit (ENQ-24)', () => {
  const visit = { ...input, form: 'testDrive', preferredTime: '2026-11-23T10:00', vehicleDescription: 'Kia Sportage' }
  const yards = buildSiteData({
    locations: [
      buildLocation({ id: 'always', name: 'Always', departments: [] }),
      buildLocation({ id: 'weekdays', name: 'Weekdays' }),
      buildLocation({ id: 'weekdays-2', name: 'Weekdays too' }),
    ],
  })

  it('a lead that books a visit accepts a time within opening hours', () =>
    expect(lead(visit, { car: null }).preferredTime).toBe('2026-11-23T10:00'))

  it.each([
    { name: 'a time in the past', preferredTime: '2020-01-01T10:00', expected: 'Please choose a time in the future.' },
    { name: 'a Sunday night', preferredTime: '2026-11-22T03:00', expected: /is closed on Sunday\. It opens Monday/ },
  ])('a lead that books a visit refuses $name, about a car or not', ({ preferredTime, expected }) => {
    for (const car of [null, {}]) expect(problems({ ...visit, preferredTime }, { car }).preferredTime).toMatch(expected)
  })

  it('a lead that requests a visit follows the days and hours for visits where they are set, in its text and its check (API-14)', () => {
    const [place] = buildSiteData().locations
    const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', until: '17:00' }))
    const times = { locationId: place?.id ?? '', kind: 'testDrive', week, blackouts: [], closedOnHolidays: true } as const
    const site = buildSiteData({ visitTimes: [times] })
    const saturday = { ...visit, preferredTime: '2026-11-21T10:30' }
    expect(lead(saturday, { car: null }).preferredTime).toBe('2026-11-21T10:30')
    for (const car of [null, {}]) {
      expect(problems({ ...saturday }, { car, site }).preferredTime).toMatch(
        /has no appointments on Saturday\. The next are on Monday, 9:00am/,
      )
      expect(lead(visit, { car, site }).preferredTime).toBe('2026-11-23T10:00')
    }
    const hintOf = (form: 'testDrive' | 'service') =>
      formFields(form, { config: buildConfig(), site, car: null, now: '2026-11-19T23:00:00.000Z' }).find(
        ({ name }) => name === 'preferredTime',
      )?.hint
    expect(hintOf('testDrive')).toBe('Appointments Mon-Fri 9:00am – 5:00pm, none on Saturday and Sunday.')
    expect(hintOf('service')).toMatch(/^Open /)
  })

  it('a lead that books a visit uses the opening hours of the chosen location', () => {
    const sunday = { ...visit, preferredTime: '2026-11-22T12:00' }
    expect(problems({ ...sunday, locationId: 'weekdays' }, { car: null, site: yards }).preferredTime).toMatch(
      /^Weekdays is closed on Sunday/,
    )
  })
})

it('the lead validation refuses an offer far below the price (ENQ-26)', () => {
  expect(problems({ ...input, form: 'makeOffer', offerFromClient: '1' }).offerFromClient).toMatch(/^That’s too far below the /)
})
