import { randomUUID } from 'node:crypto'
import { locationChanges } from '@forecourt/rules/locations/locationChanges'
import { freeSlug } from '@forecourt/rules/routing/toSlug'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import { insertLocation } from '../organisations/insertOrganisation'
import { dealershipsOfSites, type LocationDraft, type SiteLimit } from '../organisations/listLocations'
import type { Transaction } from '../Transaction'
import { type EditedLocation, locationValues, readEdited } from './EditedLocation'

/** Why a user may not assign a location to a dealership, as a field error; null if they may. */
const dealershipProblem = async (
  tx: Transaction,
  organisationId: string,
  dealershipId: string,
  siteIds: SiteLimit,
): Promise<string | null> => {
  const allowed = await dealershipsOfSites(tx, siteIds)
  const known = await tx.dealership.findFirst({ where: { organisationId, id: dealershipId } })
  return known && (allowed === null || allowed.includes(dealershipId)) ? null : 'Choose the dealership this location belongs to.'
}

export type SaveLocationResult =
  | { readonly ok: true; readonly edited: EditedLocation }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'conflict'; readonly message: string }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: Readonly<Record<string, string>> }

interface CreateOptions {
  readonly draft: LocationDraft
  readonly siteIds: SiteLimit
  readonly actor: Actor
}

const slugFor = async (tx: Transaction, organisationId: string, name: string): Promise<string> => {
  const taken = new Set((await tx.location.findMany({ where: { organisationId }, select: { slug: true } })).map(({ slug }) => slug))
  return freeSlug(name, { taken, fallback: 'location', maxLength: 60 })
}

/** Adds a location to an organisation. It is hidden until published; the input is its draft. */
export const createLocation = (
  scope: Scope,
  organisationId: string,
  { draft, siteIds, actor }: CreateOptions,
): Promise<SaveLocationResult> =>
  scope.transaction(async (tx) => {
    const organisation = await tx.organisation.findFirst({ where: { id: organisationId }, select: { id: true } })
    if (!organisation) return { ok: false, reason: 'notFound' }
    const problem = await dealershipProblem(tx, organisationId, draft.dealershipId, siteIds)
    if (problem) return { ok: false, reason: 'invalid', fields: { dealershipId: problem } }
    const id = randomUUID()
    const slug = await slugFor(tx, organisationId, draft.name)
    const hidden = { ...draft, visible: false, primary: false }
    await insertLocation(tx, organisationId, { ...hidden, id, slug, locationSubtype: null, manufacturers: [], reviews: null })
    await tx.locationDraft.create({
      data: {
        organisationId,
        locationId: id,
        values: structuredClone(draft) as unknown as Prisma.InputJsonObject,
        updatedBy: actor.name,
      },
    })
    await appendAudit(tx, { organisationId, actor, action: 'location.create', target: id, summary: `Added the location ${draft.name}` })
    const edited = await readEdited(tx, id, siteIds)
    return edited ? { ok: true, edited } : { ok: false, reason: 'notFound' }
  })

interface SaveOptions {
  readonly draft: LocationDraft
  /** The draft revision that was edited; 0 without a draft. */
  readonly expectedRevision: number
  readonly siteIds: SiteLimit
  readonly actor: Actor
}

/** Locks a location and its draft until the transaction ends. */
export const lockLocation = (tx: Transaction, id: string) => tx.$queryRaw`select 1 from locations where id = ${id} for update`

const write = async (
  tx: Transaction,
  id: string,
  { draft, expectedRevision, siteIds, actor }: SaveOptions,
): Promise<SaveLocationResult> => {
  await lockLocation(tx, id)
  const before = await readEdited(tx, id, siteIds)
  if (!before) return { ok: false, reason: 'notFound' }
  const { organisationId } = before.live
  if ((before.draft?.revision ?? 0) !== expectedRevision)
    return {
      ok: false,
      reason: 'conflict',
      message: `${before.draft?.updatedBy ?? 'Someone'} changed this location in the meantime. Reload it, then make your change.`,
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
  // Deletes a draft that equals the live values.
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

/** Saves the draft of a location; shoppers don't see it before it is published. */
export const saveLocationDraft = (scope: Scope, id: string, saving: SaveOptions): Promise<SaveLocationResult> =>
  scope.transaction((tx) => write(tx, id, saving))

/** Discards the draft of a location. */
export const discardLocationDraft = (
  scope: Scope,
  id: string,
  { siteIds, actor }: { readonly siteIds: SiteLimit; readonly actor: Actor },
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

/** Copies a version of a location into its draft. */
export const restoreLocationVersion = (
  scope: Scope,
  id: string,
  { number, ...saving }: Omit<SaveOptions, 'draft'> & { readonly number: number },
): Promise<SaveLocationResult> =>
  scope.transaction(async (tx) => {
    const version = await tx.locationVersion.findFirst({ where: { locationId: id, number } })
    if (!version) return { ok: false, reason: 'notFound' }
    return write(tx, id, { ...saving, draft: version.values as unknown as LocationDraft })
  })
