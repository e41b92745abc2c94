import { personName } from '@forecourt/rules/leads/inbox/personName'
import type { Scope } from '../../createDatabase'
import type { Prisma } from '../../generated/client'

export type DeliveryStatus = 'pending' | 'delivered' | 'dead'

/** One attempt of a delivery. */
export interface DeliveryTry {
  readonly at: string
  readonly milliseconds: number
  readonly outcome: 'delivered' | 'failed'
  /** HTTP status of the response. */
  readonly statusCode: number | null
  readonly note: string | null
}

/** A delivery of one destination, done or pending. */
export interface DeliveryRow {
  readonly id: string
  /** Null for a test. */
  readonly leadId: string | null
  readonly leadName: string | null
  readonly carName: string | null
  readonly status: DeliveryStatus
  readonly attempts: number
  readonly nextAttemptAt: string
  readonly lastError: string | null
  readonly deliveredAt: string | null
  readonly createdAt: string
  /** The latest attempts, newest first. */
  readonly tries: readonly DeliveryTry[]
}

export interface LogQuery {
  readonly destinationId: string
  readonly status: DeliveryStatus | null
  /** Part of the lead's name. */
  readonly text: string
  readonly page: number
  readonly perPage: number
}

const maxTries = 25

/** Deliveries of a destination, newest first. */
export const listDeliveries = (
  scope: Scope,
  { destinationId, status, text, page, perPage }: LogQuery,
): Promise<{ readonly rows: DeliveryRow[]; readonly total: number }> =>
  scope.transaction(async (tx) => {
    const contains = { contains: text, mode: 'insensitive' } as const
    const where: Prisma.LeadDeliveryWhereInput = {
      destinationId,
      ...(status && { status }),
      ...(text !== '' && { lead: { OR: [{ name: contains }, { lastName: contains }, { email: contains }, { carName: contains }] } }),
    }
    const rows = await tx.leadDelivery.findMany({
      where,
      include: {
        lead: { select: { name: true, lastName: true, email: true, phone: true, carName: true } },
        tries: { orderBy: { id: 'desc' }, take: maxTries },
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
      take: perPage,
      skip: (page - 1) * perPage,
    })
    return {
      total: await tx.leadDelivery.count({ where }),
      rows: rows.map(({ id, leadId, lead, status: deliveryStatus, attempts, lastError, tries, ...times }) => ({
        ...{ id, leadId, attempts, lastError, status: deliveryStatus as DeliveryStatus },
        leadName: lead ? personName(lead) : null,
        carName: lead?.carName ?? null,
        nextAttemptAt: times.nextAttemptAt.toISOString(),
        deliveredAt: times.deliveredAt?.toISOString() ?? null,
        createdAt: times.createdAt.toISOString(),
        tries: tries.map(({ at, milliseconds, outcome, statusCode, note }) => ({
          ...{ milliseconds, statusCode, note, at: at.toISOString(), outcome: outcome as DeliveryTry['outcome'] },
        })),
      })),
    }
  })
