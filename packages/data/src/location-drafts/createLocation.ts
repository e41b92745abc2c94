import { randomUUID } from 'node:crypto'
import { freeSlug } from '@forecourt/rules/routing/freeSlug'
import type { Actor } from '../Actor'
import { appendAudit } from '../audit/appendAudit'
import type { Scope } from '../createDatabase'
import type { Prisma } from '../generated/client'
import { insertLocation } from '../organisations/insertLocation'
import type { LocationDraft, LocationsOf } from '../organisations/LocationDraft'
import type { Transaction } from '../Transaction'
import { dealershipProblem } from './dealershipProblem'
import { type EditedLocation, readEdited } from './EditedLocation'

export type SaveLocationResult =
  | { readonly ok: true; readonly edited: EditedLocation }
  | { readonly ok: false; readonly reason: 'notFound' }
  | { readonly ok: false; readonly reason: 'conflict'; readonly message: string }
  | { readonly ok: false; readonly reason: 'invalid'; readonly fields: Readonly<Record<string, string>> }

interface Creating {
  readonly draft: LocationDraft
  readonly siteIds: LocationsOf
  readonly actor: Actor
}

const slugFor = async (tx: Transaction, organisationId: string, name: string): Promise<string> => {
  const taken = new Set((await tx.location.findMany({ where: { organisationId }, select: { slug: true } })).map(({ slug }) => slug))
  return freeSlug(name, { taken, otherwise: 'location', most: 60 })
}

/**
 * Adds a location to an organisation. Shoppers see nothing of it until it is published: until then it is hidden, and what was typed
 * is its draft.
 */
export const createLocation = (scope: Scope, organisationId: string, { draft, siteIds, actor }: Creating): Promise<SaveLocationResult> =>
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
