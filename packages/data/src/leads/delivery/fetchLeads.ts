import type { DeliveredLead } from '@forecourt/rules/leads/delivery/DeliveredLead'
import type { Database } from '../../createDatabase'
import { deliveredLeads } from './deliveredLead'
import { type LeadDestination, toDestination } from './LeadDestination'

/** The destination of an API key; null for an unknown key. */
export const destinationOfKey = (db: Database, keyHash: string): Promise<LeadDestination | null> =>
  db.platform.transaction(async (tx) => {
    const [row] = await tx.leadDestination.findMany({ where: { keyHash, kind: 'pull' } })
    if (!row) return null
    const isOpen = (await tx.organisation.count({ where: { id: row.organisationId, archivedAt: null } })) > 0
    return isOpen ? toDestination(row) : null
  })

export interface LeadsQuery {
  /** Cursor: the number of the last fetched lead; 0 for none. */
  readonly after: number
  /** Only leads that arrived since, ISO in UTC; null for all. */
  readonly since: string | null
  readonly limit: number
  /** ISO in UTC. */
  readonly now: string
}

export interface FetchedLead extends DeliveredLead {
  readonly number: number
  /** Stable across fetches. */
  readonly deliveryId: string
}

/**
 * Leads of a destination after a number, in the stable order of their numbers. If the result has `limit` rows, there may be more. The first
 * fetch of a lead is recorded.
 */
export const fetchLeads = async (
  db: Database,
  { organisationId, id: destinationId }: LeadDestination,
  { after, since, limit, now }: LeadsQuery,
): Promise<FetchedLead[]> => {
  const scope = db.forOrganisation(organisationId)
  const at = new Date(now)
  const rows = await scope.transaction(async (tx) => {
    const found = await tx.leadDelivery.findMany({
      where: { destinationId, number: { gt: after }, ...(since !== null && { lead: { createdAt: { gte: new Date(since) } } }) },
      orderBy: { number: 'asc' },
      take: limit,
    })
    const fresh = found.filter(({ status }) => status === 'pending').map(({ id }) => id)
    if (fresh.length === 0) return found
    await tx.leadDelivery.updateMany({
      where: { organisationId, id: { in: fresh }, status: 'pending' },
      data: { status: 'delivered', deliveredAt: at, triedSince: at, attempts: { increment: 1 } },
    })
    await tx.leadDeliveryAttempt.createMany({
      data: fresh.map((deliveryId) => ({ organisationId, deliveryId, at, milliseconds: 0, outcome: 'delivered', note: 'Fetched' })),
    })
    await tx.leadDestination.updateMany({ where: { id: destinationId }, data: { deliveredAt: at } })
    return found
  })
  const leads = await deliveredLeads(
    scope,
    rows.flatMap(({ leadId }) => leadId ?? []),
  )
  return rows.flatMap(({ id, leadId, number }) => {
    const delivered = leads.find(({ lead }) => lead.id === leadId)
    return delivered && number !== null ? [{ ...delivered, number: Number(number), deliveryId: id }] : []
  })
}
