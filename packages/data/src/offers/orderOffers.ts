import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifySites } from '../changes/notifySites'
import type { Scope } from '../createDatabase'

/** Puts the offers of an organisation in the dealer's order, first to last (OFR-01); those not named come after, as they stood. */
export const orderOffers = (scope: Scope, organisationId: string, ids: readonly string[], actor: Actor): Promise<readonly string[]> =>
  scope.transaction(async (tx) => {
    const rows = await tx.offer.findMany({
      where: { organisationId },
      select: { id: true },
      orderBy: [{ position: 'asc' }, { name: 'asc' }],
    })
    const known = rows.map(({ id }) => id)
    const named = ids.filter((id, index) => known.includes(id) && ids.indexOf(id) === index)
    const order = [...named, ...known.filter((id) => !named.includes(id))]
    for (const [position, id] of order.entries()) await tx.offer.updateMany({ where: { organisationId, id }, data: { position } })
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'offer.order',
      target: organisationId,
      summary: 'Put the offers in another order',
    })
    await notifySites(tx, organisationId)
    return order
  })
