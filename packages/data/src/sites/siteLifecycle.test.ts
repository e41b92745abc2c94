import { schemaVersion } from '@forecourt/schema/json-schema/configSchema'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertLayer } from '../layers/insertLayer'
import { createLead } from '../leads/createLead'
import { changeOrganisation } from '../organisations/changeOrganisation'
import { publishSite } from '../publishing/publishSite'
import { siteForEditing } from '../publishing/siteForEditing'
import { buildLead } from '../testing/buildLead'
import { buildActor as actor } from '../testing/buildWorld'
import { liveSite, siteByHost } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { changeSiteStatus } from './changeSiteStatus'
import { changeTemplate } from './changeTemplate'
import { createSite } from './createSite'
import { deleteSite, purgeSites } from './deleteSite'
import { getSite } from './listSites'
import { closedSites, publishedSite } from './publishedSites'
import { renameSite } from './renameSite'
import { rollBackSite } from './versions/rollBackSite'

const world = useWorld()
const now = new Date().toISOString()
const hostOf = (slug: string) => `${slug}.sites.example`

const createLiveSite = async (slug: string) => {
  const { organisationId } = world.north
  const scope = world.db.forOrganisation(organisationId)
  const site = await createSite(scope, {
    organisationId,
    slug,
    name: `The ${slug}`,
    templateLayerId: 'template-plain',
    hosts: [hostOf(slug)],
    values: { identity: { name: `The ${slug}`, email: 'hello@north.example' }, phone: { main: '07 5550 1234' } },
    actor,
  })
  if (!site.ok) throw new Error(site.message)
  const { siteId } = site
  await publishSite(scope, { siteId, note: '', expectedRevision: 1, expectedVersion: null, actor })
  const change = (wanted: 'pause' | 'resume' | 'archive' | 'unarchive') => changeSiteStatus(scope, { siteId, change: wanted, actor })
  return { siteId, scope, change, host: hostOf(slug) }
}

