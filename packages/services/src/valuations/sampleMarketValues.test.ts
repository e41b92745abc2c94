import { expect, it } from 'vitest'
import { sampleMarketValues, samplePrices } from './sampleMarketValues'

const now = '2026-06-01T00:00:00.000Z'
const rio = { make: 'Kia', model: 'Rio', badge: '', year: 2023, km: 0, plate: 'ABC12D', state: 'NSW', vin: null }

it.each([
  { name: 'a model in the table', vehicle: {}, cents: 1_656_000 },
  { name: 'a make in capitals', vehicle: { make: 'KIA ', model: ' RIO' }, cents: 1_656_000 },
  { name: 'a model not in the table', vehicle: { model: 'Carnival' }, cents: 2_622_000 },
  { name: 'a model named like a property of every object', vehicle: { model: 'constructor' }, cents: 2_622_000 },
  { name: 'a model of next year', vehicle: { year: 2027 }, cents: 2_256_000 },
])('the sample provider gives a sample market value for $name, marked as a sample (TRD-01)', async ({ vehicle, cents }) => {
  const answer = await sampleMarketValues.findMarketValue({ ...rio, ...vehicle }, now)
  expect(answer).toMatchObject({ marketCents: cents, source: expect.stringContaining('Sample market values') })
})

it.each(['Trabant', '', '__proto__'])('the sample provider gives no value for the make “%s” (TRD-01)', async (make) => {
  expect(await sampleMarketValues.findMarketValue({ ...rio, make }, now)).toBeNull()
})

it('the sample provider has sample prices in dollars that are plausible for a new vehicle (TRD-01)', () => {
  for (const { unlisted, models } of Object.values(samplePrices))
    for (const dollars of [unlisted, ...Object.values(models)])
      expect(dollars).toSatisfy((each: number) => each >= 15_000 && each <= 200_000)
})
