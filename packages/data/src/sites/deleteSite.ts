import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database, Scope } from '../createDatabase'

/** Permanently deletes sites whose grace period is over, each in its own transaction; returns their ids. */
export const purgeSites = async (db: Database, now: string): Promise<string[]> => {
  const due = await db.platform.transaction((tx) =>
    tx.site.findMany({ where: { deleteAt: { lte: new Date(now) } }, select: { id: true, name: true, organisationId: true } }),
  )
  const purged: string[] = []
  for (const { id, name, organisationId } of due) {
    const isPurged = await db.platform.transaction(async (tx) => {
      const [row] = await tx.$queryRaw<{ purged: boolean }[]>`select purge_site(${id}) as purged`
      if (!row?.purged) return false
      await appendAudit(tx, {
        organisationId,
        siteId: id,
        actor: { userId: null, name: 'Forecourt' },
        action: 'site.purge',
        target: id,
        summary: `Deleted ${name} permanently, with its versions and leads`,
      })
      return true
    })
    if (isPurged) purged.push(id)
  }
  return purged
}

/** Grace period before an archived site is deleted. Days. */
const graceDays = 14

export interface Deletion {
  readonly siteId: string
  /** The site's name as confirmation from the user. */
  readonly enteredName: string
  /** ISO in UTC. */
  readonly now: string
  readonly actor: Actor
}

export type DeletionResult =
  | { readonly ok: true; readonly deleteAt: string }
  | { readonly ok: false; readonly reason: 'notFound' | 'notArchived' | 'wrongName'; readonly message: string }

/** Schedules the deletion of an archived site. Restoring it from the archive cancels the deletion. */
export const deleteSite = (scope: Scope, { siteId, enteredName, now, actor }: Deletion): Promise<DeletionResult> =>
  scope.transaction(async (tx) => {
    const site = await tx.site.findFirst({ where: { id: siteId } })
    if (!site) return { ok: false, reason: 'notFound', message: 'There is no such site.' }
    const { organisationId, name } = site
    if (site.status !== 'archived') return { ok: false, reason: 'notArchived', message: 'Archive the site first. It may still be online.' }
    if (enteredName.trim() !== name) return { ok: false, reason: 'wrongName', message: `Enter the name exactly: ${name}.` }
    const deleteAt = site.deleteAt ?? new Date(Date.parse(now) + graceDays * 86_400_000)
    await tx.site.updateMany({ where: { organisationId, id: siteId }, data: { deleteAt } })
    const day = deleteAt.toISOString().slice(0, 10)
    await appendAudit(tx, {
      organisationId,
      siteId,
      actor,
      action: 'site.delete',
      target: siteId,
      summary: `${name} will be deleted permanently on ${day}`,
      detail: { deleteAt: deleteAt.toISOString() },
    })
    return { ok: true, deleteAt: deleteAt.toISOString() }
  })
