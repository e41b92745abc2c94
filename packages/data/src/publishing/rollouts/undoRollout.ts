import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import { notifyChange } from '../../changes/notifyChange'
import type { Scope } from '../../createDatabase'
import { layersInUse } from '../../layers/layersInUse'
import { undoReasons } from '../../layers/reasonsToGoBack'
import { lockDraft } from '../../sites/lockDraft'
import type { Transaction } from '../../Transaction'
import { movePin } from './continueRollout'
import type { RolloutOutcome, RolloutSiteResult } from './listRollouts'

interface RolledOutSite {
  readonly siteId: string
  readonly organisationId: string
  readonly layerId: string
  readonly layerName: string
  readonly revision: number
  readonly wasPinnedTo: number | null
  readonly fromVersion: number | null
  readonly toVersion: number | null
}

interface Undo {
  readonly rolloutId: string
  readonly reason: string
  readonly actor: Actor
}

/** Starts the undo of a rollout: skips waiting sites. False if there is no such rollout. */
export const startUndo = (scope: Scope, { rolloutId, reason, actor }: Undo): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const rollout = await tx.rollout.findFirst({
      where: { id: rolloutId },
      include: { layer: { select: { name: true, organisationId: true } } },
    })
    if (!rollout) return false
    await tx.rolloutSite.updateMany({ where: { rolloutId, outcome: 'waiting' }, data: { outcome: 'skipped' } })
    if (rollout.undoneAt) return true
    const { layerId, revision, layer } = rollout
    await tx.rollout.updateMany({ where: { id: rolloutId, undoneAt: null }, data: { undoneAt: new Date(), undoneBy: actor.name } })
    await appendAudit(tx, {
      organisationId: layer.organisationId,
      actor,
      action: 'layer.undoRollOut',
      target: layerId,
      summary: `Undid the roll-out of revision ${revision} of the layer ${layer.name}: ${reason}`,
      detail: { rolloutId, revision, reason },
    })
    return true
  })

/** Restores the release and version of one site, unless it was changed since. */
const undoAtSite = async (tx: Transaction, rolledOut: RolledOutSite, { rolloutId, reason, actor }: Undo) => {
  const { siteId, organisationId, layerId, layerName, revision, wasPinnedTo, fromVersion, toVersion } = rolledOut
  const site = await lockDraft(tx, siteId)
  if (!site) return { outcome: 'kept' as const, message: 'The site no longer exists.' }
  const [inUse = []] = await layersInUse(tx, [{ ...site, templateLayerId: site.liveTemplateLayerId }])
  const used = inUse.find(({ id }) => id === layerId)
  if (used?.revision !== revision)
    return { outcome: 'kept' as const, message: `It has moved on to revision ${used?.revision ?? 'of another layer'} since.` }
  if (site.liveVersion !== (toVersion ?? fromVersion))
    return { outcome: 'kept' as const, message: `Version ${site.liveVersion} has gone live since, so the site stays as it is.` }

  await movePin(tx, { organisationId, siteId, layerId }, wasPinnedTo)
  if (toVersion === null) return { outcome: 'undone' as const }
  await tx.site.updateMany({ where: { organisationId, id: siteId }, data: { liveVersion: fromVersion } })
  await appendAudit(tx, {
    organisationId,
    siteId,
    actor,
    action: 'site.undoRollOut',
    target: siteId,
    summary: `Went back to version ${fromVersion} of ${site.name}, before revision ${revision} of the layer ${layerName}${reason && `: ${reason}`}`,
    detail: { version: fromVersion, replaces: toVersion, layerId, rolloutId, reason },
  })
  await notifyChange(tx, { kind: 'site', organisationId, siteId })
  return { outcome: 'undone' as const }
}

const undoNext = (scope: Scope, rolloutId: string, actor: Actor): Promise<RolloutSiteResult | null> =>
  scope.transaction(async (tx) => {
    const [rolledOut] = await tx.$queryRaw<RolledOutSite[]>`
      select
        entry.site_id as "siteId", entry.organisation_id as "organisationId", rollout.layer_id as "layerId", layer.name as "layerName",
        rollout.revision, entry.was_pinned_to as "wasPinnedTo", entry.from_version as "fromVersion", entry.to_version as "toVersion"
      from rollout_sites entry
      join rollouts rollout on rollout.id = entry.rollout_id
      join layers layer on layer.id = rollout.layer_id
      where entry.rollout_id = ${rolloutId} and rollout.undone_at is not null and entry.outcome in ('published', 'unchanged')
      order by entry.site_id
      limit 1
      for update of entry skip locked`
    if (!rolledOut) return null
    const { siteId, organisationId } = rolledOut
    await tx.$queryRaw`select from layers where id = ${rolledOut.layerId} for share`
    const reason = (await undoReasons(tx, rolledOut.layerId)).get(rolloutId) ?? ''
    const undone: { readonly outcome: RolloutOutcome; readonly message?: string } = await undoAtSite(tx, rolledOut, {
      rolloutId,
      reason,
      actor,
    })
    const { outcome, message = null } = undone
    await tx.rolloutSite.update({ where: { rolloutId_siteId: { rolloutId, siteId } }, data: { outcome, message } })
    return { siteId, organisationId, outcome, message, isLiveChanged: outcome === 'undone' && rolledOut.toVersion !== null }
  })

interface Options {
  /** Time limit for starting further sites, in milliseconds. */
  readonly forMs: number
  readonly actor: Actor
  readonly onSite?: (site: RolloutSiteResult) => void
}

/** Continues the undo of a rollout site by site, as in `continueRollout`. Returns the number of processed sites. */
export const continueUndo = async (scope: Scope, rolloutId: string, { forMs, actor, onSite }: Options): Promise<number> => {
  const until = performance.now() + forMs
  for (let count = 0; ; count++) {
    const undone = performance.now() < until ? await undoNext(scope, rolloutId, actor) : null
    if (!undone) return count
    onSite?.(undone)
  }
}
