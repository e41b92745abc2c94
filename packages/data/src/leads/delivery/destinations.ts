import type { Actor } from '../../Actor'
import { appendAudit } from '../../audit/appendAudit'
import type { Scope } from '../../createDatabase'
import type { Prisma } from '../../generated/client'
import type { Transaction } from '../../Transaction'
import { type DestinationSettings, destinationColumns, type LeadDestination, toDestination } from './LeadDestination'

/** A destination with its numbers of pending and dead deliveries. */
export interface DestinationRow extends LeadDestination {
  readonly locationName: string | null
  readonly waiting: number
  readonly dead: number
}

/** Adds the counts. Test deliveries, which have no lead, aren't counted. */
const withCounts = async (tx: Transaction, rows: readonly LeadDestination[]): Promise<DestinationRow[]> => {
  const ids = rows.map(({ id }) => id)
  const counts = await tx.leadDelivery.groupBy({
    by: ['destinationId', 'status'],
    where: { destinationId: { in: ids }, status: { not: 'delivered' }, leadId: { not: null } },
    _count: true,
  })
  const locations = await tx.location.findMany({
    where: { id: { in: rows.flatMap(({ locationId }) => locationId ?? []) } },
    select: { id: true, name: true },
  })
  const countOf = (id: string, status: string) => counts.find((count) => count.destinationId === id && count.status === status)?._count ?? 0
  return rows.map((row) => ({
    ...row,
    locationName: locations.find(({ id }) => id === row.locationId)?.name ?? null,
    waiting: countOf(row.id, 'pending'),
    dead: countOf(row.id, 'dead'),
  }))
}

/** Destinations, sorted by name. */
export const listDestinations = (scope: Scope): Promise<DestinationRow[]> =>
  scope.transaction(async (tx) =>
    withCounts(tx, (await tx.leadDestination.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] })).map(toDestination)),
  )

export const getDestination = (scope: Scope, id: string): Promise<DestinationRow | null> =>
  scope.transaction(async (tx) => {
    const row = await tx.leadDestination.findFirst({ where: { id } })
    return row ? ((await withCounts(tx, [toDestination(row)]))[0] ?? null) : null
  })

const auditChange = (tx: Transaction, { organisationId, id }: LeadDestination, actor: Actor, verb: string, summary: string) =>
  appendAudit(tx, { organisationId, actor, action: `destination.${verb}`, target: id, summary })

export interface DestinationChange {
  readonly organisationId: string
  /** Null for a new destination. */
  readonly id: string | null
  readonly settings: DestinationSettings
  readonly actor: Actor
}

/** Creates a destination within a larger transaction, such as the creation of its organisation. */
export const insertDestination = async (
  tx: Transaction,
  { organisationId, settings, actor }: Omit<DestinationChange, 'id'>,
): Promise<LeadDestination> => {
  const made = toDestination(await tx.leadDestination.create({ data: { organisationId, ...destinationColumns(settings) } }))
  await auditChange(tx, made, actor, 'create', `Added the lead destination ${made.name}`)
  return made
}

/** Creates or changes a destination; null if there is no such destination or location. A new one receives leads from now on. */
export const saveDestination = (
  scope: Scope,
  { organisationId, id, settings, actor }: DestinationChange,
): Promise<LeadDestination | null> =>
  scope.transaction(async (tx) => {
    const { locationId, scope: deliveryScope } = settings
    if (
      deliveryScope === 'location' &&
      (await tx.location.count({ where: { organisationId, id: locationId ?? '', removedAt: null } })) === 0
    )
      return null
    if (id === null) return insertDestination(tx, { organisationId, settings, actor })
    const data = destinationColumns(settings)
    const before = await tx.leadDestination.findFirst({ where: { organisationId, id, kind: settings.target.kind } })
    if (!before) return null
    // The change may have fixed the error, so pending deliveries are retried now.
    const row = await tx.leadDestination.update({
      where: { organisationId_id: { organisationId, id } },
      data: { ...data, quietUntil: null, failures: 0, message: null, revision: { increment: 1 } },
    })
    const saved = toDestination(row)
    await auditChange(tx, saved, actor, 'change', `Changed the lead destination ${saved.name}`)
    return saved
  })

