import type { Car } from '@forecourt/rules/entities/Car'
import { describe, expect, it } from 'vitest'
import { Prisma } from '../generated/client'
import { addCars } from '../testing/addCars'
import { buildActor as actor } from '../testing/buildWorld'
import { useWorld } from '../testing/useWorld'
import { updateCar } from './duplicateCar'
import { getCar } from './getEditedCar'

const world = useWorld()

const now = '2026-06-01T02:00:00.000Z'
const scope = () => world.db.forOrganisation(world.north.organisationId)
let count = 0

/** Inserts a car like a feed and reads it back from Postgres. */
const stored = async (overrides: Partial<Car>) => {
  const id = `hostile-${++count}`
  await addCars(world.db, world.north, [{ ...overrides, id }])
  const found = await getCar(scope(), id, null)
  if (!found) throw new Error('The car was not stored.')
  return found
}

const edit = (changes: Parameters<typeof updateCar>[1]['changes']) => updateCar(scope(), { carId: world.north.carId, changes, now, actor })

const hostile = [
  { name: 'plain text', input: 'One owner.|Finance available.', expected: 'One owner.|Finance available.' },
  { name: 'a script', input: 'Neat car<script>alert(document.cookie)</script>.', expected: 'Neat car.' },
  { name: 'a picture with a handler', input: '<img src=x onerror="alert(1)">Neat car.', expected: 'Neat car.' },
  { name: 'HTML of another system', input: '<p>One owner.</p><p>Two keys.<br>No dents.</p>', expected: 'One owner.\nTwo keys.\nNo dents.' },
  { name: 'null bytes', input: 'Ne\u0000at\u0000 car.', expected: 'Neat car.' },
  { name: 'control characters', input: 'Neat\u0007\u001b[31m car.\u009f', expected: 'Neat[31m car.' },
  { name: 'marks that reverse the text direction', input: '\u202e.rac taeN\u202c\u2066\u2069\u200f', expected: '.rac taeN' },
  { name: 'invisible characters', input: '\ufeffNeat\u200b car.', expected: 'Neat car.' },
  { name: 'half an emoji', input: 'Neat\ud83d car\ude00.', expected: 'Neat car.' },
  { name: 'an SQL quote', input: `Neat'); drop table cars; --`, expected: `Neat'); drop table cars; --` },
  { name: 'whole emoji, accents and other scripts', input: 'Zoë 👩‍👩‍👧‍👦 豊田 مرحبا', expected: 'Zoë 👩‍👩‍👧‍👦 豊田 مرحبا' },
]

