import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange, notifySites } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { LocationDraft, SiteLimit } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'
import { locationValues, readEdited } from './EditedLocation'
import { lockLocation, type SaveLocationResult } from './saveLocationDraft'

interface PublishOptions {
  /** The draft revision that the user saw. */
  readonly expectedRevision: number
  readonly siteIds: SiteLimit
  readonly actor: Actor
}

/** A dealership has one primary location. */
const leaveOnePrimary = async (tx: Transaction, organisationId: string, id: string, { primary, dealershipId }: LocationDraft) => {
  if (primary)
    await tx.location.updateMany({ where: { organisationId, dealershipId, id: { not: id }, primary: true }, data: { primary: false } })
}

const columns = (draft: LocationDraft): Prisma.LocationUncheckedUpdateManyInput => {
  const { address, departments, specialDays, dealerLicenceNumber, ...same } = draft
  return {
    ...same,
    ...address,
    licenceNumber: dealerLicenceNumber,
    departments: structuredClone(departments) as unknown as Prisma.InputJsonValue,
    specialDays: structuredClone(specialDays) as unknown as Prisma.InputJsonValue,
  }
}

const json = (values: LocationDraft) => structuredClone(values) as unknown as Prisma.InputJsonObject

/** Publishes the draft of a location inside a transaction and stores it as a version. */
export const publishLocationDraft = async (
  tx: Transaction,
  id: string,
  { expectedRevision, siteIds, actor }: PublishOptions,
): Promise<SaveLocationResult> => {
  await lockLocation(tx, id)
  const before = await readEdited(tx, id, siteIds)
  if (!before) return { ok: false, reason: 'notFound' }
  if (before.draft?.revision !== expectedRevision)
    return {
      ok: false,
      reason: 'conflict',
      message: before.draft
        ? `${before.draft.updatedBy} changed the draft of ${before.location.name} in the meantime. Check the changes again, then publish.`
        : `The draft of ${before.live.name} was published or discarded in the meantime.`,
    }
  const { live, location, changes } = before
  const { organisationId } = live
  const values = locationValues(location)
  const latest = await tx.locationVersion.findFirst({
    where: { organisationId, locationId: id },
    orderBy: { number: 'desc' },
    select: { number: true },
  })
  // Stores the state before the first version, too, so that it can be restored.
  if (!latest)
    await tx.locationVersion.create({
      data: { organisationId, locationId: id, number: 1, values: json(locationValues(live)), authorName: 'Before drafts were kept' },
    })
  const number = (latest?.number ?? 1) + 1
  await tx.locationVersion.create({
    data: {
      organisationId,
      locationId: id,
      number,
      values: json(values),
      changes: [...changes],
      authorId: actor.userId,
      authorName: actor.name,
    },
  })
  await tx.location.updateMany({ where: { organisationId, id }, data: columns(values) })
  await leaveOnePrimary(tx, organisationId, id, values)
  await tx.locationDraft.delete({ where: { organisationId_locationId: { organisationId, locationId: id } } })
  await appendAudit(tx, {
    organisationId,
    actor,
    action: 'location.publish',
    target: id,
    summary: `Published the location ${location.name}`,
    detail: { changes: [...changes], version: number },
  })
  // Addresses and opening hours appear on any page, such as in headers and footers, so all expire.
  await notifySites(tx, organisationId)
  await notifyChange(tx, { kind: 'stock', organisationId })
  const edited = await readEdited(tx, id, siteIds)
  return edited ? { ok: true, edited } : { ok: false, reason: 'notFound' }
}

/** Publishes the draft of a location on every site that shows it. */
export const publishLocation = (scope: Scope, id: string, publishing: PublishOptions): Promise<SaveLocationResult> =>
  scope.transaction((tx) => publishLocationDraft(tx, id, publishing))
