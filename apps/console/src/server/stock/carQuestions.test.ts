import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'

const world = testWorld()
const stock = () => createTestCaller(world.db, buildSession('groupManager', world.north.organisationId)).call.stock

test('A draft is not listed on its site, with the reason, and a car in stock is listed (SRC-31)', async () => {
  const of = async (id: string) =>
    (await stock().why({ id })).map(({ siteId, why }) => [siteId, why?.listed.shown, why?.listed.because[0]?.message])
  const { carId, siteId } = world.north
  expect(await of(`${carId}-draft`)).toEqual([[siteId, false, 'The car is neither in stock nor sold.']])
  expect((await of(carId))[0]?.slice(0, 2)).toEqual([siteId, true])
})

test('The rules of the car page give reasons for its buttons and finance (CHK-02, CAR-24)', async () => {
  const [{ why } = {}] = await stock().why({ id: world.north.carId })
  expect(why?.finance.every(({ because }) => because.length > 0)).toBe(true)
  expect(why?.buttons.every(({ because }) => because.length > 0)).toBe(true)
})

test('A VIN lookup returns the vehicle, unusual formats, and cars in stock with the same VIN', async () => {
  const ask = (vin: string) => stock().lookup({ organisationId: world.north.organisationId, question: { by: 'vin', vin } })
  expect(await ask('KNADC512ML6123456')).toMatchObject({
    vehicle: { make: 'Kia', model: 'Picanto', year: 2020, simulated: true },
    inStock: [],
  })
  expect((await ask('jtnk43be103012345')).inStock.map(({ stockNumber }) => stockNumber).sort()).toEqual(['north-1', 'north-2'])
  expect((await ask('ZVW30-1234567')).notice).toMatch(/13 characters/)
  expect(await catchRefusal(ask('KNADC512ML612345O'))).toMatchObject({
    code: 'BAD_REQUEST',
    detail: { fields: { vin: expect.stringMatching(/letter O/) } },
  })
})

test('A location can show used cars at the price excluding government charges, in the list and on the car page', async () => {
  const { organisationId, locationId, carId } = world.north
  await stock().update({ id: carId, data: { egcCents: 2_300_000 } })
  const kinds = { new: 'driveAway', used: 'egc', demo: 'driveAway' } as const
  expect(await stock().choosePriceKinds({ locationId, kinds })).toMatchObject({ kinds })
  expect(await stock().priceKinds({ organisationId })).toMatchObject([{ locationId, kinds }])
  expect(await stock().getOne({ id: carId })).toMatchObject({ priceCents: 2_300_000, priceType: 'egc', driveAwayCents: 2_499_000 })
  expect((await stock().getList({ filter: { priceTo: 2_300_000 } })).data.map(({ id }) => id)).toEqual([carId])
})

test('A car is previewed from the entered values, stored or not, with its displayed price (CARD-01, VDP-01)', async () => {
  const { organisationId, locationId, carId, siteId } = world.north
  const draw = (input: object) => stock().preview({ organisationId, carId: null, siteId: null, locationId, data: {}, ...input })
  const entered = { make: 'Kia', model: 'Rio', year: 2020, driveAwayCents: 1_999_000, tag: '<b>Hot</b>', vin: 'O' }
  const fresh = await draw({ data: entered })
  expect(fresh).toMatchObject({ siteId, sites: [{ id: siteId }] })
  expect(fresh?.page.data.car).toMatchObject({ name: '2020 Kia Rio', makeSlug: 'kia', priceCents: 1_999_000, tag: 'Hot', vin: null })
  expect(fresh?.list.data.result.cars).toHaveLength(1)
  const known = await draw({ carId, data: { colour: 'Teal' } })
  expect(known?.page.data.car).toMatchObject({ id: carId, colour: 'Teal' })
  expect(known?.page.data.car).not.toHaveProperty('organisationId')
  expect((await stock().getOne({ id: carId })).colour).not.toBe('Teal')
  expect((await draw({}))?.page.data.car.name).toBe('Your car')
  expect(await draw({ locationId: world.south.locationId })).toBeNull()
})

test('Values of an organisation’s cars are suggested for its next car, and for no other organisation', async () => {
  const { organisationId, carId } = world.north
  await stock().update({ id: carId, data: { colour: 'Northern green', badge: 'Aurora' } })
  const { values, badges } = await stock().suggestions({ organisationId })
  expect(values.colour).toContain('Northern green')
  expect(badges.flatMap((each) => each.badges)).toContain('Aurora')
  expect(await catchRefusal(stock().suggestions({ organisationId: world.south.organisationId }))).toMatchObject({ code: 'NOT_FOUND' })
})
