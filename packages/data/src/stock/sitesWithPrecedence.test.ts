import { expect, it } from 'vitest'
import { loadPage } from '../pages/loadPage'
import { publishSite } from '../publishing/publishSite'
import { createSite } from '../sites/createSite'
import { publishedSites } from '../sites/publishedSites'
import { buildActor } from '../testing/buildWorld'
import { liveSite } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { listedAddresses } from './search/listedAddresses'
import { canonicalHost, sitesWithPrecedence } from './sitesOfCar'

const world = useWorld()
const now = '2026-06-01T02:00:00.000Z'

it('Canonical links and sitemaps name the dealership’s site, not the group’s, for a car that both list (RTE-04, RTE-24)', async () => {
  const { organisationId, siteId, dealershipId, carId, carSlug } = world.north
  const liveOf = (id: string) => liveSite(world.db, id)
  const group = await liveOf(siteId)
  const car = { id: carId, dealershipId }
  /** The other live sites of the organisation. */
  const othersOf = async (site: typeof group) => {
    const live = await publishedSites(world.db)
    return Promise.all(
      live.filter((other) => other.organisationId === organisationId && other.siteId !== site.siteId).map((other) => liveOf(other.siteId)),
    )
  }
  const listedCars = async (site: typeof group) => {
    const preferredSites = sitesWithPrecedence(site, await othersOf(site))
    return (await listedAddresses(world.db, site, { now, part: 0, parts: 1, preferredSites })).map(({ slug }) => slug)
  }
  const canonicalOf = async (site: typeof group) => {
    const route = { page: 'car', path: `/cars/${carSlug}`, slug: carSlug } as const
    const page = await loadPage(world.db, site, route, {
      now,
      others: { sites: () => othersOf(site), originOf: (host) => `https://${host}` },
    })
    return page?.page === 'car' ? page.canonicalOrigin : null
  }
  expect([await listedCars(group), await canonicalOf(group)]).toEqual([[carSlug], undefined])

  const created = await createSite(world.db.platform, {
    ...{ siteId: 'own', organisationId, slug: 'own', name: 'Own', templateLayerId: 'template-plain', hosts: ['own.example'] },
    ...{ dealershipIds: [dealershipId], values: { identity: { name: 'Own', email: 'own@example.com' } }, actor: buildActor },
  })
  expect(created).toMatchObject({ ok: true })
  expect(await canonicalHost(world.db, group, car, { now, others: await othersOf(group) })).toBeUndefined()
  const published = await publishSite(world.db.platform, {
    ...{ siteId: 'own', note: 'First', expectedRevision: 1, expectedVersion: null, actor: buildActor },
  })
  expect(published).toMatchObject({ ok: true })

  const own = await liveOf('own')
  expect([await listedCars(group), await canonicalOf(group)]).toEqual([[], 'https://own.example'])
  expect([await listedCars(own), await canonicalOf(own)]).toEqual([[carSlug], undefined])
  // A car that the dealership's site doesn't list has its canonical page on the group's site.
  await world.db.forOrganisation(organisationId).transaction((tx) => tx.car.update({ where: { id: carId }, data: { carType: 'new' } }))
  const usedAlone = { ...own, config: { ...own.config, stock: { ...own.config.stock, carTypes: ['used' as const] } } }
  expect(await listedCars(usedAlone)).toEqual([])
})