describe('Closing, renaming and deleting', { shuffle: false }, () => {
  describe('a site that is closed', () => {
    it('a site shows only the name and contact details from its pause until it is resumed', async () => {
      const { siteId, change, host } = await createLiveSite('closing')
      expect(await change('resume')).toMatchObject({ ok: false, reason: 'refused' })
      expect(await change('pause')).toEqual({ ok: true, status: 'paused' })
      expect(await siteByHost(world.db, host)).toBeNull()
      expect(await closedSites(world.db)).toMatchObject([{ hosts: [host], name: 'The closing', phone: '07 5550 1234' }])
      expect(await change('resume')).toEqual({ ok: true, status: 'live' })
      expect(await siteByHost(world.db, host)).toMatchObject({ siteId })
      expect(await closedSites(world.db)).toEqual([])
    })

    it('an archived site shows nothing and can’t be published, and is paused when restored', async () => {
      const { siteId, scope, change, host } = await createLiveSite('ending')
      expect(await change('archive')).toEqual({ ok: true, status: 'archived' })
      expect(await closedSites(world.db)).toEqual([])
      expect(await publishSite(scope, { siteId, note: '', expectedRevision: 1, expectedVersion: 1, actor })).toMatchObject({ ok: false })
      expect(await siteByHost(world.db, host)).toBeNull()
      expect(await change('unarchive')).toEqual({ ok: true, status: 'paused' })
    })

    it('a site can’t be archived or deleted by another organisation', async () => {
      const south = world.db.forOrganisation(world.south.organisationId)
      expect(await changeSiteStatus(south, { siteId: world.north.siteId, change: 'archive', actor })).toMatchObject({ reason: 'notFound' })
      expect(await deleteSite(south, { siteId: world.north.siteId, enteredName: 'x', now, actor })).toMatchObject({ reason: 'notFound' })
    })
  })

  describe('a renamed site', () => {
    it('a renamed site responds at its new address, and the old one redirects there', async () => {
      const { siteId, scope, host } = await createLiveSite('first-name')
      expect(await renameSite(scope, { siteId, name: 'Second', slug: 'second-name', hostOf, actor })).toEqual({ ok: true })
      const site = await publishedSite(world.db, siteId)
      expect(site).toMatchObject({ slug: 'second-name', hosts: [hostOf('second-name'), host], redirectingHosts: [host] })
      expect((await getSite(scope, siteId))?.name).toBe('Second')
      // And back again: the first host is primary once more.
      expect(await renameSite(scope, { siteId, name: 'Second', slug: 'first-name', hostOf, actor })).toEqual({ ok: true })
      expect(await publishedSite(world.db, siteId)).toMatchObject({
        hosts: [host, hostOf('second-name')],
        redirectingHosts: [hostOf('second-name')],
      })
    })

    it('a renamed site can’t have a name that is taken', async () => {
      const { siteId, scope } = await createLiveSite('renamed')
      expect(await renameSite(scope, { siteId, name: 'X', slug: 'south', hostOf, actor })).toMatchObject({ ok: false, reason: 'slugTaken' })
    })
  })

  describe('a site that is deleted', () => {
    it('deleting a site requires its name; the site is deleted after two weeks, and can be restored until then', async () => {
      const { siteId, scope, change } = await createLiveSite('leaving')
      const ask = (enteredName: string) => deleteSite(scope, { siteId, enteredName, now, actor })
      expect(await ask('The leaving')).toMatchObject({ ok: false, reason: 'notArchived' })
      await change('archive')
      expect(await ask('leaving')).toMatchObject({ ok: false, reason: 'wrongName' })
      expect(await ask('The leaving')).toEqual({ ok: true, deleteAt: new Date(Date.parse(now) + 14 * 86_400_000).toISOString() })
      expect(await purgeSites(world.db, now)).toEqual([])
      expect((await getSite(scope, siteId))?.deleteAt).not.toBeNull()
      await change('unarchive')
      expect((await getSite(scope, siteId))?.deleteAt).toBeNull()
    })

    it('a site is deleted with its versions and leads after the two weeks, and nothing else is', async () => {
      const { siteId, scope, change, host } = await createLiveSite('gone')
      const site = await liveSite(world.db, siteId)
      await createLead(world.db, site, buildLead(), { idempotencyKey: 'gone', now })
      await change('archive')
      const requestedAt = new Date(Date.now() - 15 * 86_400_000).toISOString()
      await deleteSite(scope, { siteId, enteredName: 'The gone', now: requestedAt, actor })
      const before = await world.db.platform.transaction((tx) => tx.version.count({ where: { siteId: { not: siteId } } }))
      expect(await purgeSites(world.db, now)).toEqual([siteId])
      expect(await purgeSites(world.db, now)).toEqual([])
      const left = await world.db.platform.transaction(async (tx) => ({
        sites: await tx.site.count({ where: { id: siteId } }),
        versions: await tx.version.count({ where: { siteId } }),
        leads: await tx.lead.count({ where: { siteId } }),
        hosts: await tx.hostName.count({ where: { host } }),
        others: await tx.version.count({ where: { siteId: { not: siteId } } }),
        audit: await tx.auditEntry.count({ where: { siteId, action: 'site.purge' } }),
      }))
      expect(left).toEqual({ sites: 0, versions: 0, leads: 0, hosts: 0, others: before, audit: 1 })
    })

    it('no database role can delete a site before the two weeks are over', async () => {
      const { siteId, change, scope } = await createLiveSite('early')
      await change('archive')
      await deleteSite(scope, { siteId, enteredName: 'The early', now, actor })
      const purge = () => world.db.platform.transaction((tx) => tx.$queryRaw`select purge_site(${siteId})`)
      expect(await purge()).toEqual([{ purge_site: false }])
      await expect(world.db.platform.transaction((tx) => tx.version.deleteMany({ where: { siteId } }))).rejects.toThrow()
    })
  })

  describe('a site with another template', () => {
    beforeAll(() =>
      world.db.platform.transaction((tx) =>
        insertLayer(tx, {
          id: 'template-other',
          kind: 'template',
          slug: 'other',
          name: 'Other',
          schemaVersion,
          values: { search: { pageSize: 12 } },
          locks: [],
        }),
      ),
    )

    it('a site with another template has it in its draft first, keeps its own settings, and shows it to shoppers once published', async () => {
      const { siteId, scope } = await createLiveSite('restyled')
      const other = (expectedRevision: number, templateLayerId = 'template-other') =>
        changeTemplate(scope, { siteId, templateLayerId, expectedRevision, actor })
      expect(await other(9)).toMatchObject({ ok: false, reason: 'conflict' })
      expect(await other(1, 'no-such')).toMatchObject({ ok: false, reason: 'notFound' })
      expect(await other(1)).toEqual({ ok: true, revision: 2, name: 'Other', before: 'template-plain' })
      const editing = await siteForEditing(scope, siteId)
      expect(editing).toMatchObject({ templateLayerId: 'template-other', templateChanges: true, site: { unpublishedChanges: true } })
      expect(editing?.layers.some(({ name }) => name === 'Other')).toBe(true)
      expect((await publishedSite(world.db, siteId))?.config.search.pageSize).not.toBe(12)

      expect(await other(2, 'template-plain')).toMatchObject({ ok: true, revision: 3 })
      expect(await siteForEditing(scope, siteId)).toMatchObject({ templateChanges: false, site: { unpublishedChanges: false } })

      await other(3)
      expect(await publishSite(scope, { siteId, note: '', expectedRevision: 4, expectedVersion: 1, actor })).toMatchObject({
        ok: true,
        version: 2,
      })
      expect((await publishedSite(world.db, siteId))?.config).toMatchObject({ search: { pageSize: 12 }, phone: { main: '07 5550 1234' } })
      expect(await siteForEditing(scope, siteId)).toMatchObject({ templateLayerId: 'template-other', templateChanges: false })

      // An older version has its own template; the draft stays.
      await rollBackSite(scope, { siteId, number: 1, actor })
      expect(await siteForEditing(scope, siteId)).toMatchObject({ templateLayerId: 'template-other', templateChanges: true })
    })
  })

  describe('an organisation and its sites', () => {
    it('an organisation and its sites can be renamed, and archived with its sites', async () => {
      const { organisationId, siteId } = world.south
      const change = (wanted: Parameters<typeof changeOrganisation>[1]['change']) =>
        changeOrganisation(world.db.platform, { organisationId, change: wanted, now, actor })
      expect(await change({ kind: 'rename', name: 'Southern Cars' })).toBe(true)
      expect(await change({ kind: 'archive' })).toBe(true)
      const scope = world.db.forOrganisation(organisationId)
      expect(await getSite(scope, siteId)).toMatchObject({ status: 'archived', organisationName: 'Southern Cars' })
      expect(await change({ kind: 'unarchive' })).toBe(true)
      expect(await getSite(scope, siteId)).toMatchObject({ status: 'archived' })
      expect(await changeSiteStatus(scope, { siteId, change: 'unarchive', actor })).toEqual({ ok: true, status: 'paused' })
    })
  })
})
