import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { describe, expect, it } from 'vitest'
import type { Car } from '../../entities/Car'
import type { LeadForm } from '../../entities/LeadForm'
import type { Offer } from '../../entities/Offer'
import { buildCar } from '../../testing/buildCar'
import { buildConfig } from '../../testing/buildConfig'
import { buildDealership } from '../../testing/buildDealership'
import { buildLocation } from '../../testing/buildLocation'
import { buildSiteData } from '../../testing/buildSiteData'
import type { AnswerName } from '../leadAnswers'
import { formFields } from './formFields'

const parts = { department: 'parts', hours: [] } as const
const twoLocations = buildSiteData({
  locations: [
    buildLocation(),
    buildLocation({ id: 'location-2', name: 'Penrith', departments: [parts] }),
    buildLocation({ id: 'location-3', name: 'Hidden', visible: false }),
  ],
})
const severalDealerships = buildSiteData({
  dealerships: [buildDealership('a'), buildDealership('b')],
})

const fields = (
  form: LeadForm,
  {
    values = {},
    car = null,
    site = buildSiteData(),
    ...context
  }: {
    values?: ConfigValues
    car?: Partial<Car> | null
    site?: typeof twoLocations
    pageLocationId?: string
    offerCategory?: Offer['category']
    offerLocationId?: string
  } = {},
) =>
  formFields(form, {
    config: buildConfig(values),
    site,
    car: car && buildCar(car),
    now: '2026-11-19T23:00:00.000Z',
    ...(context.offerCategory && { offer: 'On now' }),
    ...context,
  })
const field = (name: AnswerName, ...given: Parameters<typeof fields>) => fields(...given).find((candidate) => candidate.name === name)

it('a form starts with name, last name, email, phone and postcode, of which the first four are required (ENQ-10, ENT-32)', () => {
  expect(
    fields('general')
      .slice(0, 5)
      .map(({ name, label, required }) => ({ name, label, required })),
  ).toEqual([
    { name: 'name', label: 'First Name', required: true },
    { name: 'lastName', label: 'Last Name', required: true },
    { name: 'email', label: 'Email', required: true },
    { name: 'phone', label: 'Mobile', required: true },
    { name: 'postcode', label: 'Postcode', required: false },
  ])
})

it('every form includes contact details and consent, and no field twice (ENQ-10, ENQ-17)', () => {
  for (const form of [
    'general',
    'vehicle',
    'testDrive',
    'finance',
    'tradeIn',
    'service',
    'parts',
    'fleet',
    'feedback',
    'photos',
    'makeOffer',
    'similar',
    'reserve',
    'buyOnline',
  ] as const) {
    const names = fields(form, { car: {}, values: { forms: { showRego: true, askLocation: 'newCar' } } }).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toEqual(expect.arrayContaining(['name', 'lastName', 'email', 'phone', 'termsAgreed']))
  }
})

it.each([
  { form: 'service', label: 'Your rego' },
  { form: 'vehicle', label: 'Rego of your trade-in' },
] as const)('a form labels the rego field with its vehicle: $form, $label (ENQ-13)', ({ form, label }) => {
  expect(field('rego', form, { values: { forms: { showRego: true } } })).toMatchObject({ label })
})

it('a form requires a postcode for finance and trade-in (ENQ-30)', () => {
  expect(field('postcode', 'finance')).toMatchObject({ required: true, maxLength: 4 })
  expect(field('postcode', 'tradeIn')).toMatchObject({ required: true, maxLength: 4 })
})

