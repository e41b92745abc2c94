import { siteForEditing } from '@forecourt/data/publishing/siteForEditing'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { describe, expect, test } from 'vitest'
import { catchRefusal } from '../testing/catchRefusal'
import { buildSession, createTestCaller } from '../testing/createTestCaller'

const world = testWorld()
const layerId = 'template-plain'
const staff = () => createTestCaller(world.db, buildSession('onboarder', null))
const call = () => staff().call

/** Saves and releases the template's draft; returns the revision. */
const release = async (values: ConfigValues) => {
  const { layer } = await call().layers.forEditing({ layerId })
  const saved = await call().layers.saveDraft({ layerId, values, expectedRevision: layer.draft.revision })
  const { draft } = (await call().layers.forEditing({ layerId })).layer
  return (await call().layers.release({ layerId, expectedRevision: saved.revision, expectedLocks: [...draft.layer.locks], note: 'Tried' }))
    .revision
}

describe('Layers in the console', { shuffle: false }, () => {
  describe('Editing a layer', () => {
    test('The editor loads the layer with the layers of a site around it, even of a site that does not use the layer', async () => {
      const { layer, previewSite, siteCount } = await call().layers.forEditing({ layerId })
      expect([layer.released.name, layer.revision, layer.draft.revision, siteCount]).toEqual(['Plain', 1, 0, 2])
      expect([previewSite?.weakerLayers.map(({ kind }) => kind), previewSite?.strongerLayers.map(({ kind }) => kind)]).toEqual([
        ['platform'],
        ['site'],
      ])
      const { id } = await call().layers.create({ kind: 'manufacturer', name: 'Nissan', slug: 'nissan' })
      const unused = await call().layers.forEditing({ layerId: id, previewSiteId: world.south.siteId })
      expect([unused.siteCount, unused.previewSite?.id, unused.previewSite?.weakerLayers.map(({ kind }) => kind)]).toEqual([
        0,
        world.south.siteId,
        ['platform', 'template'],
      ])
      expect(
        (await catchRefusal(call().layers.create({ kind: 'manufacturer', name: 'Again', slug: 'nissan' }))).detail.fields,
      ).toHaveProperty('slug')
    })

    test('A user who saves second gets the other user’s draft, and an unknown setting is refused', async () => {
      const first = await call().layers.saveDraft({ layerId, values: { search: { pageSize: 30 } }, expectedRevision: 0 })
      const { code, detail } = await catchRefusal(call().layers.saveDraft({ layerId, values: {}, expectedRevision: 0 }))
      expect([code, detail.conflict?.values, detail.conflict?.revision]).toEqual(['CONFLICT', { search: { pageSize: 30 } }, first.revision])
      const unknown = { hack: 1 } as ConfigValues
      expect((await catchRefusal(call().layers.saveDraft({ layerId, values: unknown, expectedRevision: first.revision }))).code).toBe(
        'BAD_REQUEST',
      )
      expect(await call().layers.discard({ layerId })).toEqual({ discarded: true })
    })

    test('An invalid layer is not released, and its problems name the settings', async () => {
      const { code, message, detail } = await catchRefusal(release({ theme: { brandColour: 'purple' } }))
      expect([code, message]).toEqual(['BAD_REQUEST', '1 setting needs attention before you can release.'])
      expect(detail.problems?.map(({ pointer }) => pointer)).toEqual(['/theme/brandColour'])
      await call().layers.discard({ layerId })
    })

    test('Two releases are compared as text, with their locks and values', async () => {
      await call().layers.lock({ layerId, pointer: '/card/layout', reason: 'One look for all' })
      const revision = await release({ search: { pageSize: 24 } })
      const { changes } = await call().layers.compareReleases({ layerId, from: revision - 1, to: revision })
      expect(changes.map(({ sentence }) => sentence)).toEqual(['Cars per page: 21 → 24', expect.stringMatching(/Layout: locked$/)])
      await call().layers.lock({ layerId, pointer: '/card/layout', reason: null })
    })
  })

  test('Restoring a release creates a new release equal to it, and refuses a user who saw an older state (CFG-12)', async () => {
    const good = await release({ search: { pageSize: 24 } })
    const bad = await release({ search: { pageSize: 60 } })
    const why = 'It hides the phone number.'
    const restoring = { layerId, revision: good, expectedRevision: bad, reason: why }
    for (const reason of ['', '  Oops  ', 'x'.repeat(501)])
      expect((await catchRefusal(call().layers.restore({ ...restoring, reason }))).code, reason).toBe('BAD_REQUEST')
    expect((await catchRefusal(call().layers.restore({ ...restoring, expectedRevision: good }))).code).toBe('CONFLICT')
    expect(await call().layers.restore(restoring)).toMatchObject({ revision: bad + 1 })
    expect((await call().layers.getOne({ id: layerId })).releases[0]).toMatchObject({
      note: `Same as revision ${good}: ${why}`,
      restored: { revision: good, reason: why },
    })
    const unexplained = await catchRefusal(call().rollouts.start({ layerId, revision: bad + 1, siteIds: [world.north.siteId] }))
    expect(unexplained.detail.fields).toEqual({ note: expect.stringMatching(/^Say why/) })
    expect((await call().layers.compareReleases({ layerId, from: good, to: bad + 1 })).changes).toEqual([])
    expect((await catchRefusal(call().layers.restore({ ...restoring, expectedRevision: bad + 1 }))).code).toBe('BAD_REQUEST')
    await release({ search: { pageSize: 21 } })
  })

  describe('Rolling out a layer', () => {
    test('The impact lists each site’s changes; the roll-out and its undo publish, report outcomes and notify the site servers', async () => {
      const revision = await release({ search: { pageSize: 27 } })
      const impact = await call().layers.impact({ layerId, state: revision, filter: { before: revision } })
      expect([impact.total, impact.next, impact.sites.map(({ newProblems }) => newProblems.length)]).toEqual([2, null, [0, 0]])
      const preview = await call().layers.sitePreview({ layerId, state: revision, siteId: world.north.siteId, path: '/search' })
      expect([preview.before.config.search.pageSize, preview.after.config.search.pageSize]).toEqual([21, 27])

      const { id, siteCount } = await call().rollouts.start({ layerId, revision, siteIds: [world.north.siteId], note: 'For the north' })
      expect(siteCount).toBe(1)
      const { call: caller, refreshed } = staff()
      expect(await caller.rollouts.advance({ id })).toMatchObject({ isUnfinished: false, counts: { published: 1 } })
      expect(refreshed).toEqual([{ kind: 'site', organisationId: world.north.organisationId, siteId: world.north.siteId }])
      expect((await call().rollouts.sites({ id })).sites).toMatchObject([
        { siteId: world.north.siteId, outcome: 'published', fromVersion: 1, toVersion: 2, address: 'http://north.localhost:3000' },
      ])
      expect((await call().layers.sites({ layerId, filter: { before: revision } })).sites.map(({ siteId }) => siteId)).toEqual([
        world.south.siteId,
      ])

      for (const reason of ['', 'Oops', 'x'.repeat(501)])
        expect((await catchRefusal(call().rollouts.undo({ id, reason }))).code, reason).toBe('BAD_REQUEST')
      await call().rollouts.undo({ id, reason: 'It hides the phone number.' })
      const undoing = staff()
      expect(await undoing.call.rollouts.advance({ id })).toMatchObject({ isUnfinished: false, counts: { undone: 1 } })
      expect(undoing.refreshed).toHaveLength(1)
      expect((await call().rollouts.list({ layerId })).rollouts[0]).toMatchObject({
        ...{ id, undoneBy: 'onboarder person', undoReason: 'It hides the phone number.' },
      })
      expect((await siteForEditing(world.db.platform, world.north.siteId))?.site.liveVersion).toBe(1)
    })

    test('A preview shows a page of any site with a draft of the layer', async () => {
      const page = await call().layers.pageData({
        layerId,
        siteId: world.south.siteId,
        path: '/search',
        values: { search: { pageSize: 60 } },
      })
      expect([page.match.kind, page.dataKey]).toEqual(['page', expect.stringContaining('"pageSize":60')])
    })

    test('A forecast compares the pages of a site with a layer’s draft before it is released (CFG-12)', async () => {
      const { layer } = await call().layers.forEditing({ layerId })
      await call().layers.saveDraft({ layerId, values: { search: { pageSize: 45 } }, expectedRevision: layer.draft.revision })
      const forecasts: unknown[] = []
      const { call: caller } = createTestCaller(world.db, buildSession('onboarder', null), {
        forecastSite: async ({ siteId, config, sample }) => {
          forecasts.push([siteId, config?.search.pageSize, sample])
          return null
        },
      })
      const answer = await caller.rollouts.forecast({ layerId, state: 'draft', siteId: world.north.siteId })
      expect(answer).toMatchObject({ forecast: null, problems: [] })
      expect(forecasts).toEqual([[world.north.siteId, 45, true]])
      await call().layers.discard({ layerId })
    })
  })
})
