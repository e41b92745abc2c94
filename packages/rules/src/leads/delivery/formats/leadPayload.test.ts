import { expect, it } from 'vitest'
import type { LeadToSend } from '../LeadFormat'
import { sampleLead } from '../sampleLead'
import { leadPayload } from './leadPayload'

const sample = sampleLead('org', 'North Motors', { id: 'l-1', now: '2026-11-20T13:05:00.000Z' })
type Changes = { readonly lead?: object; readonly car?: object | null; readonly attributes?: object; readonly place?: object }
const leadWith = ({ lead, car = {}, attributes, place }: Changes = {}): LeadToSend =>
  ({
    lead: {
      ...{ ...sample.lead, attributes: { ...sample.lead.attributes, ...attributes }, ...lead },
      carFacts: car && { ...sample.lead.carFacts, ...car },
    },
    place: { ...sample.place, ...place },
    isTest: false,
  }) as LeadToSend

it.each([
  { name: 'a price with cents', changes: { car: { priceCents: 1_899_095 } }, event: 18_990.95, flat: { price: 18_990.95 } },
  { name: 'no price', changes: { car: { priceCents: null } }, event: null, flat: { price: null } },
  {
    name: 'an offer as well as a price',
    changes: { attributes: { offerCents: 1_750_050 } },
    event: 18_990,
    flat: { price: 18_990, offer: 17_500.5 },
  },
  { name: 'no car', changes: { car: null }, event: undefined, flat: { price: null, stock_number: null, make: null } },
])('a lead for a CRM contains the amounts in dollars for a lead with $name (ENT-16)', ({ changes, event, flat }) => {
  const { data } = leadPayload('events', leadWith(changes)) as { data: { car: { price: number | null } | null } }
  expect(data.car?.price).toBe(event)
  expect(leadPayload('flat', leadWith(changes))).toMatchObject(flat)
})

it.each([
  { timeZone: 'Australia/Sydney', at: '2026-11-21T00:05:00+11:00' },
  { timeZone: 'Australia/Perth', at: '2026-11-20T21:05:00+08:00' },
  { timeZone: 'Pacific/Auckland', at: '2026-11-21T02:05:00+13:00' },
])('a lead for a CRM gives the time of the lead in the time zone of the location: $timeZone (ENT-16)', ({ timeZone, at }) => {
  const lead = leadWith({ place: { timeZone } })
  expect(leadPayload('events', lead)).toMatchObject({ timestamp: '2026-11-20T13:05:00.000Z', data: { created_at: at } })
  expect(leadPayload('flat', lead)).toMatchObject({ created_at: at })
})

it('the lead payload contains the shopper’s marketing consent, and marks a test lead (ENQ-16)', () => {
  for (const optIn of [true, false]) {
    const lead = leadWith({ lead: { optIn, optInWording: 'News by email' } })
    expect(leadPayload('events', lead)).toMatchObject({
      type: 'lead.created',
      data: { marketing: { agreed: optIn, wording: 'News by email' } },
    })
    expect(leadPayload('flat', lead)).toMatchObject({ opt_in: optIn, test: false })
  }
  expect(leadPayload('events', { ...leadWith(), isTest: true })).toMatchObject({ type: 'lead.test' })
  expect(leadPayload('flat', { ...leadWith(), isTest: true })).toMatchObject({ test: true })
})

it('the lead payload has separate fields for first name, last name, phone, email and vehicle (ENT-16)', () => {
  expect(leadPayload('events', leadWith())).toMatchObject({
    data: {
      contact: { name: 'Test', last_name: 'Lead', email: 'test@shopper.example', phone: '+61491570006', postcode: '2000' },
      car: { id: 'test-car', stock_number: 'TEST1', year: 2022, make: 'Kia', model: 'Rio', badge: 'S', type: 'used', odometer_km: 41_200 },
    },
  })
  expect(leadPayload('flat', leadWith())).toMatchObject({
    ...{ name: 'Test', last_name: 'Lead', email: 'test@shopper.example', phone: '+61491570006', postcode: '2000', car_id: 'test-car' },
    ...{ stock_number: 'TEST1', year: 2022, make: 'Kia', model: 'Rio', badge: 'S', car_type: 'used', odometer: 41_200 },
  })
})