describe('the comments field of a form (ENQ-11)', () => {
  it.each([
    { name: 'required', form: 'general', values: {}, required: true },
    { name: 'waived', form: 'general', values: { forms: { messageRequired: false } }, required: false },
    { name: 'never waived in feedback', form: 'feedback', values: { forms: { messageRequired: false } }, required: true },
    { name: 'optional for a test drive (ENQ-24)', form: 'testDrive', values: {}, required: false },
  ] satisfies { name: string; form: LeadForm; values: ConfigValues; required: boolean }[])('$name', ({ form, values, required }) => {
    expect(field('message', form, { values })).toMatchObject({ label: 'Comments', type: 'textarea', required })
  })

  it('the comments field of a form asks for something similar if the car is sold or withdrawn (ENQ-18)', () => {
    const text = 'Can you please find me something similar?'
    expect(field('message', 'similar', { car: { status: 'sold' } })?.defaultValue).toBe(text)
    expect(field('message', 'vehicle', { car: { status: 'sold' } })?.defaultValue).toBe(text)
    expect(field('message', 'vehicle', { car: {} })?.defaultValue).toBe('Is it still available?')
  })

  it('the comments field of a form asks when a pre-order car could be delivered and a car on its way be seen, not whether it is available (ENQ-18)', () => {
    expect(field('message', 'vehicle', { car: { preorder: true } })?.defaultValue).toBe('When could I have one, and what would it cost?')
    expect(field('message', 'vehicle', { car: { preorder: true, status: 'sold' } })?.defaultValue).toMatch(/similar/)
    expect(field('message', 'vehicle', { car: { status: 'coming_soon' } })?.defaultValue).toBe('When could I see it?')
    expect(field('message', 'vehicle', { car: { preorder: true, reserved: true } })?.defaultValue).toBe('Is it still available?')
  })

  it('the comments field of a form is preset and hidden in a request for photos (ENQ-01, ENQ-25)', () => {
    expect(field('message', 'photos', { car: {} })).toMatchObject({ type: 'hidden', defaultValue: 'Please send photos for this car' })
  })
})

it('only the form of a general enquiry has a category (ENQ-12)', () => {
  expect(field('category', 'general')).toMatchObject({ type: 'select', required: true, defaultValue: 'General Enquiry' })
  expect(field('category', 'vehicle', { car: {} })).toBeUndefined()
})

it.each([
  { offerCategory: 'Service', requested: 'Service' },
  { offerCategory: 'Parts', requested: 'Parts' },
  { offerCategory: 'Used', requested: 'Used Vehicle' },
  { offerCategory: 'Demo', requested: 'New Vehicle' },
  { offerCategory: 'New', requested: 'New Vehicle' },
  { offerCategory: 'Subscription', requested: 'Subscription', values: { price: { offerSubscriptions: true } } },
  { offerCategory: 'Subscription', requested: 'General Enquiry' },
  { offerCategory: 'New', requested: 'General Enquiry', values: { stock: { carTypes: ['used'] } } },
] satisfies { offerCategory: Offer['category']; requested: string; values?: ConfigValues }[])(
  'an offer in $offerCategory preselects the category $requested (ENQ-12, OFR-02)',
  ({ offerCategory, requested, values }) => {
    const departments = (['sales', 'service', 'parts'] as const).map((department) => ({ department, hours: [] }))
    const site = buildSiteData({ locations: [buildLocation({ departments })] })
    expect(field('category', 'general', { site, offerCategory, ...(values && { values }) })?.defaultValue).toBe(requested)
  },
)

