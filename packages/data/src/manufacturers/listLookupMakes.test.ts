import { beforeAll, expect, it } from 'vitest'
import { organisationItemTypes, siteItemTypes } from '../stock/search/soldItemTypes'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { insertManufacturers } from './insertManufacturers'
import { listLookupMakes } from './listLookupMakes'

const world = useWorld()
const now = '2026-06-01T00:00:00.000Z'
const model = (name: string, body?: string) => ({ slug: name.toLowerCase(), name, ...(body !== undefined && { body }) })

beforeAll(() =>
  world.db.platform.transaction((tx) =>
    insertManufacturers(tx, [
      { slug: 'honda', name: 'Honda', models: [model('Civic', 'Hatch'), model('Rebel', 'Cruiser')] },
      { slug: 'jayco', name: 'Jayco', models: [model('Journey', 'Caravan'), model('Swan')] },
      { slug: 'ducati', name: 'Ducati', models: [] },
    ]),
  ),
)

const madeBy = async (...kinds: Parameters<typeof listLookupMakes>[1]) =>
  (await listLookupMakes(world.db, kinds)).filter(({ name }) => ['Honda', 'Jayco', 'Ducati'].includes(name))

it('the makes of the vehicle look-up have the models of some kinds of vehicle only (ENT-01, CFG-06)', async () => {
  expect(await madeBy('car')).toEqual([{ name: 'Honda', models: ['Civic'] }])
  expect(await madeBy('caravan', 'motorcycle')).toEqual([
    { name: 'Honda', models: ['Rebel'] },
    { name: 'Jayco', models: ['Journey', 'Swan'] },
  ])
})

it('the kinds of vehicle that a dealer sells are those of its stock, and cars without any (CFG-06)', async () => {
  const { organisationId, siteId } = world.north
  const kinds = async () => [
    await siteItemTypes(world.db, await liveSite(world.db, siteId), now),
    await organisationItemTypes(world.db, organisationId),
  ]
  expect(await kinds()).toEqual([['car'], ['car']])
  const scope = world.db.forOrganisation(organisationId)
  const setType = (itemType: string) => scope.transaction((tx) => tx.car.updateMany({ where: { organisationId }, data: { itemType } }))
  await setType('caravan')
  expect(await kinds()).toEqual([['caravan'], ['caravan']])
  await scope.transaction((tx) => tx.car.updateMany({ where: { organisationId }, data: { showOnDealerWebsite: false } }))
  expect(await kinds()).toEqual([['car'], ['caravan']])
})
