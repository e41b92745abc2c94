import { insertManufacturers } from '@forecourt/data/manufacturers/insertManufacturers'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { describe, expect, test } from 'vitest'
import { buildSession, createTestCaller } from '../testing/createTestCaller'
import { enteredRecords } from '../testing/enteredRecords'

const world = testWorld()
const staff = () => createTestCaller(world.db, buildSession('platformAdmin', null)).call

describe('The preview of a model', () => {
  const franchise = () =>
    world.db.platform.transaction(async (tx) => {
      await insertManufacturers(tx, [{ slug: 'toyota', name: 'Toyota', models: [] }])
      const ofMake = (organisationId: string, makes: string[]) => tx.dealership.updateMany({ where: { organisationId }, data: { makes } })
      await ofMake(world.north.organisationId, ['Toyota'])
      await ofMake(world.south.organisationId, ['Mazda'])
    })

  test('The preview of a model renders the values entered so far, with the cars of the same model (RTE-19, MOD-02)', async () => {
    await franchise()
    const { siteId, carId } = world.north
    const car = await world.db.platform.transaction((tx) => tx.car.findFirstOrThrow({ where: { id: carId } }))
    const [variant] = enteredRecords.model.variants
    if (!variant) throw new Error('The typed model has a variant.')
    const model = { ...enteredRecords.model, name: car.model, published: false, variants: [{ ...variant, priceCents: 2_876_500 }] }
    const { page } = await staff().models.preview({ siteId, organisationId: null, model })
    expect(page.data.model).toMatchObject({ make: 'Toyota', model: car.model, priceText: 'New from $28,765 drive away' })
    expect(page.data.cars.map(({ id }) => id)).toEqual([carId])
    expect(page.data.details.variants.map(({ name }) => name)).toEqual(['GX'])
    expect((await staff().models.preview({ siteId, organisationId: null, model: { ...model, name: '' } })).page.data.model.model).toBe(
      'Your model',
    )
  })

  test('The preview of a model is offered only on sites whose dealerships sell its make (MOD-01)', async () => {
    await franchise()
    const sites = await staff().models.sites({ organisationId: null, manufacturerId: 'toyota' })
    expect(sites.map(({ id }) => id)).toContain(world.north.siteId)
    expect(sites.map(({ id }) => id)).not.toContain(world.south.siteId)
    expect(await staff().models.sites({ organisationId: null, manufacturerId: 'no-such-make' })).toEqual([])
  })
})
