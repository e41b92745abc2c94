import { sampleLead } from '@forecourt/rules/leads/delivery/sampleLead'
import type { LeadRow } from '@forecourt/rules/leads/LeadRow'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { expect, it } from 'vitest'
import { leadMailFacts } from './leadMailFacts'

const { lead } = sampleLead('organisation-1', 'Harbour Motors', { id: 'lead-1', now: '2026-03-01T01:00:00.000Z' })
const addresses = { originTemplate: 'https://{host}', consoleUrl: 'https://console.example' }
const factsOf = (overrides: Partial<LeadRow>, deposit = 200) =>
  leadMailFacts({ ...lead, ...overrides }, { config: buildConfig({ checkout: { deposit } }), hosts: ['harbour.example'] }, addresses)

it('a lead mail writes the next steps as plain text, without the formatting of the page', () => {
  const successText = toDocument('What happens next:\n\n- we **ring you** today')
  const config = buildConfig({ forms: { successText } })
  expect(leadMailFacts(lead, { config, hosts: ['harbour.example'] }, addresses).nextSteps).toBe('What happens next:\n\nwe ring you today')
})

it.each([
  { form: 'vehicle', category: 'Used Vehicle', subcategory: null, subject: 'Used Vehicle enquiry', sent: 'enquiry' },
  { form: 'general', category: 'General Enquiry', subcategory: null, subject: 'General enquiry', sent: 'enquiry' },
  { form: 'reserve', category: 'Reservation', subcategory: null, subject: 'Reservation request', sent: 'reservation request' },
  { form: 'buyOnline', category: 'Online purchase', subcategory: null, subject: 'Online purchase request', sent: 'request to buy' },
  { form: 'chat', category: 'Instant message', subcategory: 'Service', subject: 'Instant message – Service', sent: 'message' },
] as const)(
  'leadMailFacts calls a lead of the form $form “$subject” to the dealer and “$sent” to the shopper',
  ({ subject, sent, ...row }) => {
    expect(factsOf(row)).toMatchObject({ subject, sent })
  },
)

it('a lead mail says that nothing was paid and what a deposit does, only for requests to reserve or buy (CHK-03 to CHK-05)', () => {
  expect(factsOf({}).terms).toBeNull()
  expect(factsOf({ form: 'chat' }).terms).toBeNull()
  expect(factsOf({ form: 'reserve' }).terms).toBe(
    'Nothing has been paid and nothing is on hold yet. The dealership will get back to you. If they agree, they’ll take a $200 deposit, 100% refundable, to hold it for 48 hours.',
  )
  expect(factsOf({ form: 'reserve' }, 0).terms).toBe(
    'Nothing has been paid and nothing is on hold yet. The dealership will get back to you. If they agree, they’ll hold it for 48 hours.',
  )
  expect(factsOf({ form: 'buyOnline' }).terms).toContain('Nothing has been paid or signed yet')
})

it.each([
  { form: 'reserve', until: 'until you’ve paid your deposit' },
  { form: 'buyOnline', until: 'until you’ve paid your deposit' },
  { form: 'subscribe', until: 'until you’ve made your first payment' },
] as const)('a lead mail of a started checkout ($form) names the payment that holds the car (CHK-01)', ({ form, until }) => {
  expect(factsOf({ form, url: 'https://harbour.example/checkout-journey' }).nextSteps).toContain(until)
})

it('a lead mail says that nothing is reserved or paid yet when a shopper only started a purchase (CHK-01)', () => {
  const { begun, terms, nextSteps } = factsOf({ form: 'buyOnline', url: 'https://harbour.example/checkout-journey' })
  expect([begun, terms]).toEqual(['buying', null])
  expect(nextSteps).toContain('Nothing is reserved or paid yet')
  expect(factsOf({ form: 'buyOnline', url: 'https://harbour.example/cars/corolla' }).begun).toBeNull()
})

it('a lead mail gives the on-road total of a started purchase, and no price if the total is unknown (CHK-01)', () => {
  const carFacts = buildCar({ stockNumber: 'A1', priceCents: 38_990_00, km: 12_000, regoPlate: null })
  const about = { carName: '2021 Kia Rio', carSlug: 'kia-rio', carFacts, url: 'https://harbour.example/cars/kia-rio' } as const
  expect(factsOf({ ...about, form: 'buyOnline' }).car?.facts).toEqual(['Stock A1', '$38,990', '12,000 km'])
  expect(factsOf({ ...about, form: 'buyOnline', url: 'https://harbour.example/checkout-journey' }).car?.facts).toEqual([
    'Stock A1',
    '12,000 km',
  ])
  const begun = { ...lead, ...about, form: 'buyOnline', url: 'https://harbour.example/checkout-journey' } as const
  const priceWith = (reserved: Parameters<typeof leadMailFacts>[4], country: 'AU' | 'NZ' = 'AU') =>
    leadMailFacts(begun, { config: buildConfig({ identity: { country } }), hosts: ['harbour.example'] }, addresses, null, reserved).car
      ?.facts[1]
  const costs = { lines: [], totalCents: 41_200_00, totalText: '$41,200' }
  expect(priceWith({ type: 'egc', onRoad: { ...costs, isKnown: false } })).toBe('$41,200 on the road (estimate)')
  expect(priceWith({ type: 'egc', onRoad: { ...costs, isKnown: true } })).toBe('$41,200 on the road')
  expect(priceWith({ type: 'driveAway', onRoad: null })).toBe('$38,990 drive away')
  expect(priceWith({ type: 'egc', onRoad: null })).toBe('12,000 km')
  expect(priceWith({ type: 'driveAway', onRoad: null }, 'NZ')).toBe('$38,990 including on-road costs')
})

it('a lead mail gives a shopper the car, time and place of their visit, and nothing that they entered (ENQ-24)', () => {
  const attributes = { ...lead.attributes, preferredTime: '2026-11-27T10:00', vehicleDescription: 'Kia Rio, WIN at evil.example' }
  const row = { ...lead, form: 'testDrive' as const, carName: null, locationName: 'Newcastle', attributes }
  const site = { config: buildConfig(), hosts: ['harbour.example'] }
  const visit = leadMailFacts(row, site, addresses, 'Kia Rio').visit
  expect(visit.map(({ label, value }) => [label, value.replaceAll('\u202f', ' ')])).toEqual([
    ['Car', 'Kia Rio'],
    ['Requested time', expect.stringMatching(/^Friday,? 27 November 2026 at 10:00 am$/)],
    ['Where', 'Newcastle'],
  ])
  expect(leadMailFacts(row, site, addresses).visit.map(({ label }) => label)).toEqual(['Requested time', 'Where'])
  expect(leadMailFacts({ ...row, form: 'general' }, site, addresses, null).visit).toEqual([])
})
