import { runs } from '@forecourt/schema/testing/runs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { FeedFault } from './FeedRecords'
import { parseWholeFeed } from './testing/parseWholeFeed'

const context = {
  ...{ dealershipId: 'd', locationId: 'l', now: '2026-06-01T02:00:00.000Z', makes: [], mapping: null, newId: () => 'new', places: [] },
}
const head = 'Stock number,Make,Model,Year,Type,Kms,DAP,Build date,VIN,Images,Comments'
const line = (index: number) =>
  `A${index},Kia,Rio,2020,Used,${index},9990,03/2020,KNAB251CAJ50000${10 + index},https://x.example/${index}.jpg,"One owner; ""full"" history"`
const table = [head, ...Array.from({ length: 12 }, (_, index) => line(index))].join('\r\n')
const cars = Array.from({ length: 12 }, (_, index) => ({
  stocknum: `A${index}`,
  make: 'Kia',
  model: 'Rio',
  year: 2020,
  odometer: index,
  dapprice: '9990',
  images: ['https://x.example/1.jpg'],
}))
const xml = `<cars>${cars
  .map(
    (car) =>
      `<car>${Object.entries(car)
        .map(([name, value]) => `<${name}>${value}</${name}>`)
        .join('')}</car>`,
  )
  .join('')}</cars>`
const good = [table, JSON.stringify({ cars }), xml].map((text) => new TextEncoder().encode(text))

/** Damage by transport, editors and partial exports. */
const mutation = fc.oneof(
  fc.record({ kind: fc.constant('cut' as const), at: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ kind: fc.constant('byte' as const), at: fc.double({ min: 0, max: 1, noNaN: true }), to: fc.integer({ min: 0, max: 255 }) }),
  fc.record({
    kind: fc.constant('insert' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    text: fc.constantFrom('"', ',', '\n', '\r', '<', '&', '\0', '\ufeff', '=1+1', '{', ']', '99999999999999999999'),
  }),
  fc.record({
    kind: fc.constant('drop' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.integer({ min: 1, max: 80 }),
  }),
)

const mutated = (bytes: Uint8Array, change: typeof mutation extends fc.Arbitrary<infer Change> ? Change : never): Uint8Array => {
  const at = Math.floor(change.at * bytes.length)
  const [before, after] = [bytes.slice(0, at), bytes.slice(at)]
  switch (change.kind) {
    case 'cut':
      return before
    case 'byte':
      return Uint8Array.from([...before, change.to, ...after.slice(1)])
    case 'insert':
      return Uint8Array.from([...before, ...new TextEncoder().encode(change.text), ...after])
    case 'drop':
      return Uint8Array.from([...before, ...after.slice(change.length)])
  }
}

/** Maximum of the database column. */
const mostStored = 2_147_483_647

/** FUZZ_RUNS=100000 for the long run. */
const numRuns = Number(process.env.FUZZ_RUNS ?? runs(400))

it('A randomly damaged file is imported with valid fields only, or refused with a message (ENT-01)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...good), fc.array(mutation, { minLength: 1, maxLength: 4 }), async (file, changes) => {
      const read = await parseWholeFeed(changes.reduce(mutated, file), context)
      if (read instanceof FeedFault) {
        expect(read.problem).not.toBe('')
        return
      }
      expect(read.cars.length + read.problems.filter(({ refused }) => refused).length).toBe(read.rows)
      for (const { car, providedFields } of read.cars) {
        expect([car.stockNumber, car.make, car.model].every((text) => text !== '')).toBe(true)
        expect(Number.isInteger(car.year) && car.year >= 1900 && car.year <= 2028).toBe(true)
        for (const cents of [car.driveAwayCents, car.egcCents])
          expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0 && cents <= mostStored)).toBe(true)
        for (const count of [car.km, car.seats, car.doors, car.cylinders])
          expect(count === null || (Number.isInteger(count) && count >= 0 && count <= mostStored)).toBe(true)
        expect(car.vin === null || car.vin.length === 17).toBe(true)
        expect(car.buildDate === null || !Number.isNaN(Date.parse(car.buildDate))).toBe(true)
        expect(new Set(providedFields).size).toBe(providedFields.length)
      }
    }),
    { numRuns },
  )
})
