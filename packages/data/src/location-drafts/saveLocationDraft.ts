import { locationChanges } from '@forecourt/rules/locations/locationChanges'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { LocationDraft, LocationsOf } from '../organisations/LocationDraft'
import type { Transaction } from '../Transaction'
import type { SaveLocationResult } from './createLocation'
import { dealershipProblem } from './dealershipProblem'
import { readEdited } from './EditedLocation'
import { locationValues } from './locationValues'

interface Saving {
  readonly draft: LocationDraft
  /** The draft's revision the change was made on; 0 where there was none. */
  readonly expectedRevision: number
  readonly siteIds: LocationsOf
  readonly actor: Actor
}

/** Holds a location and its draft against everybody else who edits or publishes it. */
export const lockLocation = (tx: Transaction, id: string) => tx.$queryRaw`select 1 from locations where id = ${id} for update`

const write = async (tx: Transaction, id: string, { draft, expectedRevision, siteIds, actor }: Saving): Promise<SaveLocationResult> => {
  await lockLocation(tx, id)
  const before = await readEdited(tx, id, siteIds)
  if (!before) return { ok: false, reason: 'notFound' }
  const { organisationId } = before.live
  if ((before.draft?.revision ?? 0) !== expectedRevision)
    return {
      ok: false,
      reason: 'conflict',
      message: `${before.draft?.updatedBy ?? 'Somebody'} changed this location meanwhile. Load it again, then make your change.`,
    }
  const problem = await dealershipProblem(tx, organisationId, draft.dealershipId, siteIds)
  if (problem) return { ok: false, reason: 'invalid', fields: { dealershipId: problem } }

  const where = { organisationId_locationId: { organisationId, locationId: id } }
  const changes = locationChanges(locationValues(before.live), draft)
  const values = structuredClone(draft) as unknown as Prisma.InputJsonObject
  const stamp = { values, updatedAt: new Date(), updatedBy: actor.name }
  if (changes.length > 0)
    await tx.locationDraft.upsert({
      where,
      create: { organisationId, locationId: id, ...stamp },
      update: { ...stamp, revision: { increment: 1 } },
    })
  // A draft that says what is live is none.
  else if (before.draft) await tx.locationDraft.delete({ where })
  const edited = await readEdited(tx, id, siteIds)
  if (!edited) return { ok: false, reason: 'notFound' }
  await appendAudit(tx, {
    organisationId,
    actor,
    action: 'location.saveDraft',
    target: id,
    summary: `Saved the draft of the location ${edited.location.name}`,
    detail: { changes },
  })
  return { ok: true, edited }
}

/** Stores what was edited of a location as its draft; shoppers see nothing of it until it is published. */
export const saveLocationDraft = (scope: Scope, id: string, saving: Saving): Promise<SaveLocationResult> =>
  scope.transaction((tx) => write(tx, id, saving))

/** Lets go of the draft of a location: it is edited on from what is live. */
export const discardLocationDraft = (
  scope: Scope,
  id: string,
  { siteIds, actor }: { readonly siteIds: LocationsOf; readonly actor: Actor },
): Promise<SaveLocationResult> =>
  scope.transaction(async (tx) => {
    await lockLocation(tx, id)
    const before = await readEdited(tx, id, siteIds)
    if (!before) return { ok: false, reason: 'notFound' }
    const { organisationId, name } = before.live
    await tx.locationDraft.deleteMany({ where: { organisationId, locationId: id } })
    const edited = await readEdited(tx, id, siteIds)
    if (!edited) return { ok: false, reason: 'notFound' }
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'location.discardDraft',
      target: id,
      summary: `Discarded the draft of the location ${name}`,
      detail: { changes: [...before.changes] },
    })
    return { ok: true, edited }
  })

/** Copies what a location was at a version into its draft. */
export const restoreLocationVersion = (
  scope: Scope,
  id: string,
  { number, ...saving }: Omit<Saving, 'draft'> & { readonly number: number },
): Promise<SaveLocationResult> =>
  scope.transaction(async (tx) => {
    const version = await tx.locationVersion.findFirst({ where: { locationId: id, number } })
    if (!version) return { ok: false, reason: 'notFound' }
    return write(tx, id, { ...saving, draft: version.values as unknown as LocationDraft })
  })
