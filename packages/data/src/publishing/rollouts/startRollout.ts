import { randomUUID } from 'node:crypto'
import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import { usesLayer } from '../../layers/usesLayer'

export interface NewRollout {
  readonly layerId: string
  /** The release to take to the sites. */
  readonly revision: number
  readonly siteIds: readonly string[]
  readonly note: string
  readonly actor: Actor
}

export type StartRolloutResult =
  | { readonly ok: true; readonly rolloutId: string; readonly siteCount: number }
  | { readonly ok: false; readonly reason: 'notFound' | 'nothing'; readonly message: string }

/** Writes down which sites a release is to be taken to. Nothing happens at any of them yet: `continueRollout` takes them one by one. */
export const startRollout = (scope: Scope, { layerId, revision, siteIds, note, actor }: NewRollout): Promise<StartRolloutResult> =>
  scope.transaction(async (tx) => {
    const layer = await tx.layer.findFirst({ where: { id: layerId }, select: { name: true, organisationId: true } })
    const release = await tx.layerRelease.findFirst({ where: { layerId, revision }, select: { revision: true } })
    if (!layer || !release) return { ok: false, reason: 'notFound', message: 'There is no such release.' }
    const rolloutId = randomUUID()
    await tx.rollout.create({ data: { id: rolloutId, layerId, revision, note, authorId: actor.userId, authorName: actor.name } })
    const siteCount = await tx.$executeRaw`
      insert into rollout_sites (rollout_id, organisation_id, site_id, outcome)
      select ${rolloutId}, site.organisation_id, site.id, 'waiting'
      from sites site join layers layer on layer.id = ${layerId} and ${usesLayer}
      where site.id = any(${[...new Set(siteIds)]})`
    if (siteCount === 0) {
      await tx.rollout.delete({ where: { id: rolloutId } })
      return { ok: false, reason: 'nothing', message: 'None of these sites uses the layer.' }
    }
    await appendAudit(tx, {
      organisationId: layer.organisationId,
      actor,
      action: 'layer.rollOut',
      target: layerId,
      summary: `Started rolling out revision ${revision} of the layer ${layer.name} to ${siteCount} ${siteCount === 1 ? 'site' : 'sites'}`,
      detail: { rolloutId, revision, siteCount, note },
    })
    return { ok: true, rolloutId, siteCount }
  })
