import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Database, Scope } from '../createDatabase'

/** Sets whether users of an organisation need a second factor; false if there is no such organisation. */
export const setTwoFactor = (
  db: Database,
  { organisationId, required, actor }: { readonly organisationId: string; readonly required: boolean; readonly actor: Actor },
): Promise<boolean> =>
  db.platform.transaction(async (tx) => {
    const found = await tx.organisation.findUnique({ where: { id: organisationId }, select: { name: true } })
    if (!found) return false
    await tx.organisation.update({ where: { id: organisationId }, data: { requireTwoFactor: required } })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'organisation.twoFactor',
      target: organisationId,
      summary: required ? `${found.name} now requires two-factor sign-in` : `${found.name} no longer requires two-factor sign-in`,
    })
    return true
  })

export interface OrganisationChange {
  readonly organisationId: string
  readonly change: { readonly kind: 'rename'; readonly name: string } | { readonly kind: 'archive' | 'unarchive' }
  /** ISO in UTC. */
  readonly now: string
  readonly actor: Actor
}

/**
 * Renames, archives or restores an organisation. Archiving includes its sites; restoring leaves them archived. False if there is no such
 * organisation.
 */
export const changeOrganisation = (scope: Scope, { organisationId, change, now, actor }: OrganisationChange): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const before = await tx.organisation.findFirst({ where: { id: organisationId } })
    if (!before) return false
    const data =
      change.kind === 'rename'
        ? { name: change.name }
        : { archivedAt: change.kind === 'archive' ? (before.archivedAt ?? new Date(now)) : null }
    await tx.organisation.updateMany({ where: { id: organisationId }, data })
    if (change.kind === 'archive') {
      const sites = await tx.site.findMany({ where: { organisationId, status: { not: 'archived' } }, select: { id: true } })
      await tx.site.updateMany({ where: { organisationId }, data: { status: 'archived' } })
      await tx.scheduledPublication.updateMany({
        where: { organisationId, status: 'waiting' },
        data: { status: 'cancelled', settledAt: new Date(now), message: 'The organisation was archived.' },
      })
      for (const { id } of sites) await notifyChange(tx, { kind: 'site', organisationId, siteId: id })
    }
    const summary = {
      rename: `Renamed ${before.name} to ${change.kind === 'rename' ? change.name : ''}`,
      archive: `Archived ${before.name} with its sites`,
      unarchive: `Restored ${before.name} from the archive`,
    }[change.kind]
    await appendAudit(tx, { organisationId, actor, action: `organisation.${change.kind}`, target: organisationId, summary })
    return true
  })
