import { describe, expect, it } from 'vitest'
import { listAudit } from '../audit/listAudit'
import { listenForChanges } from '../changes/listenForChanges'
import type { Change } from '../changes/notifyChange'
import { releaseLayer } from '../layers/releaseLayer'
import { saveLayerDraft } from '../layers/saveLayerDraft'
import { getSite } from '../sites/listSites'
import { publishedSite, publishedSites } from '../sites/publishedSites'
import { getVersion, listVersions } from '../sites/versions/listVersions'
import { restoreVersion, rollBackSite } from '../sites/versions/rollBackSite'
import { buildActor as actor } from '../testing/buildWorld'
import { meetAtTable } from '../testing/meetAtTable'
import { changeDraft, readDraft, siteByHost } from '../testing/siteDraft'
import { useWorld } from '../testing/useWorld'
import { compareVersions } from './compareVersions'
import { publishSite } from './publishSite'
import { siteForEditing } from './siteForEditing'

const world = useWorld()

const scope = () => world.db.forOrganisation(world.north.organisationId)

const state = () => readDraft(scope(), world.north.siteId)

const rename = (name: string) =>
  changeDraft(scope(), world.north.siteId, (values) => ({ ...values, identity: { ...values.identity, name } }))

const publish = async (note = '') => publishSite(scope(), { ...(await state()).publication, note, actor })

const liveName = async () => (await publishedSite(world.db, world.north.siteId))?.config.identity.name

describe('publishSite', { shuffle: false }, () => {
  it('publishSite shows the draft to shoppers, stores a version and notifies every listener', async () => {
    const received: Change[] = []
    const listener = await listenForChanges(world.urls.platform, (change) => received.push(change))
    await rename('Renamed Motors')
    expect(await liveName()).toBe('north Motors')
    const result = await publish('New name')
    expect(result).toMatchObject({ ok: true, version: 2 })
    expect(await liveName()).toBe('Renamed Motors')
    await expect
      .poll(() => received)
      .toContainEqual({ kind: 'site', organisationId: world.north.organisationId, siteId: world.north.siteId, version: expect.any(Number) })
    await listener.stop()
    expect(await listVersions(scope(), world.north.siteId)).toMatchObject([
      { number: 2, note: 'New name', authorName: 'Test', live: true },
      { number: 1, live: false },
    ])
    expect((await listAudit(scope(), { page: 1, perPage: 1 })).rows[0]).toMatchObject({
      action: 'site.publish',
      detail: { version: 2, replaces: 1, note: 'New name' },
    })
  })

  it('publishSite publishes one of several concurrent requests, and tells the others that a version went live meanwhile', async () => {
    await rename('Race Motors')
    const { revision, live } = await state()
    const results = await meetAtTable(
      world,
      'versions',
      ['one', 'two', 'three'].map(
        (note) => () =>
          publishSite(scope(), { siteId: world.north.siteId, note, expectedRevision: revision, expectedVersion: live, actor }),
      ),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    const lost = results.find(({ ok }) => !ok)
    expect(lost).toMatchObject({ reason: 'conflict', message: expect.stringContaining('went live in the meantime') })
  })

  it('publishSite refuses to publish a draft that changed since it was loaded', async () => {
    const { revision, publication } = await state()
    await rename('Changed Meanwhile')
    const result = await publishSite(scope(), { ...publication, note: '', actor })
    expect(result).toMatchObject({
      ok: false,
      reason: 'conflict',
      message: 'Test changed the draft in the meantime. Check the changes again, then publish.',
      revision: revision + 1,
    })
  })

  it('publishSite refuses an invalid draft with its problems, and leaves the live site as it is', async () => {
    const before = await liveName()
    const { values } = await state()
    await changeDraft(scope(), world.north.siteId, () => ({ ...values, theme: { brandColour: 'red-ish' } }))
    const result = await publish()
    expect(result).toMatchObject({
      ok: false,
      reason: 'invalid',
      problems: [expect.objectContaining({ pointer: '/theme/brandColour', severity: 'error' })],
    })
    expect(await liveName()).toBe(before)
    await changeDraft(scope(), world.north.siteId, () => values)
  })

  it('publishSite rolls back to an old version and forward again without a new version', async () => {
    const newest = (await state()).live ?? 0
    const count = (await listVersions(scope(), world.north.siteId)).length
    expect(await rollBackSite(scope(), { siteId: world.north.siteId, number: 1, actor })).toEqual({ ok: true, version: 1 })
    expect(await liveName()).toBe('north Motors')
    expect(await getSite(scope(), world.north.siteId)).toMatchObject({
      liveVersion: 1,
      latestVersion: newest,
      unpublishedChanges: true,
      style: { brandColour: expect.stringMatching(/^#/) },
    })
    await rollBackSite(scope(), { siteId: world.north.siteId, number: newest, actor })
    expect(await listVersions(scope(), world.north.siteId)).toHaveLength(count)
    expect(await rollBackSite(scope(), { siteId: world.north.siteId, number: 99, actor })).toEqual({ ok: false, reason: 'notFound' })
  })

  it('publishSite copies the values of a version into the draft, for the next publish', async () => {
    const { revision } = await state()
    expect(await restoreVersion(scope(), { siteId: world.north.siteId, number: 1, expectedRevision: revision, actor })).toMatchObject({
      ok: true,
      revision: revision + 1,
    })
    expect((await state()).values.identity?.name).toBe('north Motors')
    expect(await liveName()).not.toBe('north Motors')
    const compared = await compareVersions(scope(), world.north.siteId, 2, 'draft')
    expect(compared?.map(({ sentence }) => sentence)).toContain('Business name: “Renamed Motors” → “north Motors”')
  })

  it('publishSite changes neither the live site nor its next publish when a layer beneath it is released', async () => {
    const layerId = 'platform'
    const saved = await saveLayerDraft(world.db.platform, { layerId, values: { card: { layout: 'wide' } }, expectedRevision: 0, actor })
    expect(saved).toMatchObject({ ok: true, revision: 1 })
    const releaseInput = { layerId, note: '', expectedRevision: 1, expectedLocks: [], actor }
    expect(await releaseLayer(world.db.platform, releaseInput)).toMatchObject({ ok: true, revision: 2, pinnedSites: 2 })
    const layout = async () => (await publishedSite(world.db, world.north.siteId))?.config.card.layout
    expect(await layout()).toBe('stacked')
    await publish()
    expect(await layout()).toBe('stacked')
    expect((await siteForEditing(scope(), world.north.siteId))?.layers[0]?.values).toEqual({})
  })

  it('publishSite returns the config that was published, with its layers', async () => {
    const { live } = await state()
    const version = await getVersion(scope(), world.north.siteId, live ?? 0)
    expect(version?.layers.map(({ kind }) => kind)).toEqual(['platform', 'template', 'site'])
    expect(version?.config).toEqual((await publishedSite(world.db, world.north.siteId))?.config)
    expect(Object.isFrozen(version?.config.identity)).toBe(true)
  })

  it('publishSite finds live sites by host in any case', async () => {
    expect(await siteByHost(world.db, 'NORTH.localhost')).toMatchObject({ siteId: world.north.siteId })
    expect(await siteByHost(world.db, 'nowhere.localhost')).toBeNull()
    expect((await publishedSites(world.db)).map(({ slug, hosts }) => [slug, hosts])).toEqual([
      ['north', ['north.localhost']],
      ['south', ['south.localhost']],
    ])
  })
})
