import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'

/** Which deliveries to resend: by id, all dead ones, or those of a period. */
export type ResendSelection =
  | { readonly kind: 'these'; readonly ids: readonly string[] }
  | { readonly kind: 'dead' }
  /** Leads that arrived from `from` until before `until`, ISO in UTC; includes leads that weren't queued for the destination. */
  | { readonly kind: 'range'; readonly from: string; readonly until: string; readonly alsoDelivered: boolean }

export interface ResendOptions {
  readonly destinationId: string
  readonly resent: ResendSelection
  readonly actor: Actor
  /** ISO in UTC. */
  readonly now: string
}

/** Resends deliveries under their own ids, so that receivers can deduplicate. Returns how many; null if there is no such destination. */
export const resendDeliveries = (scope: Scope, { destinationId, resent, actor, now }: ResendOptions): Promise<number | null> =>
  scope.transaction(async (tx) => {
    const destination = await tx.leadDestination.findFirst({ where: { id: destinationId } })
    if (!destination) return null
    const { organisationId, name } = destination
    const at = new Date(now)
    const queueMissing = async () => {
      if (resent.kind !== 'range') return 0
      const [made] = await tx.$queryRaw<{ count: bigint }[]>`
        with missed as (
          select promise_lead_to(destination, lead, ${at}::timestamptz)
          from lead_destinations destination join leads lead on lead.organisation_id = destination.organisation_id
          where destination.organisation_id = ${organisationId} and destination.id = ${destinationId}
            and lead.created_at >= ${new Date(resent.from)} and lead.created_at < ${new Date(resent.until)}
            and destination_takes(destination, lead)
            and not exists (
              select from lead_deliveries known
              where known.organisation_id = ${organisationId} and known.destination_id = ${destinationId} and known.lead_id = lead.id
            )
          order by lead.created_at, lead.id
        )
        select count(*) as count from missed`
      return Number(made?.count ?? 0)
    }
    const which =
      resent.kind === 'these'
        ? { id: { in: [...resent.ids] } }
        : resent.kind === 'dead'
          ? { status: 'dead', leadId: { not: null } }
          : {
              lead: { createdAt: { gte: new Date(resent.from), lt: new Date(resent.until) } },
              status: { in: resent.alsoDelivered ? ['dead', 'delivered'] : ['dead'] },
            }
    const { count } = await tx.leadDelivery.updateMany({
      where: { organisationId, destinationId, ...which },
      data: { status: 'pending', attempts: 0, again: true, triedSince: null, nextAttemptAt: at, lastError: null },
    })
    const all = count + (await queueMissing())
    await tx.leadDestination.updateMany({ where: { organisationId, id: destinationId }, data: { quietUntil: null } })
    const summary = `Sent ${all} ${all === 1 ? 'lead' : 'leads'} to ${name} again`
    await appendAudit(tx, { organisationId, actor, action: 'destination.resend', target: destinationId, summary })
    return all
  })
