import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { describe, expect, it } from 'vitest'
import { listAudit } from '../../audit/listAudit'
import { changeSetting } from '../../bulk/changeSetting'
import { previewChange } from '../../bulk/previewChange'
import { layerForEditing } from '../../layers/layerForEditing'
import { releaseLayer } from '../../layers/releaseLayer'
import { saveLayerDraft } from '../../layers/saveLayerDraft'
import { publishSite } from '../../publishing/publishSite'
import { publishRequest } from '../../publishing/requests/answerRequest'
import { requestToAnswer } from '../../publishing/requests/listRequests'
import { requestPublish } from '../../publishing/requests/requestPublish'
import { continueRollout, startRollout } from '../../publishing/rollouts/continueRollout'
import { schedulePublication } from '../../publishing/schedules/schedulePublication'
import { buildActor as actor } from '../../testing/buildWorld'
import { changeDraft, readDraft } from '../../testing/siteDraft'
import { useWorld } from '../../testing/useWorld'

const world = useWorld()
const platform = () => world.db.platform
const now = '2026-11-20T00:00:00.000Z'

/** Enabled but never shown: a part's own warning, unknown to the schema. */
const neverShown = { vdp: { certifiedHeading: '' } } satisfies ConfigValues
const message = 'The explanation of “Certified” never shows on car pages: it has no heading.'
const expectedWarnings = expect.arrayContaining([expect.objectContaining({ severity: 'warning', message })])
const expectedDetail = { warnings: expect.arrayContaining([expect.stringContaining(message)]) }

/** A publication of the site's draft with these values. */
const withDraft = async (siteId: string, values: ConfigValues) => {
  await changeDraft(platform(), siteId, () => values)
  return { ...(await readDraft(platform(), siteId)).publication, note: '', actor }
}
const lastOf = async (action: string) => (await listAudit(platform(), { page: 1, perPage: 100 })).rows.find((row) => row.action === action)

describe('A part that is on but never shows causes a warning', { shuffle: false }, () => {
  it('A part that is on but never shows causes a warning when a draft is published', async () => {
    const { siteId } = world.north
    expect(await publishSite(platform(), await withDraft(siteId, neverShown))).toMatchObject({ ok: true, warnings: expectedWarnings })
    expect(await lastOf('site.publish')).toMatchObject({ target: siteId, detail: expectedDetail })
    expect(await publishSite(platform(), await withDraft(siteId, {}))).toMatchObject({ ok: true })
    expect(JSON.stringify((await lastOf('site.publish'))?.detail)).not.toContain(message)
  })

  it('A part that is on but never shows causes a warning when a publish is requested, reviewed and answered', async () => {
    const { siteId } = world.north
    const result = await requestPublish(platform(), { ...(await withDraft(siteId, neverShown)), now })
    if (!result.ok) throw new Error(result.reason)
    const { id } = result.request
    expect(await lastOf('site.askPublish')).toMatchObject({ detail: expectedDetail })
    expect(await requestToAnswer(platform(), { siteId, id })).toMatchObject({ problems: [], warnings: expectedWarnings })
    const { live: expectedVersion } = await readDraft(platform(), siteId)
    const answer = { siteId, id, actor, answer: '', now, expectedVersion, decision: null }
    expect(await publishRequest(platform(), answer)).toMatchObject({ ok: true })
    expect(await lastOf('site.publish')).toMatchObject({ detail: expectedDetail })
  })

  it('A part that is on but never shows causes a warning when a publication is scheduled', async () => {
    const publishAt = '2026-11-21T00:00:00.000Z'
    const scheduled = { ...(await withDraft(world.south.siteId, neverShown)), publishAt, replaces: null, now }
    expect(await schedulePublication(platform(), scheduled)).toMatchObject({ ok: true })
    expect(await lastOf('site.schedule')).toMatchObject({ detail: expectedDetail })
  })

  it('A part that is on but never shows causes a warning when one setting is changed at several sites', async () => {
    const { siteId } = world.south
    const { expectedRevision } = await withDraft(siteId, {})
    const change = { pointer: '/vdp/certifiedHeading', reset: false, value: '' } as const
    expect(await previewChange(platform(), [siteId], change)).toMatchObject([{ obstacle: null, ...expectedDetail }])
    const bulk = { bulkId: 'silent', siteId, change, expectedRevision, publish: false, note: '', actor }
    expect(await changeSetting(platform(), bulk)).toMatchObject({ outcome: 'saved' })
    expect(await lastOf('site.bulkChange')).toMatchObject({ detail: expectedDetail })
  })

  it('A part that is on but never shows causes a warning when a release is rolled out', async () => {
    const layerId = 'template-plain'
    const layer = await layerForEditing(platform(), layerId)
    if (!layer) throw new Error('The template is gone.')
    const saved = await saveLayerDraft(platform(), { layerId, values: neverShown, expectedRevision: layer.draft.revision, actor })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    const expectedLocks = layer.draft.layer.locks
    const released = await releaseLayer(platform(), { layerId, note: '', expectedRevision: saved.revision, expectedLocks, actor })
    if (!released.ok) throw new Error(JSON.stringify(released))
    const { siteId } = world.south
    const started = await startRollout(platform(), { layerId, revision: released.revision, siteIds: [siteId], note: '', actor })
    if (!started.ok) throw new Error(started.message)
    await continueRollout(platform(), started.rolloutId, { forMs: 20_000, actor })
    expect(await lastOf('site.rollOut')).toMatchObject({ target: siteId, detail: expectedDetail })
  })
})
