import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Database } from '../createDatabase'

/** Asks an organisation's people for a second factor, or no longer; false when there is no such organisation. */
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