type DestinationAction = { readonly id: string; readonly actor: Actor; readonly now: string }

/** Updates a destination and writes the audit entry; null if there is none. */
const updateDestination = (
  scope: Scope,
  { id, actor }: Pick<DestinationAction, 'id' | 'actor'>,
  verb: string,
  summary: (destination: LeadDestination) => string,
  data: (before: LeadDestination) => Prisma.LeadDestinationUpdateInput,
): Promise<LeadDestination | null> =>
  scope.transaction(async (tx) => {
    const before = await tx.leadDestination.findFirst({ where: { id } })
    if (!before) return null
    const { organisationId } = before
    const row = await tx.leadDestination.update({ where: { organisationId_id: { organisationId, id } }, data: data(toDestination(before)) })
    const changed = toDestination(row)
    await auditChange(tx, changed, actor, verb, summary(changed))
    return changed
  })

/** Pauses or resumes a destination. Leads queue while it is paused and are sent on resume. */
export const pauseDestination = (scope: Scope, { paused, ...request }: DestinationAction & { readonly paused: boolean }) =>
  updateDestination(
    scope,
    request,
    paused ? 'pause' : 'resume',
    ({ name }) => (paused ? `Paused the lead destination ${name}` : `Resumed the lead destination ${name}`),
    () => ({ paused, quietUntil: null, ...(!paused && { failures: 0, message: null }) }),
  )

/** How long the previous secret stays valid. Milliseconds. */
const oldSecretMs = 7 * 86_400_000

/** Rotates the secret: for a week, webhooks are signed with both. */
export const renewDestinationSecret = (scope: Scope, request: DestinationAction) =>
  updateDestination(
    scope,
    request,
    'renewSecret',
    ({ name }) => `Created a new secret for ${name}`,
    () => ({ secretRevision: { increment: 1 }, oldSecretUntil: new Date(Date.parse(request.now) + oldSecretMs) }),
  )

/** Sets or revokes the API key of a destination; the previous one is invalid at once. */
export const setDestinationKey = (
  scope: Scope,
  { key, ...request }: DestinationAction & { readonly key: { hash: string; hint: string } | null },
) =>
  updateDestination(
    scope,
    request,
    key ? 'makeKey' : 'revokeKey',
    ({ name }) => (key ? `Created a key for ${name}` : `Revoked the key of ${name}`),
    () => ({ keyHash: key?.hash ?? null, keyHint: key?.hint ?? null, keyMadeAt: key ? new Date(request.now) : null }),
  )

/** Removes a destination with its log and pending deliveries. False if there is none. */
export const removeDestination = (scope: Scope, { id, actor }: Pick<DestinationAction, 'id' | 'actor'>): Promise<boolean> =>
  scope.transaction(async (tx) => {
    const before = await tx.leadDestination.findFirst({ where: { id } })
    if (!before) return false
    await tx.leadDestination.deleteMany({ where: { organisationId: before.organisationId, id } })
    await auditChange(tx, toDestination(before), actor, 'remove', `Removed the lead destination ${before.name}`)
    return true
  })

/** Queues a delivery of a fake lead within a larger transaction. Returns the delivery's id. */
export const queueTestLead = async (
  tx: Transaction,
  destination: LeadDestination,
  { actor, now }: Pick<DestinationAction, 'actor' | 'now'>,
): Promise<string> => {
  const { organisationId, id, name } = destination
  const at = new Date(now)
  const made = await tx.leadDelivery.create({ data: { organisationId, destinationId: id, nextAttemptAt: at, createdAt: at } })
  await auditChange(tx, destination, actor, 'test', `Sent a test to ${name}`)
  return made.id
}

/** Queues a delivery of a fake lead, also if the destination is paused. Returns the delivery's id; null if there is no such destination. */
export const testDestination = (scope: Scope, { id, actor, now }: DestinationAction): Promise<string | null> =>
  scope.transaction(async (tx) => {
    const before = await tx.leadDestination.findFirst({ where: { id, kind: { not: 'pull' } } })
    if (!before) return null
    return queueTestLead(tx, toDestination(before), { actor, now })
  })
