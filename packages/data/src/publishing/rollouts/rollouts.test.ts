import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { describe, expect, it } from 'vitest'
import { listAudit } from '../../audit/listAudit'
import type { Scope } from '../../createDatabase'
import { layerForEditing } from '../../layers/layerForEditing'
import { listLayerSites, listLayers, listReleases } from '../../layers/listLayers'
import { releaseLayer, restoreRelease } from '../../layers/releaseLayer'
import { discardLayerDraft, lockSetting, saveLayerDraft } from '../../layers/saveLayerDraft'
import { createSite } from '../../sites/createSite'
import { publishedSite } from '../../sites/publishedSites'
import { listVersions } from '../../sites/versions/listVersions'
import { buildActor as actor } from '../../testing/buildWorld'
import { changeDraft, publishDraft, readDraft } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'
import { continueRollout, startRollout } from './continueRollout'
import { layerImpact } from './layerImpact'
import { listRolloutSites, listRollouts } from './listRollouts'
import { continueUndo, startUndo } from './undoRollout'

const world = useWorld()
const layerId = 'template-plain'
const platform = () => world.db.platform
const north = () => world.north.siteId
const south = () => world.south.siteId

const layer = async () => {
  const found = await layerForEditing(platform(), layerId)
  if (!found) throw new Error('The template is gone.')
  return found
}

/** Releases the template with these values; returns the revision. */
const release = async (values: ConfigValues) => {
  const { draft } = await layer()
  const saved = await saveLayerDraft(platform(), { layerId, values, expectedRevision: draft.revision, actor })
  if (!saved.ok) throw new Error(JSON.stringify(saved))
  const { locks } = (await layer()).draft.layer
  const released = await releaseLayer(platform(), { layerId, note: 'Tried', expectedRevision: saved.revision, expectedLocks: locks, actor })
  if (!released.ok) throw new Error(JSON.stringify(released))
  return released.revision
}
/** Why a user goes back to an earlier release. */
const why = 'It hides the phone number.'
const start = async (revision: number, siteIds: readonly string[]) => {
  const started = await startRollout(platform(), { layerId, revision, siteIds, note: '', actor })
  if (!started.ok) throw new Error(started.message)
  return started.rolloutId
}
const rollOut = async (revision: number, siteIds: readonly string[]) => {
  const id = await start(revision, siteIds)
  await continueRollout(platform(), id, { forMs: 20_000, actor })
  return id
}
const undo = async (id: string) => {
  await startUndo(platform(), { rolloutId: id, reason: why, actor })
  await continueUndo(platform(), id, { forMs: 20_000, actor })
}
const outcomes = async (id: string) =>
  Object.fromEntries((await listRolloutSites(platform(), id)).map(({ siteId, outcome, message }) => [siteId, [outcome, message]]))
const editing = (siteId: string) => readDraft(platform(), siteId)
const pageSize = async (siteId: string) => (await publishedSite(world.db, siteId))?.config.search.pageSize
const versions = async (siteId: string) => (await listVersions(platform(), siteId)).length
/** Publishes a site's draft with these sections replaced. */
const publish = async (siteId: string, sections: ConfigValues) => {
  await changeDraft(platform(), siteId, (values) => ({ ...values, ...sections }))
  return publishDraft(platform(), siteId)
}
const revisionAt = async (siteId: string) =>
  (await listLayerSites(platform(), layerId, { siteIds: [siteId] }, { limit: 1 })).sites[0]?.revision

