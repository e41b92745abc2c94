// @vitest-environment jsdom

import type { BookForLeadResult } from '@forecourt/data/bookings/bookForLead'
import type { BookingOffer } from '@forecourt/rules/bookings/Booking'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildLocation } from '@forecourt/rules/testing/buildLocation'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { expect, it } from 'vitest'
import { createLeadProofs } from './checkProof'
import type { BookableLead, LeadPorts } from './LeadPorts'
import { receiveLead } from './receiveLead'

const offer: BookingOffer = {
  locationId: 'location-1',
  kind: 'testDrive',
  minutes: 30,
  confirmation: 'atOnce',
  asksLicence: false,
  terms: '',
  exceptCars: [],
}

const entered = {
  form: 'testDrive',
  name: 'Ana',
  lastName: 'Reid',
  email: 'ana@shopper.example',
  phone: '0491 570 156',
  vehicleDescription: 'Kia Sportage',
}
const time = '2026-12-02T09:00'
const days = [
  { date: '2026-12-02', times: ['09:00', '09:30'] },
  { date: '2026-12-03', times: ['14:00'] },
]
const taken: BookForLeadResult = { ok: false, reason: 'taken', message: 'This time has just been taken. Please choose another one.' }

function setUp(book: (lead: BookableLead) => BookForLeadResult | null, { offers = [offer], places = 1 } = {}) {
  const stored: unknown[] = []
  const requests: unknown[] = []
  const locations = [buildLocation(), buildLocation({ id: 'location-2', name: 'Penrith', primary: false })].slice(0, places)
  const ports: LeadPorts = {
    config: buildConfig({ forms: { showTerms: false } }),
    siteData: async () => buildSiteData({ bookings: offers, locations }),
    carBySlug: async () => null,
    storeDraft: async () => 'draft-1',
    async store(lead) {
      stored.push(lead)
      return { leadId: 'enquiry-1', duplicate: false }
    },
    bookings: {
      async days(fields) {
        requests.push(fields)
        return days
      },
      book: async (lead) => book(lead),
      addressOf: (id) => `/booking?token=${id}.signed`,
    },
    proofs: createLeadProofs('a secret of the platform', 'harbour'),
  }
  const send = (fields: object, type: 'json' | 'form') =>
    receiveLead(
      new Request('http://harbour.example/api/leads', {
        method: 'POST',
        body: type === 'json' ? JSON.stringify({ elapsedMs: 9000, ...fields }) : new URLSearchParams({ ...fields }).toString(),
        headers: { host: 'harbour.example', 'content-type': type === 'json' ? 'application/json' : 'application/x-www-form-urlencoded' },
      }),
      ports,
      { limiter: createLimiter({ count: 100, seconds: 60 }), address: 'a' },
    )
  return { send, stored, requested: requests }
}

const booked = (lead: BookableLead): BookForLeadResult => ({
  ok: true,
  leadId: 'lead-1',
  booking: { id: `booking-of-${lead.preferredTime}` } as never,
})
const documentOf = async (answer: Response) => new DOMParser().parseFromString(await answer.text(), 'text/html')

it('the booking endpoint books the chosen time and redirects to the booking’s page, with and without script (ENQ-24)', async () => {
  const { send, stored } = setUp(booked)
  const next = `/booking?token=booking-of-${time}.signed`
  expect(await (await send({ ...entered, preferredTime: time }, 'json')).json()).toMatchObject({ ok: true, leadId: 'lead-1', next })
  const plain = await send({ ...entered, preferredTime: time }, 'form')
  expect([plain.status, plain.headers.get('location')]).toEqual([303, next])
  expect(stored).toEqual([])
})

it('the booking endpoint offers the free times on a second page without script, without an error and with all entered values (API-14)', async () => {
  const { send, requested: requests } = setUp(booked)
  const answer = await send({ ...entered, name: 'Ana & Bo' }, 'form')
  const page = await documentOf(answer)
  expect(page.querySelector('h1')?.textContent).toBe('A few more details, please')
  expect(page.querySelector('[role=alert]')).toBeNull()
  const radios = [...page.querySelectorAll<HTMLInputElement>('[name=preferredTime]')].map(({ value }) => value)
  expect(radios).toEqual(['2026-12-02T09:00', '2026-12-02T09:30', '2026-12-03T14:00', 'other'])
  expect(page.querySelector<HTMLInputElement>('[name=name]')?.value).toBe('Ana & Bo')
  // The button for later days keeps the entered values.
  const later = page.querySelector<HTMLButtonElement>('button[name=slotsFrom]')
  expect(later?.value).toBe('2026-12-04')
  const second = await documentOf(await send({ ...entered, again: '1', slotsFrom: '2026-12-04' }, 'form'))
  expect(second.querySelector('[role=alert]')).toBeNull()
  expect(requests.at(-1)).toMatchObject({ kind: 'testDrive', locationId: 'location-1', from: '2026-12-04' })
})

it('the booking endpoint shows an error where no time was chosen on the second page either', async () => {
  const { send, stored } = setUp(booked)
  expect(await (await send({ ...entered, preferredTime: '' }, 'json')).json()).toMatchObject({
    ok: false,
    fields: { preferredTime: 'Please choose a time.' },
  })
  const page = await documentOf(await send({ ...entered, again: '1' }, 'form'))
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Please choose a time.')
  expect(stored).toEqual([])
})

it('the booking endpoint offers the next free times where the time was taken meanwhile, and stores nothing (ENQ-24)', async () => {
  const { send, stored } = setUp(() => taken)
  const message = 'This time has just been taken. Please choose another one.'
  expect(await (await send({ ...entered, preferredTime: time }, 'json')).json()).toEqual({
    ok: false,
    message,
    fields: { preferredTime: message },
  })
  const page = await documentOf(await send({ ...entered, again: '1', preferredTime: time }, 'form'))
  expect(page.querySelector('[role=alert]')?.textContent).toContain(message)
  expect(page.querySelectorAll('[name=preferredTime]')).toHaveLength(4)
  expect(stored).toEqual([])
})

it('the booking endpoint stores an enquiry where no time suits, the database is away, or a machine sends it', async () => {
  const { send, stored } = setUp(() => null)
  expect(await (await send({ ...entered, preferredTime: 'other' }, 'json')).json()).toMatchObject({ ok: true, leadId: 'enquiry-1' })
  expect(await (await send({ ...entered, preferredTime: time }, 'json')).json()).not.toHaveProperty('next')
  const strict = setUp(() => {
    throw new Error('A machine books nothing.')
  })
  expect(await (await strict.send({ ...entered, preferredTime: time, website: 'https://spam.example' }, 'json')).json()).toMatchObject({
    ok: true,
  })
  expect(stored).toEqual([
    expect.objectContaining({ preferredTime: null, bookedAs: null }),
    expect.objectContaining({ preferredTime: time, bookedAs: null }),
  ])
})

it('the booking endpoint accepts any time for a location without bookings, though another location takes bookings', async () => {
  const { send, stored } = setUp(booked, { places: 2 })
  const page = await documentOf(await send({ ...entered, locationId: 'location-2', email: '' }, 'form'))
  expect(page.querySelector<HTMLInputElement>('[name=preferredTime]')?.type).toBe('datetime-local')
  expect(await (await send({ ...entered, locationId: 'location-2', preferredTime: '' }, 'json')).json()).toMatchObject({
    leadId: 'enquiry-1',
  })
  expect(await (await send({ ...entered, locationId: 'location-1', preferredTime: time }, 'json')).json()).toMatchObject({
    leadId: 'lead-1',
  })
  expect(stored).toHaveLength(1)
})