describe('cleanCar', () => {
  it.each(hostile)('cleanCar stores comments, tags, titles and equipment of a feed without $name (VDP-23)', async ({ input, expected }) => {
    const line = expected.replaceAll('\n', ' ')
    const car = await stored({
      dealerComments: input,
      tag: input,
      name: input,
      badge: input,
      standardEquipment: [input],
      images: [{ key: 'cars/a.png', alt: input }],
      variant: { torque: input },
      financeLenders: { [input]: { ...lender, disclaimer: input } },
    })
    expect(car).toMatchObject({
      dealerComments: expected,
      tag: line,
      name: line,
      badge: line,
      standardEquipment: [line],
      images: [{ key: 'cars/a.png', alt: line }],
      variant: { torque: line },
      financeLenders: { [line]: { disclaimer: expected } },
    })
  })

  it.each(hostile)('cleanCar stores what staff enter without $name, too (VDP-23)', async ({ input, expected }) => {
    const line = expected.replaceAll('\n', ' ')
    expect(await edit({ dealerComments: input, tag: input })).toMatchObject({ ok: true, car: { dealerComments: expected, tag: line } })
  })

  it('cleanCar cuts a megabyte of feed text to the maximum length (VDP-23)', async () => {
    const car = await stored({
      dealerComments: '\u0000W'.repeat(500_000),
      tag: 'x'.repeat(1000),
      name: `${'n'.repeat(199)}😀`,
      standardEquipment: Array.from({ length: 5000 }, (_entry, index) => `Seat ${index} ${'x'.repeat(500)}`),
    })
    expect(car.dealerComments?.length).toBe(20_000)
    expect(car.tag?.length).toBe(60)
    expect(car.name).toBe('n'.repeat(199))
    expect([car.standardEquipment.length, car.standardEquipment[0]?.length]).toEqual([500, 160])
  })

  it.each([
    { name: 'a megabyte of comments', changes: { dealerComments: 'x'.repeat(1_000_000) }, message: 'at most 20000 characters' },
    { name: 'one character too many', changes: { dealerComments: 'x'.repeat(20_001) }, message: 'at most 20000 characters' },
    { name: 'a long tag', changes: { tag: 'x'.repeat(61) }, message: 'at most 60 characters' },
    { name: 'a long registration', changes: { regoPlate: 'x'.repeat(13) }, message: 'at most 12 characters' },
  ])('cleanCar refuses $name from staff with a message (VDP-23)', async ({ changes, message }) => {
    const refused = await edit(changes)
    const [field = ''] = Object.keys(changes)
    expect(refused).toMatchObject({ ok: false, reason: 'invalid', fields: { [field]: expect.stringContaining(message) } })
  })

  it('cleanCar accepts text of the maximum length after cleaning, and stores null for blank text', async () => {
    expect(await edit({ dealerComments: `\u202e${'x'.repeat(20_000)}\u0000` })).toMatchObject({ ok: true })
    expect(await edit({ tag: ' \u200b ' })).toMatchObject({ ok: true, car: { tag: null } })
  })
})

describe('a car in Postgres', () => {
  it('a car in Postgres is read as it was stored, with market prices, quote, report, payments and lenders (CAR-30, VDP-09, VDP-26, CHK-02)', async () => {
    const facts = {
      nvic: 'ABC123',
      marketPrices: { stateAverageCents: 2_600_000, nationalAverageCents: 2_550_000 },
      financeQuote: { weeklyCents: 11_250, rate: 6.99, comparisonRate: 8.05 },
      historyFileKey: 'reports/abc.pdf',
      paymentProcessors: ['stripe', 'till'],
      financeLenders: { acme: lender },
      variant: { ancapRating: 5 },
      specifications: { sleeps: 4 },
    }
    expect(await stored(facts)).toMatchObject(facts)
    expect(await stored({ financeQuote: null, historyFileKey: null, paymentProcessors: [], marketPrices: {} })).toMatchObject({
      financeQuote: null,
      historyFileKey: null,
      paymentProcessors: [],
      marketPrices: {},
    })
  })

  it('a car in Postgres loses its finance quote when its price changes, and only then (API-10)', async () => {
    const { id } = await stored({ financeQuote: { weeklyCents: 100, rate: 7, comparisonRate: 8 }, priceCents: 2_000_000 })
    const change = (changes: Parameters<typeof updateCar>[1]['changes']) => updateCar(scope(), { carId: id, changes, now, actor })
    expect(await change({ tag: 'Neat', driveAwayCents: 2_000_000 })).toMatchObject({ car: { financeQuote: { weeklyCents: 100 } } })
    expect(await change({ driveAwayCents: 1_990_000 })).toMatchObject({ car: { financeQuote: null } })
  })

  it('a car in Postgres has no text with marks that reverse the text direction, from any source', async () => {
    const rows = await world.db.platform.transaction((tx) =>
      tx.$queryRaw<{ text: string }[]>(Prisma.sql`select cars::text as text from cars`),
    )
    expect(rows.filter(({ text }) => /[\u202a-\u202e\u2066-\u2069]/u.test(text))).toEqual([])
  })
})

const lender = {
  interestRate: 6.5,
  comparisonRate: 7.5,
  paymentWeekCents: 12_345,
  paymentMonthCents: null,
  termYears: 5,
  depositCents: 0,
  balloonCents: null,
  establishmentFeesCents: null,
  totalPayableCents: null,
  disclaimer: 'Terms apply.',
}