describe('Layers and their releases', { shuffle: false }, () => {
  describe('A release of a template', () => {
    it('A release of a template changes no site: neither the live version, nor the draft, nor the next publish', async () => {
      const [before, versionsBefore] = [await pageSize(north()), await versions(north())]
      const revision = await release({ search: { pageSize: 30 } })
      expect([await pageSize(north()), await versions(north())]).toEqual([before, versionsBefore])
      expect((await editing(north())).layers[1]?.values).toEqual({})
      await publish(north(), { header: { announcement: 'Open' } })
      expect(await pageSize(north())).toBe(before)
      expect((await listLayers(platform(), layerId))[0]).toMatchObject({ revision, siteCount: 2, behindCount: 2, draft: null })
      expect((await listAudit(platform(), { page: 1, perPage: 1, filter: { action: 'layer.release' } })).rows[0]).toMatchObject({
        target: layerId,
        detail: { revision, note: 'Tried', pinnedSites: 2 },
      })
    })

    it('A release of a template is what new sites start from', async () => {
      const created = await createSite(platform(), {
        organisationId: world.north.organisationId,
        slug: 'newer',
        name: 'Newer',
        templateLayerId: layerId,
        hosts: ['newer.localhost'],
        values: { identity: { name: 'Newer', email: 'newer@example.com' } },
        actor,
      })
      if (!created.ok) throw new Error(created.message)
      expect((await editing(created.siteId)).layers[1]?.values).toEqual({ search: { pageSize: 30 } })
      // The next release pins it to the one it started with.
      const revision = await release({ search: { pageSize: 33 } })
      expect(await revisionAt(created.siteId)).toBe(revision - 1)
      const id = await rollOut(revision, [created.siteId])
      expect(await outcomes(id)).toEqual({ [created.siteId]: ['unchanged', 'It is not live yet. Its draft starts from the new release.'] })
      expect((await editing(created.siteId)).layers[1]?.values).toEqual({ search: { pageSize: 33 } })
    })

    it('A release of a template is refused if the layer’s draft is stale, unchanged or invalid', async () => {
      const { draft, released } = await layer()
      const releaseInput = { layerId, note: '', expectedLocks: released.locks, actor }
      expect(await releaseLayer(platform(), { ...releaseInput, expectedRevision: draft.revision })).toMatchObject({ reason: 'nothing' })
      const first = await saveLayerDraft(platform(), { layerId, values: { theme: { brandColour: 'red-ish' } }, expectedRevision: 0, actor })
      expect(first).toMatchObject({ ok: true, revision: 1 })
      expect(await releaseLayer(platform(), { ...releaseInput, expectedRevision: 0 })).toMatchObject({ reason: 'conflict' })
      expect(await releaseLayer(platform(), { ...releaseInput, expectedRevision: 1 })).toMatchObject({
        reason: 'invalid',
        problems: [expect.objectContaining({ pointer: '/theme/brandColour' })],
      })
      await lockSetting(platform(), { layerId, pointer: '/search/pageSize', reason: 'Agreed', actor })
      expect(await releaseLayer(platform(), { ...releaseInput, expectedRevision: 1 })).toMatchObject({ reason: 'conflict' })
      await lockSetting(platform(), { layerId, pointer: '/search/pageSize', reason: null, actor })
      const same = await saveLayerDraft(platform(), { layerId, values: released.values, expectedRevision: 1, actor })
      expect(same).toMatchObject({ ok: true })
      expect(await releaseLayer(platform(), { ...releaseInput, expectedRevision: 2 })).toMatchObject({ reason: 'nothing' })
      expect((await layer()).draft.revision).toBe(0)
    })

    it('A release of a template succeeds once for several concurrent requests', async () => {
      const saved = await saveLayerDraft(platform(), { layerId, values: { search: { pageSize: 36 } }, expectedRevision: 0, actor })
      if (!saved.ok) throw new Error('Not saved.')
      const { locks } = (await layer()).draft.layer
      const attempt = () => releaseLayer(platform(), { layerId, note: '', expectedRevision: saved.revision, expectedLocks: locks, actor })
      const results = await Promise.all([attempt(), attempt(), attempt()])
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    })
  })

  describe('The draft of a layer', () => {
    it('The draft of a layer is saved by the first of two concurrent requests; the second gets a conflict with the first’s draft', async () => {
      const save = (pageSize: number) =>
        saveLayerDraft(platform(), { layerId, values: { search: { pageSize } }, expectedRevision: 0, actor })
      const results = await Promise.all([save(39), save(42)])
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      expect(results.find(({ ok }) => !ok)).toMatchObject({ reason: 'conflict', theirs: (await layer()).draft.layer.values, revision: 1 })
    })

    it('The draft of a layer accepts concurrent locks without a conflict, and refuses a lock of an unknown setting', async () => {
      const lock = (pointer: string, reason: string | null) => lockSetting(platform(), { layerId, pointer, reason, actor })
      await Promise.all([lock('/card/layout', 'One look'), lock('/search/defaultSort', '')])
      const { draft } = await layer()
      expect(draft.layer.locks).toEqual(expect.arrayContaining(['/identity/country', '/card/layout', '/search/defaultSort']))
      expect(draft.layer.lockReasons).toEqual({ '/card/layout': 'One look' })
      expect(await lock('/no/such', 'Why')).toMatchObject({ ok: false, reason: 'refused' })
      await Promise.all([lock('/card/layout', null), lock('/search/defaultSort', null)])
      expect((await layer()).draft.layer).toMatchObject({ locks: ['/identity/country'] })
    })
  })

  describe('A roll-out of a template’s release', () => {
    it('A roll-out of a template’s release publishes the chosen sites’ live values with the new release, and nothing of their drafts', async () => {
      await changeDraft(platform(), north(), (values) => ({ ...values, identity: { ...values.identity, tagline: 'Not yet' } }))
      const southBefore = await pageSize(south())
      const revision = await release({ search: { pageSize: 24 } })
      const id = await rollOut(revision, [north()])
      expect(await outcomes(id)).toEqual({ [north()]: ['published', null] })
      const live = await publishedSite(world.db, north())
      expect([live?.config.search.pageSize, live?.config.identity.tagline, live?.config.header.announcement]).toEqual([24, '', 'Open'])
      expect(await pageSize(south())).toBe(southBefore)
      const now = await editing(north())
      expect([now.layers[1]?.values, now.draft.values.identity?.tagline]).toEqual([{ search: { pageSize: 24 } }, 'Not yet'])
      expect((await listAudit(platform(), { page: 1, perPage: 1, filter: { siteId: north() } })).rows[0]).toMatchObject({
        action: 'site.rollOut',
        detail: { revision, rolloutId: id },
      })
      expect(await outcomes(await rollOut(revision, [north()]))).toEqual({ [north()]: ['kept', 'It already used this release.'] })
    })

    it('A roll-out of a template’s release can be undone: restores the earlier release and version unless another version was published since', async () => {
      const [sizes, count] = [await pageSize(south()), await versions(south())]
      const before = await editing(south())
      const revision = await release({ search: { pageSize: 27 } })
      const id = await rollOut(revision, [north(), south()])
      await publish(north(), { header: { announcement: 'After' } })
      await undo(id)
      expect(await outcomes(id)).toEqual({
        [south()]: ['undone', null],
        [north()]: ['kept', expect.stringMatching(/^Version \d+ has gone live since/)],
      })
      expect([await pageSize(south()), await pageSize(north())]).toEqual([sizes, 27])
      expect((await editing(south())).layers).toEqual(before.layers)
      // The version stays in the history; only the pointer went back.
      expect(await versions(south())).toBe(count + 1)
      await startUndo(platform(), { rolloutId: id, reason: 'Another reason.', actor })
      await continueUndo(platform(), id, { forMs: 20_000, actor })
      expect((await listRollouts(platform(), { id }))[0]).toMatchObject({ isUnfinished: false, counts: { undone: 1, kept: 1 } })
    })

    it('A roll-out of a template’s release that is undone has the reason in its list and in the audit log, of the layer and of each site (CFG-12)', async () => {
      const revision = await release({ search: { pageSize: 39 } })
      const id = await rollOut(revision, [south()])
      expect((await listRollouts(platform(), { id }))[0]).toMatchObject({ undoneBy: null, undoReason: '' })
      await undo(id)
      expect((await listRollouts(platform(), { layerId }))[0]).toMatchObject({ id, undoneBy: 'Test', undoReason: why })
      const audited = async (action: string, filter: { siteId?: string } = {}) =>
        (await listAudit(platform(), { page: 1, perPage: 1, filter: { action, ...filter } })).rows[0]
      expect(await audited('layer.undoRollOut')).toMatchObject({
        summary: `Undid the roll-out of revision ${revision} of the layer Plain: ${why}`,
        detail: { rolloutId: id, reason: why },
      })
      expect(await audited('site.undoRollOut', { siteId: south() })).toMatchObject({
        summary: expect.stringMatching(`, before revision ${revision} of the layer Plain: ${why}$`),
        detail: { rolloutId: id, reason: why },
      })
    })

    it('A roll-out of a template’s release that goes back to an earlier one needs a note that says why, which the site’s version has (CFG-12)', async () => {
      const good = await release({ search: { pageSize: 42 } })
      const bad = await release({ search: { pageSize: 36 } })
      const restored = await restoreRelease(platform(), { layerId, revision: good, expectedRevision: bad, reason: why, actor })
      if (!restored.ok) throw new Error(JSON.stringify(restored))
      const { revision } = restored
      expect((await listReleases(platform(), layerId)).slice(0, 2).map((each) => each.restored)).toEqual([
        { revision: good, reason: why },
        null,
      ])
      const startWith = (note: string) => startRollout(platform(), { layerId, revision, siteIds: [south()], note, actor })
      for (const note of ['', 'Oops']) expect(await startWith(note), note).toMatchObject({ ok: false, reason: 'unexplained' })
      const started = await startWith(why)
      if (!started.ok) throw new Error(started.message)
      await continueRollout(platform(), started.rolloutId, { forMs: 20_000, actor })
      expect((await listVersions(platform(), south()))[0]).toMatchObject({ note: why })
      expect((await listAudit(platform(), { page: 1, perPage: 1, filter: { action: 'layer.rollOut' } })).rows[0]).toMatchObject({
        detail: { revision, note: why },
      })
    })

    it('A roll-out of a template’s release can be followed by restoring an earlier release as the newest; sites and the draft don’t change (CFG-12)', async () => {
      const good = await release({ search: { pageSize: 51 } })
      const bad = await release({ search: { pageSize: 54 } })
      await saveLayerDraft(platform(), { layerId, values: { search: { pageSize: 57 } }, expectedRevision: 0, actor })
      const before = [await pageSize(north()), await revisionAt(north())]
      const restore = (revision: number, expectedRevision = bad) =>
        restoreRelease(platform(), { layerId, revision, expectedRevision, reason: why, actor })
      expect(await restore(good, good)).toMatchObject({ ok: false, reason: 'conflict' })
      expect(await restore(bad)).toMatchObject({ ok: false, reason: 'nothing' })
      expect(await restore(bad + 1)).toEqual({ ok: false, reason: 'notFound' })
      expect(await restore(good)).toMatchObject({ ok: true, revision: bad + 1 })
      expect(await restore(good)).toMatchObject({ ok: false, reason: 'conflict' })
      const { released, note, draft } = await layer()
      expect([released.values, note, draft.layer.values]).toEqual([
        { search: { pageSize: 51 } },
        `Same as revision ${good}: ${why}`,
        { search: { pageSize: 57 } },
      ])
      expect([await pageSize(north()), await revisionAt(north())]).toEqual(before)
      expect((await listAudit(platform(), { page: 1, perPage: 1, filter: { action: 'layer.release' } })).rows[0]).toMatchObject({
        summary: `Went back to revision ${good} of the layer Plain, as revision ${bad + 1}: ${why}`,
        detail: { revision: bad + 1, restored: good, reason: why },
      })
      await discardLayerDraft(platform(), layerId, actor)
    })

    it('A roll-out of a template’s release skips a site that would become invalid, and reports the lock with its reason', async () => {
      await publish(south(), { card: { layout: 'wide' } })
      await lockSetting(platform(), { layerId, pointer: '/card/layout', reason: 'One look for all.', actor })
      const revision = await release({ search: { pageSize: 21 } })
      const before = [await versions(south()), await revisionAt(south())]
      const id = await rollOut(revision, [south()])
      expect(await outcomes(id)).toEqual({
        [south()]: ['refused', expect.stringMatching(/Plain has locked .* Reason: One look for all\.$/)],
      })
      expect([await versions(south()), await revisionAt(south())]).toEqual(before)
      await lockSetting(platform(), { layerId, pointer: '/card/layout', reason: null, actor })
    })

    it('A roll-out of a template’s release publishes no version of a site that would look the same, but the site uses the release from then on', async () => {
      await publish(south(), { search: { pageSize: 18 } })
      const revision = await release({ search: { pageSize: 45 } })
      const before = await versions(south())
      const id = await rollOut(revision, [south()])
      expect(await outcomes(id)).toEqual({ [south()]: ['unchanged', null] })
      expect([await versions(south()), await revisionAt(south())]).toEqual([before, revision])
      await undo(id)
      expect(await outcomes(id)).toEqual({ [south()]: ['undone', null] })
      expect(await revisionAt(south())).toBeLessThan(revision)
    })

    it('A roll-out of a template’s release resumes after an interruption, and processes each site once even with several workers', async () => {
      const revision = await release({ search: { pageSize: 48 } })
      const before = await versions(north())
      const id = await start(revision, [north(), south()])
      const failOnSite = () => {
        throw new Error('The process ended.')
      }
      await expect(continueRollout(platform(), id, { forMs: 20_000, actor, onSite: failOnSite })).rejects.toThrow('ended')
      expect((await listRollouts(platform(), { id }))[0]).toMatchObject({ isUnfinished: true, counts: { waiting: 1 } })
      const counts = await Promise.all([1, 2, 3].map(() => continueRollout(platform(), id, { forMs: 20_000, actor })))
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
      expect((await listRollouts(platform(), { id }))[0]).toMatchObject({ isUnfinished: false })
      expect(await versions(north())).toBe(before + 1)
    })

    it('A roll-out of a template’s release skips the remaining sites for good when it is undone', async () => {
      const revision = await release({ search: { pageSize: 51 } })
      const id = await start(revision, [north(), south()])
      await undo(id)
      expect(await continueRollout(platform(), id, { forMs: 20_000, actor })).toBe(0)
      expect((await listRollouts(platform(), { layerId }))[0]).toMatchObject({
        id,
        counts: { skipped: 2, published: 0 },
        isUnfinished: false,
      })
    })

    it('A roll-out of a template’s release is refused for sites that don’t use the layer and for an unknown release', async () => {
      const { revision } = await layer()
      expect(await startRollout(platform(), { layerId, revision, siteIds: ['no-such-site'], note: '', actor })).toMatchObject({
        reason: 'nothing',
      })
      expect(await startRollout(platform(), { layerId, revision: 999, siteIds: [north()], note: '', actor })).toMatchObject({
        reason: 'notFound',
      })
    })
  })

  describe('The impact of a layer', () => {
    it('The impact of a layer lists what each site would show differently, on which pages, and what would become invalid', async () => {
      await publish(north(), { search: undefined } as object)
      const { released } = await layer()
      const candidate = {
        ...released,
        values: { search: { pageSize: 60 }, card: { layout: 'wide' as const } },
        locks: [...released.locks, '/search/pageSize'],
      }
      const impact = await layerImpact(platform(), { layerId, candidate, filter: { siteIds: [north(), south()] }, limit: 10 })
      expect(impact).toMatchObject({ total: 2, next: null })
      const of = (siteId: string) => impact.sites.find((site) => site.siteId === siteId)
      const changesOf = (siteId: string) => impact.changes[of(siteId)?.changesKey ?? '']
      expect(changesOf(north())?.changes.map(({ pointer }) => pointer)).toEqual(
        expect.arrayContaining(['/search/pageSize', '/card/layout']),
      )
      expect(changesOf(north())?.pages).toEqual(['Stock list'])
      expect(of(north())?.newProblems).toEqual([])
      expect(of(south())?.newProblems).toMatchObject([{ kind: 'locked', pointer: '/search/pageSize' }])
    })

    it('The impact of a layer is returned in batches, and stops when aborted', async () => {
      const { released } = await layer()
      const first = await layerImpact(platform(), { layerId, candidate: released, filter: {}, limit: 2 })
      expect([first.sites.length, first.total]).toEqual([2, 3])
      const second = await layerImpact(platform(), { layerId, candidate: released, filter: {}, limit: 2, after: first.next ?? '' })
      expect([second.sites.length, second.next]).toEqual([1, null])
      const stopped = layerImpact(
        platform(),
        { layerId, candidate: released, filter: {}, limit: 2 },
        AbortSignal.abort(new Error('Enough')),
      )
      await expect(stopped).rejects.toThrow('Enough')
    })
  })

  describe('Access of an organisation', () => {
    const asNorth = () => world.db.forOrganisation(world.north.organisationId)

    it.each([
      { name: 'a draft', sql: `insert into layer_drafts (layer_id, schema_version, layer_revision) values ('${layerId}', 1, 1)` },
      {
        name: 'a release',
        sql: `insert into layer_releases (layer_id, revision, schema_version, values, locks, author_name) values ('${layerId}', 99, 1, '{}', '{}', 'x')`,
      },
      { name: 'a roll-out', sql: `insert into rollouts (layer_id, revision, author_name) values ('${layerId}', 1, 'x')` },
    ])('an organisation can’t write $name', async ({ sql }) => {
      await expect(asNorth().transaction((tx) => tx.$executeRawUnsafe(sql))).rejects.toThrow(/42501|permission denied/)
    })

    it('An organisation can’t edit or roll out a layer of the platform', async () => {
      const scope = asNorth()
      await expect(saveLayerDraft(scope, { layerId, values: {}, expectedRevision: 0, actor })).rejects.toThrow(/42501|permission denied/)
      await expect(startRollout(scope, { layerId, revision: 1, siteIds: [north()], note: '', actor })).rejects.toThrow(
        /42501|permission denied/,
      )
    })

    it('An organisation can read its own pins and outcomes, and the releases that its sites use', async () => {
      const seen = await asNorth().transaction(async (tx) => ({
        pins: (await tx.layerPin.findMany()).map(({ organisationId }) => organisationId),
        sites: (await tx.rolloutSite.findMany()).map(({ organisationId }) => organisationId),
        releases: await tx.layerRelease.count(),
      }))
      expect(new Set([...seen.pins, ...seen.sites])).toEqual(new Set([world.north.organisationId]))
      expect(seen.releases).toBeGreaterThan(2)
    })

    it('A release can’t be changed, not even by the platform', async () => {
      await expect(platform().transaction((tx) => tx.$executeRaw`update layer_releases set note = 'other'`)).rejects.toThrow(
        /never changed/,
      )
    })
  })

  describe('A release whose roll-out was undone', () => {
    it('A release whose roll-out was undone is not what a new site starts from, created by platform staff or by a dealer (CFG-12)', async () => {
      const create = async (slug: string, scope: Scope) => {
        const created = await createSite(scope, {
          ...{
            organisationId: world.north.organisationId,
            slug,
            name: slug,
            templateLayerId: layerId,
            hosts: [`${slug}.localhost`],
            actor,
          },
          values: { identity: { name: slug, email: 'new@example.com' } },
        })
        if (!created.ok) throw new Error(created.message)
        return revisionAt(created.siteId)
      }
      const good = await release({ search: { pageSize: 45 } })
      const bad = await release({ search: { pageSize: 48 } })
      const id = await rollOut(bad, [south()])
      expect(await create('before-undo', platform())).toBe(bad)
      await undo(id)
      for (const [slug, scope] of [
        ['by-staff', platform()],
        ['by-dealer', world.db.forOrganisation(world.north.organisationId)],
      ] as const)
        expect(await create(slug, scope)).toBe(good)
      // Rolled out once more, it is in use again.
      await rollOut(bad, [south()])
      expect(await create('again', platform())).toBe(bad)
    })
  })
})