describe('the categories of a general enquiry (ENQ-12)', () => {
  const all = ['General Enquiry', 'New Vehicle', 'Used Vehicle', 'Subscription', 'Service', 'Parts', 'Finance', 'Fleet', 'Feedback']
  const places = (...departments: ('sales' | 'service' | 'parts')[]) =>
    buildSiteData({ locations: [buildLocation({ departments: departments.map((department) => ({ department, hours: [] })) })] })
  const everyDepartment = places('sales', 'service', 'parts')
  const withLender: ConfigValues = { finance: { provider: 'taurus' }, price: { offerSubscriptions: true } }
  const withoutLender: ConfigValues = { ...withLender, finance: { provider: 'none' } }
  const hidden = buildSiteData({ locations: [buildLocation({ departments: [] }), buildLocation({ visible: false, departments: [parts] })] })

  it.each([
    ['a dealer with all departments', everyDepartment, withLender, []],
    ['used cars alone', everyDepartment, { ...withLender, stock: { carTypes: ['used'] } }, ['New Vehicle', 'Fleet']],
    [
      'demonstrators, which are not new any more',
      everyDepartment,
      { ...withLender, stock: { carTypes: ['used', 'demo'] } },
      ['New Vehicle', 'Fleet'],
    ],
    ['no service and no parts department', places('sales'), withLender, ['Service', 'Parts']],
    ['a hidden parts department', hidden, withLender, ['Service', 'Parts']],
    ['no lender and no estimates', everyDepartment, { ...withoutLender, estimate: { show: false, requestQuotes: false } }, ['Finance']],
    ['estimates without a lender', everyDepartment, { ...withoutLender, estimate: { show: true } }, []],
    ['no subscriptions', everyDepartment, { ...withLender, price: { offerSubscriptions: false } }, ['Subscription']],
  ] satisfies [name: string, site: typeof twoLocations, values: ConfigValues, lacks: string[]][])('$0', (_name, site, values, lacks) => {
    const offered = field('category', 'general', { site, values })?.options?.map(({ value }) => value)
    expect(offered).toEqual(all.filter((category) => !lacks.includes(category)))
  })
})

it('a form has a rego field if the site’s setting is on, and in forms about the shopper’s car (ENQ-13)', () => {
  expect(field('rego', 'general')).toBeUndefined()
  expect(field('rego', 'general', { values: { forms: { showRego: true } } })).toMatchObject({ required: false })
  expect(field('rego', 'service')).toMatchObject({ required: false })
})

describe('the location field of a form (ENQ-14)', () => {
  it.each([
    { askLocation: 'never', car: null, requested: false },
    { askLocation: 'withoutCar', car: null, requested: true },
    { askLocation: 'withoutCar', car: { carType: 'new' }, requested: false },
    { askLocation: 'newCar', car: null, requested: true },
    { askLocation: 'newCar', car: { carType: 'new' }, requested: true },
    { askLocation: 'newCar', car: { carType: 'used' }, requested: false },
  ] satisfies { askLocation: 'never' | 'withoutCar' | 'newCar'; car: Partial<Car> | null; requested: boolean }[])(
    '$askLocation, $car: $requested',
    ({ askLocation, car, requested }) => {
      expect(field('locationId', 'vehicle', { values: { forms: { askLocation } }, car, site: twoLocations }) !== undefined).toBe(requested)
    },
  )

  it('the location field of a form is preselected from the car or the offer, and can be changed', () => {
    const values = { forms: { askLocation: 'newCar' } } as const
    const ofCar = (locationId: string) =>
      field('locationId', 'vehicle', { values, site: twoLocations, car: { carType: 'new', locationId } })
    expect(ofCar('location-2')).toMatchObject({ required: true, defaultValue: 'location-2' })
    expect(ofCar('location-2')?.options).toHaveLength(2)
    expect(ofCar('elsewhere')).not.toHaveProperty('defaultValue')
    expect(field('locationId', 'general', { values, site: twoLocations })).not.toHaveProperty('defaultValue')
    expect(field('locationId', 'general', { values, site: twoLocations, offerLocationId: 'location-2' })?.defaultValue).toBe('location-2')
  })

  it('the location field of a form offers visible locations only, and is left out if there is only one', () => {
    const values = { forms: { askLocation: 'withoutCar' } } as const
    expect(field('locationId', 'general', { values, site: twoLocations })).toMatchObject({
      required: true,
      options: [
        { value: 'location-1', label: 'Harbour Motors Parramatta' },
        { value: 'location-2', label: 'Penrith' },
      ],
    })
    expect(field('locationId', 'general', { values })).toBeUndefined()
    expect(field('locationId', 'parts', { values, site: twoLocations })).toBeUndefined()
  })

  it('the location field of a form is left out on the page of a location, which receives the form; so is the dealership', () => {
    const values = { forms: { askLocation: 'withoutCar' } } as const
    expect(field('locationId', 'general', { values, site: twoLocations, pageLocationId: 'location-2' })).toBeUndefined()
    expect(field('dealershipSlug', 'general', { site: severalDealerships, pageLocationId: 'location-1' })).toBeUndefined()
    expect(field('dealershipSlug', 'general', { site: severalDealerships })).toBeDefined()
  })
})

