import { randomUUID } from 'node:crypto'
import type { Location } from '@forecourt/rules/entities/Location'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import { notifyChange } from '../changes/notifyChange'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import { insertLocation } from './insertLocation'
import type { LocationDraft, LocationsOf, OwnedLocation } from './LocationDraft'
import { dealershipsOfSites, locationsOfSites } from './locationsOfSites'
import { toLocation } from './toLocation'

export type SaveLocationResult =
  | { readonly ok: true; readonly location: OwnedLocation }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: Readonly<Record<string, string>> }

interface Saving {
  readonly draft: LocationDraft
  readonly siteIds: LocationsOf
  readonly actor: Actor
}

const stored = (tx: Transaction, organisationId: string, id: string) =>
  tx.location.findFirstOrThrow({ where: { organisationId, id }, include: { dealership: true } })

/** A dealership the caller may give locations to; its absence is said at the field. */
const dealershipProblem = async (tx: Transaction, organisationId: string, { draft, siteIds }: Saving) => {
  const allowed = await dealershipsOfSites(tx, siteIds)
  const known = await tx.dealership.findFirst({ where: { organisationId, id: draft.dealershipId } })
  return known && (allowed === null || allowed.includes(draft.dealershipId)) ? null : 'Choose the dealership this location belongs to.'
}

/** Of a dealership's locations one is the main one. */
const leaveOnePrimary = async (tx: Transaction, organisationId: string, id: string, { primary, dealershipId }: LocationDraft) => {
  if (primary)
    await tx.location.updateMany({ where: { organisationId, dealershipId, id: { not: id }, primary: true }, data: { primary: false } })
}

/** Where a place is and when it is open stands on any page of any site of the organisation, in headers and footers too. */
const tellSites = async (tx: Transaction, organisationId: string) => {
  const sites = await tx.site.findMany({ where: { organisationId }, select: { id: true } })
  for (const { id } of sites) await notifyChange(tx, { kind: 'site', organisationId, siteId: id })
  await notifyChange(tx, { kind: 'stock', organisationId })
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

const changedKeys = (before: Location, after: Location) =>
  Object.fromEntries(
    (Object.keys(after) as (keyof Location)[]).flatMap((key) =>
      JSON.stringify(before[key]) === JSON.stringify(after[key]) ? [] : [[key, { before: before[key] ?? null, after: after[key] ?? null }]],
    ),
  ) as unknown as Prisma.InputJsonObject

/** Changes a location and tells every site of its organisation. */
export const updateLocation = (scope: Scope, id: string, saving: Saving): Promise<SaveLocationResult> =>
  scope.transaction(async (tx) => {
    const row = await tx.location.findFirst({
      where: { AND: [{ id }, await locationsOfSites(tx, saving.siteIds)] },
      include: { dealership: true },
    })
    if (!row) return { ok: false, reason: 'notFound' }
    const { organisationId } = row
    const { draft, actor } = saving
    const problem = await dealershipProblem(tx, organisationId, saving)
    if (problem) return { ok: false, reason: 'invalid', fields: { dealershipId: problem } }
    await tx.location.updateMany({ where: { organisationId, id }, data: columns(draft) })
    await leaveOnePrimary(tx, organisationId, id, draft)
    const location = toLocation(await stored(tx, organisationId, id))
    await appendAudit(tx, {
      organisationId,
      actor,
      action: 'location.update',
      target: id,
      summary: `Changed the location ${location.name}`,
      detail: changedKeys(toLocation(row), location),
    })
    await tellSites(tx, organisationId)
    return { ok: true, location: { ...location, organisationId } }
  })

const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '') || 'location'

const freeSlug = async (tx: Transaction, organisationId: string, name: string): Promise<string> => {
  const base = slugOf(name)
  const taken = new Set((await tx.location.findMany({ where: { organisationId }, select: { slug: true } })).map(({ slug }) => slug))
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  return slug
}

/** Adds a location to an organisation and tells every site of it. */
export const createLocation = (scope: Scope, organisationId: string, saving: Saving): Promise<SaveLocationResult> =>
  scope.transaction(async (tx) => {
    const organisation = await tx.organisation.findFirst({ where: { id: organisationId }, select: { id: true } })
    if (!organisation) return { ok: false, reason: 'notFound' }
    const { draft, actor } = saving
    const problem = await dealershipProblem(tx, organisationId, saving)
    if (problem) return { ok: false, reason: 'invalid', fields: { dealershipId: problem } }
    const id = randomUUID()
    const slug = await freeSlug(tx, organisationId, draft.name)
    await insertLocation(tx, organisationId, { ...draft, id, slug, locationSubtype: null, manufacturers: [], reviews: null })
    await leaveOnePrimary(tx, organisationId, id, draft)
    await appendAudit(tx, { organisationId, actor, action: 'location.create', target: id, summary: `Added the location ${draft.name}` })
    await tellSites(tx, organisationId)
    return { ok: true, location: { ...toLocation(await stored(tx, organisationId, id)), organisationId } }
  })
