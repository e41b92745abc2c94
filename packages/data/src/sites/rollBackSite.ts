import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import { lockDraft } from './lockDraft'

export interface Rollback {
  readonly siteId: string
  /** The version shoppers are to see again. */
  readonly number: number
  /** The version that was live when this was decided; left out, whichever is. */
  readonly expectedVersion?: number | null
  readonly actor: Actor
}

export type RollBackResult =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly reason: 'conflict'; readonly liveVersion: number | null }
  | { readonly ok: false; readonly reason: 'notFound' }

/** Shows an old version again. Nothing new is published and the draft stays as it is. */
export const rollBackSite = (scope: Scope, { siteId, number, expectedVersion, actor }: Rollback): Promise<RollBackResult> =>
  scope.transaction(async (tx) => {
    const site = await lockDraft(tx, siteId)
    const version = site && (await tx.version.findFirst({ where: { siteId, number }, select: { number: true } }))
    if (!site || !version) return { ok: false, reason: 'notFound' }
    const { organisationId, liveVersion, name } = site
    if (expectedVersion !== undefined && liveVersion !== expectedVersion) return { ok: false, reason: 'conflict', liveVersion }
    if (liveVersion === number) return { ok: true, version: number }
    await tx.site.updateMany({ where: { organisationId, id: siteId }, data: { liveVersion: number } })
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'site.rollBack',
      target: siteId,
      summary: `Went back to version ${number} of ${name}`,
      detail: { version: number, replaces: liveVersion },
    })
    await notifyChange(tx, { kind: 'site', organisationId, siteId, version: number })
    return { ok: true, version: number }
  })
