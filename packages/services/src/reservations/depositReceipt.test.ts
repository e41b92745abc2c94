import type { Reservation } from '@forecourt/data/reservations/Reservation'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { expect, it } from 'vitest'
import { depositReceipt } from './depositReceipt'

const reservation = {
  ...{ reference: 'R4K7QX2', carName: '2020 Kia Rio', priceCents: 2_000_000, amountCents: 20_000, currency: 'AUD' },
  ...{ state: 'charged', reservedUntil: '2026-06-03T02:00:00.000Z', name: 'Ana', lastName: 'Lee' },
} as Reservation
const site = { config: buildConfig({ identity: { name: 'Kew Cars', businessNumber: '51824753556', timeZone: 'Australia/Sydney' } }) }
const paid = { site, reservation, paidWith: 'Visa •••• 4242', now: '2026-06-01T02:00:00.000Z' }

it.each([
  { wasTaken: true, title: 'Receipt for a deposit', terms: /is returned in full/ },
  { wasTaken: false, title: 'Confirmation of a deposit', terms: /was not taken/ },
])('a receipt says what was paid, by whom, and on what terms: taken $wasTaken (CHK-04)', ({ wasTaken, title, terms }) => {
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
  { state: 'released', fact: { label: 'Status', value: 'The reservation was cancelled' } },
  { state: 'refunded', fact: { label: 'Status', value: 'Your deposit was returned' } },
  { state: 'completed', fact: { label: 'Status', value: 'The car is yours' } },
] as const)('opened later it says what became of the reservation: $state (CHK-04)', ({ state, fact }) => {
  const { facts } = depositReceipt({ ...paid, wasTaken: true, reservation: { ...reservation, state } })
  expect(facts.filter(({ label }) => label === 'Reserved until' || label === 'Status')).toEqual([fact])
})
