import type { Reservation } from '@forecourt/data/reservations/Reservation'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { depositReceipt } from './depositReceipt'

const reservation = {
  ...{ reference: 'R4K7QX2', carName: '2020 Kia Rio', priceCents: 2_000_000, amountCents: 20_000, currency: 'AUD' },
  ...{ state: 'charged', reservedUntil: '2026-06-03T02:00:00.000Z', name: 'Ana', lastName: 'Lee', subscription: null },
} as Reservation
const site = { config: buildConfig({ identity: { name: 'Kew Cars', businessNumber: '51824753556', timeZone: 'Australia/Sydney' } }) }
const paid = { site, reservation, paidWith: 'Visa •••• 4242', price: null, now: '2026-06-01T02:00:00.000Z' }

it.each([
  { wasTaken: true, title: 'Deposit receipt', terms: /get it back in full/ },
  { wasTaken: false, title: 'Deposit confirmation', terms: /hasn’t been charged/ },
])('a receipt contains the payment, the payer and the terms: captured $wasTaken (CHK-04)', ({ wasTaken, title, terms }) => {
  const paper = depositReceipt({ ...paid, wasTaken })
  expect(paper.title).toBe(title)
  expect(paper.source).toMatch(/^Kew Cars, ABN 51 824 753 556, 1 June 2026$/)
  expect(paper.typefaces?.bodyFont).toBe(site.config.theme.bodyFont)
  expect(paper.smallPrint).toMatch(terms)
  expect(paper.facts).toContainEqual({ label: 'Deposit', value: '$200 AUD' })
  expect(paper.facts).toContainEqual({ label: 'From', value: 'Ana Lee' })
})

it.each([
  { state: 'authorised', fact: { label: 'Reserved until', value: 'Wed 3 Jun, 12:00 pm (Sydney)' } },
  { state: 'released', fact: { label: 'Status', value: 'Your reservation is cancelled' } },
  { state: 'refunded', fact: { label: 'Status', value: 'Your deposit has been returned' } },
  { state: 'completed', fact: { label: 'Status', value: 'The car is yours' } },
] as const)('a receipt shows the current state of the reservation: $state (CHK-04)', ({ state, fact }) => {
  const { facts } = depositReceipt({ ...paid, wasTaken: true, reservation: { ...reservation, state } })
  expect(facts.filter(({ label }) => label === 'Reserved until' || label === 'Status')).toEqual([fact])
})

it.each([
  { name: 'of a drive-away car', price: { type: 'driveAway', onRoad: null }, facts: ['Price when reserved: $20,000, drive away'] },
  {
    name: 'with the charges and the on-road total',
    price: {
      type: 'egc',
      onRoad: { lines: [{ name: 'Stamp duty', text: '$600' }], totalCents: 2_060_000, totalText: '$20,600', isKnown: false },
    },
    facts: ['Price when reserved: $20,000, excl. gov. charges', 'Stamp duty: $600', 'On the road, about: $20,600'],
  },
  { name: 'alone when its type is unknown', price: null, facts: ['Price when reserved: $20,000'] },
] as const)('a receipt shows the price $name (CHK-04, ACL s 48)', ({ price, facts }) => {
  const lines = depositReceipt({ ...paid, price, wasTaken: true }).facts.map(({ label, value }) => `${label}: ${value}`)
  expect(lines.filter((fact) => /^(Price|Stamp|On the)/.test(fact))).toEqual(facts)
})

it('a receipt of a subscription shows its plan instead of a price (CHK-04)', () => {
  const subscription = {
    ...{ termMonths: 6, kmPerWeek: 300, startsOn: '2026-06-10', includes: 'Registration, insurance and servicing' },
    ...{ weeklyCents: 28_900, firstWeeks: 1, firstCents: 28_900, bondCents: 115_600 },
  }
  const paper = depositReceipt({ ...paid, wasTaken: true, reservation: { ...reservation, subscription } })
  const lines = paper.facts.map(({ label, value }) => `${label}: ${value}`)
  expect(paper.title).toBe('Subscription receipt')
  expect(lines).toEqual(expect.arrayContaining(['Weekly price: $289', 'Bond, returned at the end: $1,156']))
  expect(lines.filter((line) => line.startsWith('Price'))).toEqual([])
})