it('a form has a dealership field if there are several, without a car or a location (ENQ-15, ENQ-36)', () => {
  expect(field('dealershipSlug', 'general', { site: severalDealerships })).toMatchObject({ type: 'select', required: true })
  expect(field('dealershipSlug', 'vehicle', { site: severalDealerships, car: {} })).toBeUndefined()
  expect(field('dealershipSlug', 'general')).toBeUndefined()
})

it('a form shows the consent box for updates ticked, unticked or not at all, as configured (ENQ-16)', () => {
  expect(field('optIn', 'general')).toMatchObject({
    type: 'checkbox',
    required: false,
    defaultValue: true,
    label: 'Keep me up to date with news and offers.',
  })
  expect(field('optIn', 'general', { values: { forms: { optInDefault: false } } })?.defaultValue).toBe(false)
  expect(field('optIn', 'general', { values: { forms: { showOptIn: false } } })).toBeUndefined()
})

it('a form shows the terms box if the site’s setting is on (ENQ-17)', () => {
  expect(field('termsAgreed', 'general')).toMatchObject({ required: true, defaultValue: false })
  expect(field('termsAgreed', 'general', { values: { forms: { showTerms: false } } })).toBeUndefined()
})

it('the offer form shows the car’s price, and has no comments or updates (ENQ-26, ENQ-27, ENT-30)', () => {
  expect(field('offerFromClient', 'makeOffer', { car: {} })).toMatchObject({ type: 'currency', required: true, placeholder: '$24,990' })
  expect(field('offerFromClient', 'makeOffer', { car: { priceCents: null } })?.placeholder).toBeUndefined()
  const names = fields('makeOffer', { car: {} }).map(({ name }) => name)
  expect(names).not.toContain('message')
  expect(names).not.toContain('optIn')
})

it('the test drive form has a time (ENQ-24), and the enquiry form has finance and trade-in (ENQ-28, ENT-28)', () => {
  expect(field('preferredTime', 'testDrive')).toMatchObject({ type: 'datetime', required: false })
  expect(field('optInFinance', 'vehicle', { car: {} })).toMatchObject({ type: 'checkbox', required: false })
  expect(field('optInTrade', 'vehicle', { car: {} })).toMatchObject({ type: 'checkbox', required: false })
  expect(field('financeOwing', 'tradeIn')).toMatchObject({ type: 'checkbox', required: false })
})

it('a form offers no finance quote for a car without finance (ENQ-28, CAR-24)', () => {
  const values = { finance: { excludedMakes: ['Toyota'] } }
  expect(field('optInFinance', 'vehicle', { car: { make: 'Toyota' }, values })).toBeUndefined()
  expect(field('optInTrade', 'vehicle', { car: { make: 'Toyota' }, values })).toBeDefined()
  expect(field('optInFinance', 'vehicle', { car: { make: 'Kia' }, values })).toBeDefined()
})

describe('an instant message (VDP-07, CFG-19)', () => {
  it('an instant message has only a name, one contact field, the department and the message', () => {
    expect(fields('chat', { car: {} }).map(({ name, type, required }) => [name, type, required])).toEqual([
      ['name', 'text', true],
      ['contact', 'contact', true],
      ['department', 'select', true],
      ['message', 'textarea', true],
      ['termsAgreed', 'checkbox', true],
    ])
  })

  it('an instant message offers the site’s departments, and hides the field if there is only one', () => {
    expect(field('department', 'chat', { car: {}, values: { chat: { departments: ['sales', 'finance'] } } })?.options).toEqual([
      { value: 'sales', label: 'Sales' },
      { value: 'finance', label: 'Finance' },
    ])
    expect(field('department', 'chat', { car: {}, values: { chat: { departments: ['parts'] } } })).toMatchObject({
      type: 'hidden',
      defaultValue: 'parts',
    })
  })

  it('an instant message has a dealership field if there is no car (ENQ-15)', () => {
    expect(field('dealershipSlug', 'chat', { site: severalDealerships })).toBeDefined()
    expect(field('dealershipSlug', 'chat', { site: severalDealerships, car: {} })).toBeUndefined()
  })
})

