import { expect, it } from 'vitest'
import { sampleLookup } from './sampleLookup'

const makes = [
  { name: 'Toyota', models: ['Corolla', 'Camry', 'HiLux'] },
  { name: 'Kia', models: ['Rio'] },
  { name: 'Mazda', models: [] },
]
const lookup = sampleLookup(
  async () => makes,
  () => '2026-06-01T00:00:00.000Z',
)

it.each([
  { name: 'the VIN of a 2020 Kia', vin: 'KNADC512ML6123456', found: { make: 'Kia', model: 'Rio', year: 2020 } },
  { name: 'a VIN in lower case', vin: ' knadc512ml6123456 ', found: { make: 'Kia', vin: 'KNADC512ML6123456' } },
  { name: 'the VIN of next year’s model', vin: 'KNADC512MV6123456', found: { year: 2027 } },
  { name: 'a VIN whose year letter is in the future, as thirty years earlier', vin: 'KNADC512MY6123456', found: { year: 2000 } },
  { name: 'a VIN with an invalid year letter, without a year', vin: 'KNADC512MU6123456', found: { year: null } },
])('the sample look-up decodes $name, marked as simulated (ENT-01)', async ({ vin, found }) => {
  expect(await lookup.find({ by: 'vin', vin }, ['car'])).toMatchObject({ ...found, simulated: true })
})

it.each([
  { name: 'an unknown maker', vin: 'ZZZDC512ML6123456' },
  { name: 'a make without models', vin: 'JM0DC512ML6123456' },
])('the sample look-up finds nothing for $name (ENT-01)', async ({ vin }) =>
  expect(await lookup.find({ by: 'vin', vin }, ['car'])).toBeNull(),
)

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
  const models = { car: makes, motorcycle: [{ name: 'Honda', models: ['Rebel'] }], caravan: [{ name: 'Jayco', models: ['Swan'] }] }
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
