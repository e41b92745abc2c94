import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLead } from '../leads/createLead'
import { connect } from '../migrate/connect'
import { buildLead } from '../testing/buildLead'
import { buildActor as actor, buildWorld, type World } from '../testing/buildWorld'
import { plainlyOwnedDatabase } from '../testing/plainlyOwnedDatabase'
import { liveSite } from '../testing/siteDraft'
import type { TestDatabase } from '../testing/testDatabase'
import { answerValuation, beginValuation } from '../valuations/beginValuation'
import { droppedPhotos } from '../valuations/droppedPhotos'
import { changeSiteStatus } from './changeSiteStatus'
import { deleteSite, purgeSites } from './deleteSite'
import { getSite } from './listSites'

let test: TestDatabase
let world: World
beforeAll(async () => {
  test = await plainlyOwnedDatabase()
  world = await buildWorld(test.db)
})
afterAll(() => test?.close())

it('the purge deletes a site for good even if row-level security binds the owner of the database', async () => {
  const { db, ownerUrl } = test
  const { organisationId, siteId } = world.north
  const [owner] = await connect(ownerUrl, async (client) => {
    const roles = await client.query('select rolsuper or rolbypassrls as powerful from pg_roles where rolname = current_user')
    return roles.rows
  })
  expect(owner).toEqual({ powerful: false })
  const site = await liveSite(db, siteId)
  const now = new Date()
  await createLead(db, site, buildLead(), { idempotencyKey: 'gone', now: now.toISOString() })
  const vehicle = { plate: 'OLD1', state: 'NSW', vin: null, make: 'Kia', model: 'Rio', badge: '', year: 2015, simulated: true }
  const id = await beginValuation(db, site, { vehicle, carId: null, beforeId: null, now: now.toISOString() })
  await answerValuation(db, site, id, { photos: ['valuations/of-the-site.webp'], now: now.toISOString() })
  const scope = db.forOrganisation(organisationId)
  const name = (await getSite(scope, siteId))?.name ?? ''
  const countRows = () =>
    db.platform.transaction(async (tx) => ({
      sites: await tx.site.count({ where: { id: siteId } }),
      versions: await tx.version.count({ where: { siteId } }),
      drafts: await tx.draft.count({ where: { siteId } }),
      leads: await tx.lead.count({ where: { siteId } }),
      outbox: await tx.outboxMessage.count({ where: { siteId } }),
      hosts: await tx.hostName.count({ where: { siteId } }),
      others: await tx.version.count({ where: { siteId: { not: siteId } } }),
    }))
  expect(await countRows()).toMatchObject({ sites: 1, versions: 1, drafts: 1, leads: 1, hosts: 1, others: 1 })
  await changeSiteStatus(scope, { siteId, change: 'archive', actor })
  await deleteSite(scope, { siteId, enteredName: name, now: new Date(now.getTime() - 15 * 86_400_000).toISOString(), actor })
  expect(await purgeSites(db, now.toISOString())).toEqual([siteId])
  expect(await droppedPhotos(db, new Date(now.getTime() + 86_400_000).toISOString())).toEqual(['valuations/of-the-site.webp'])
  expect(await countRows()).toEqual({ sites: 0, versions: 0, drafts: 0, leads: 0, outbox: 0, hosts: 0, others: 1 })
})
