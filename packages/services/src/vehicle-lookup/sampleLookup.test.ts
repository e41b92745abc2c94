import { expect, it } from 'vitest'
import { modelYear, sampleLookup } from './sampleLookup'
import { sampleModels } from './sampleModels'

const makes = [
  { name: 'Toyota', models: ['Corolla', 'Camry', 'HiLux'] },
  { name: 'Kia', models: ['Picanto', 'Stinger', 'Unlisted'] },
  { name: 'Mazda', models: [] },
]
const lookup = sampleLookup(
  async () => makes,
  () => '2026-06-01T00:00:00.000Z',
)

it.each([
  { name: 'the VIN of a 2020 Kia', vin: 'KNADC512ML6123456', found: { make: 'Kia', year: 2020 } },
  { name: 'a VIN in lower case', vin: ' knadc512ml6123456 ', found: { make: 'Kia', vin: 'KNADC512ML6123456' } },
  { name: 'the VIN of next year’s model', vin: 'KNADC512MV6123456', found: { model: 'Picanto', year: 2027 } },
  { name: 'a VIN with an invalid year letter, without a year', vin: 'KNADC512MU6123456', found: { year: null } },
])('the sample look-up decodes $name, marked as simulated (ENT-01)', async ({ vin, found }) => {
  expect(await lookup.find({ by: 'vin', vin }, ['car'])).toMatchObject({ ...found, simulated: true })
})

it.each([
  { name: 'an unknown maker', vin: 'ZZZDC512ML6123456' },
  { name: 'a make without models', vin: 'JM0DC512ML6123456' },
  { name: 'a year in which none of its models was sold', vin: 'KNADC512MY6123456' },
])('the sample look-up finds nothing for $name (ENT-01)', async ({ vin }) =>
  expect(await lookup.find({ by: 'vin', vin }, ['car'])).toBeNull(),
)

it.each([
  ['KNADC512ML6123456', 2020],
  ['KNADC512MV6123456', 2027],
  ['KNADC512MW6123456', 1998],
  ['KNADC512MY6123456', 2000],
  ['KNADC512MU6123456', null],
])('a year letter in the future is of thirty years earlier: %s is of %s (ENT-01)', (vin, year) => expect(modelYear(vin, 2026)).toBe(year))

it('the sample look-up answers with no model of a year in which it was not sold, now and later (ENT-01)', async () => {
  const all = Object.entries(sampleModels).map(([name, models]) => ({ name, models: Object.keys(models) }))
  for (const thisYear of [2026, 2030]) {
    const ofAll = sampleLookup(
      async () => all,
      () => `${thisYear}-12-01T00:00:00.000Z`,
    )
    const plates = Array.from({ length: 1500 }, (_, index) => ({ by: 'plate', plate: `XY${index}`, state: 'VIC' }) as const)
    const letters = [...'ABCDEFGHJKLMNPRSTVWXY123456789']
    const vins = ['JTD', 'JM0', 'KNA', 'JHM', 'WVW', 'LGX'].flatMap((maker) =>
      letters.map((letter) => ({ by: 'vin', vin: `${maker}DC512M${letter}6123456` }) as const),
    )
    const found = (await Promise.all([...plates, ...vins].map((query) => ofAll.find(query, ['car'])))).filter((each) => each !== null)
    for (const { make, model, year } of found) {
      const [first, last] = sampleModels[make]?.[model] ?? [9999, 0]
      expect([make, model, year, (year ?? 0) >= first && (year ?? 0) <= (last ?? thisYear + 1)]).toEqual([make, model, year, true])
    }
    expect(new Set(found.map(({ make, model }) => `${make} ${model}`)).size).toBeGreaterThan(70)
  }
})

it('the sample vehicle look-up finds the same vehicle for a plate in any spelling, and a different one in another state (ENT-01)', async () => {
  const ask = (plate: string, state = 'NSW') => lookup.find({ by: 'plate', plate, state }, ['car'])
  const found = await ask('ABC 12D')
  expect(found).toMatchObject({ regoPlate: 'ABC12D', vin: null, simulated: true })
  expect(await ask('abc-12d')).toEqual(found)
  expect(await ask('A')).toBeNull()
  const elsewhere = await Promise.all(['VIC', 'QLD', 'SA', 'NZ'].map((state) => ask('ABC12D', state)))
  expect(elsewhere.some((each) => JSON.stringify(each) !== JSON.stringify(found))).toBe(true)
})

it('the sample vehicle look-up answers only with the kinds of vehicle that are requested (ENT-01)', async () => {
  const models = { car: makes, motorcycle: [{ name: 'Honda', models: ['CB650R'] }], caravan: [{ name: 'Jayco', models: ['Swan'] }] }
  const ofKinds = sampleLookup(
    async (kinds) => kinds.flatMap((kind) => models[kind]),
    () => '2026-06-01T00:00:00.000Z',
  )
  const plates = Array.from({ length: 40 }, (_, index) => `ABC${index}`)
  const makesOf = async (...kinds: (keyof typeof models)[]) =>
    new Set(await Promise.all(plates.map(async (plate) => (await ofKinds.find({ by: 'plate', plate, state: 'NSW' }, kinds))?.make)))
  expect(await makesOf('car')).toEqual(new Set(['Toyota', 'Kia']))
  expect(await makesOf('caravan', 'motorcycle')).toEqual(new Set(['Jayco', 'Honda']))
})