describe('fields for a visit (ENQ-14, ENQ-24)', () => {
  const yards = buildSiteData({
    locations: [
      buildLocation(),
      buildLocation({ id: 'location-2', name: 'Penrith' }),
      buildLocation({ id: 'workshop', name: 'Service Centre', departments: [{ department: 'service', hours: [] }] }),
    ],
  })

  it('a form for a visit offers the locations with the department of the visit, independently of the site’s location setting', () => {
    expect(field('locationId', 'testDrive', { site: yards })?.options?.map(({ label }) => label)).toEqual([
      'Harbour Motors Parramatta',
      'Penrith',
    ])
    expect(field('locationId', 'service', { site: yards })?.options).toHaveLength(3)
    expect(field('locationId', 'testDrive', { site: yards, car: {} })).toBeUndefined()
    expect(field('locationId', 'general', { site: yards })).toBeUndefined()
  })

  it('a form for a visit asks which car to drive if the page isn’t about one, and suggests models in stock', () => {
    expect(field('vehicleDescription', 'testDrive')).toMatchObject({
      required: true,
      suggestions: ['Toyota HiLux', 'Toyota Corolla', 'Kia Sportage'],
    })
    expect(field('vehicleDescription', 'testDrive', { car: {} })).toBeUndefined()
  })

  it('a form for a visit offers times from today on, with the opening hours of the only location or the car’s location', () => {
    const hint = 'Open Mon-Fri 8:30am – 5:30pm, Saturday 9:00am – 4:00pm, closed Sunday.'
    expect(field('preferredTime', 'testDrive')).toMatchObject({ min: '2026-11-20T00:00', max: '2027-02-18T23:59', hint })
    expect(field('preferredTime', 'testDrive', { site: yards, car: {} })?.hint).toBe(hint)
    expect(field('preferredTime', 'testDrive', { site: yards })?.hint).toBeUndefined()
    expect(field('preferredTime', 'general')).toBeUndefined()
  })
})

describe('a request to find a car', () => {
  const requested = (wanted?: string) => {
    const context = {
      config: buildConfig(),
      site: buildSiteData(),
      car: null,
      now: '2026-11-25T00:00:00.000Z',
      ...(wanted !== undefined && { wanted }),
    }
    return formFields('find', context).find(({ name }) => name === 'wantedCar')
  }

  it('a request to find a car is prefilled with the search, cut to the field’s length, and empty without a search (ENQ-18, SRC-42)', () => {
    expect(requested('Toyota, under $40,000')).toMatchObject({ defaultValue: 'Toyota, under $40,000', required: true })
    expect(requested('x'.repeat(300))?.defaultValue).toBe('x'.repeat(200))
    for (const nothing of ['', undefined]) expect(requested(nothing)).not.toHaveProperty('defaultValue')
  })
})

it.each([
  { noun: 'cars', labels: ['New Vehicle', 'Used Vehicle'] },
  { noun: 'caravans and motorcycles', labels: ['New caravans and motorcycles', 'Used caravans and motorcycles'] },
])('the categories of a general enquiry name what a dealer of $noun sells (ENQ-12, CFG-06)', ({ noun, labels }) => {
  const options = field('category', 'general', { values: { search: { noun } } })?.options ?? []
  expect(options.filter(({ value }) => value.endsWith('Vehicle')).map(({ label }) => label)).toEqual(labels)
})
