import { insertCars } from '@forecourt/data/stock/insertCars'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'

const world = testWorld()
const as = (side: 'north' | 'south', role: 'groupManager' | 'editor' = 'groupManager') =>
  createTestCaller(world.db, buildSession(role, world[side].organisationId)).call.markets

test('The stock of a site is opened to a marketplace, with store codes and a report, and closed again (ENT-01, AUTH-10)', async () => {
  const { siteId, organisationId, locationId, dealershipId } = world.north
  await world.db
    .forOrganisation(organisationId)
    .transaction((tx) =>
      insertCars(tx, organisationId, [
        buildCar({ id: 'van', slug: 'van', stockNumber: 'V1', itemType: 'caravan', vin: 'KNAB251CAJ5000001', dealershipId, locationId }),
        buildCar({ id: 'no-vin', slug: 'no-vin', stockNumber: 'V2', vin: 'ZRE172-1', images: [], dealershipId, locationId }),
      ]),
    )
  const google = { siteId, format: 'google-vehicle-ads' }
  expect((await as('north').list({ siteId })).map(({ id, address }) => [id, address])).toContainEqual(['google-vehicle-ads', null])
  expect((await as('north').list({ siteId })).map(({ id }) => id)).not.toContain('trade-me')
  expect((await catchRefusal(as('north').stores({ ...google, storeCodes: {} }))).code).toBe('BAD_REQUEST')
  const { address } = await as('north').open(google)
  expect(address).toMatch(/^http:\/\/north\.localhost:3000\/feeds\/[\w-]{32}\/google-vehicle-ads\.tsv$/)
  await as('north').stores({ ...google, storeCodes: { [locationId]: 'North-1' } })
  expect((await as('north').list({ siteId })).find(({ id }) => id === google.format)).toMatchObject({
    address,
    storeCodes: { [locationId]: 'North-1' },
  })
  expect((await catchRefusal(as('north').stores({ ...google, storeCodes: { [locationId]: 'a b' } }))).code).toBe('BAD_REQUEST')

  const report = await as('north').report(google)
  expect(report).toMatchObject({ listed: 1, leftOut: 2 })
  const because = (stockNumber: string) => report.cars.find((car) => car.stockNumber === stockNumber)?.because.map(({ message }) => message)
  expect(because('V1')).toEqual(['Only cars are accepted, no motorcycles or caravans.'])
  expect(because('V2')).toEqual([
    '“ZRE172-1” is not a VIN of 17 letters and digits. Imports may have a shorter chassis number.',
    'The car has no photo.',
  ])
  expect(report.reasons.map(({ cars }) => cars)).toEqual([1, 1, 1])

  const foreign = as('south')
  for (const call of [
    () => foreign.list({ siteId }),
    () => foreign.open(google),
    () => foreign.report(google),
    () => foreign.close(google),
  ])
    expect((await catchRefusal(call())).code).toBe('NOT_FOUND')
  expect((await catchRefusal(as('north', 'editor').open(google))).code).toBe('FORBIDDEN')
  expect((await catchRefusal(as('north').open({ siteId, format: 'nothing' }))).code).toBe('BAD_REQUEST')
  await as('north').close(google)
  expect((await as('north').list({ siteId })).find(({ id }) => id === google.format)?.address).toBeNull()
  expect((await catchRefusal(as('north').close(google))).code).toBe('BAD_REQUEST')
})

test('An SFTP target requires a password or key, and requires it again when its server changes (ENT-01)', async () => {
  const { siteId } = world.north
  const target = { kind: 'sftp', host: 'files.example.com', port: 22, user: 'us', path: '/in/stock.csv' } as const
  const document = { version: 1 as const, layout: 'csv' as const, fields: [{ name: 'Ref', from: ['stock_number'] }] }
  const save = (more: { host?: string; path?: string; password?: string; privateKey?: string }, templateId: string | null = null) =>
    as('north').saveTemplate({ siteId, templateId, data: { name: 'Club', document, target: { ...target, ...more } } })
  const message = 'Enter a password or a private key.'
  const fieldsOf = async (call: Promise<unknown>) => (await catchRefusal(call)).detail.fields
  expect(await fieldsOf(save({}))).toEqual({ 'target.password': message })
  expect(await as('north').templates({ siteId })).toEqual([])
  const { id } = await save({ password: 'secret' })
  // The stored password stays, for the same server.
  expect(await save({ path: '/in/cars.csv' }, id)).toEqual({ id })
  expect(await fieldsOf(save({ host: 'elsewhere.example.com' }, id))).toEqual({ 'target.password': message })
  expect(await as('north').templates({ siteId })).toMatchObject([{ target: { host: 'files.example.com', path: '/in/cars.csv' } }])
  expect(await save({ host: 'elsewhere.example.com', privateKey: 'a key' }, id)).toEqual({ id })
})
