import type { Editing, Owner } from '../edited-records/EditedKind'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

/** The organisation of the current transaction; null for staff, who see all. */
const currentOrganisationId = async (tx: Transaction): Promise<string | null> => {
  const [settings] = await tx.$queryRaw<{ organisationId: string | null }[]>`
    select nullif(current_setting('app.organisation_id', true), '') as "organisationId"`
  return settings?.organisationId ?? null
}

/** The platform's models of every make that an organisation's dealerships represent. */
export const representedModels = async (tx: Transaction, organisationId: string): Promise<Prisma.ModelWhereInput> => {
  const dealerships = await tx.dealership.findMany({ where: { organisationId }, select: { makes: true } })
  return { organisationId: null, manufacturer: { name: { in: dealerships.flatMap(({ makes }) => makes) } } }
}

/** The owner of a catalogue record, and why the user can't change it. */
export interface Ownership {
  /** Name of the owning organisation, or of the audience of a platform record. */
  readonly owner: string
  readonly ownership: 'own' | 'platform'
  /** Why the user can only read it, in a sentence; null if they can change it. */
  readonly lock: string | null
}

interface OwnedModel {
  readonly organisationId: Owner
  readonly organisation: { readonly name: string } | null
}

/** Returns a function for the ownership of catalogue records from the user's view: staff change the platform's, dealers only their own. */
export const ownershipFor = async (
  tx: Transaction,
  noun: string,
  allowedSiteIds: Editing['allowedSiteIds'],
): Promise<(row: OwnedModel) => Ownership> => {
  const currentId = await currentOrganisationId(tx)
  const ownerLock = (organisationId: Owner) => {
    if (organisationId === null)
      return currentId === null ? null : `The platform manages this ${noun} for all dealers. You can only view it.`
    return allowedSiteIds === null ? null : `This ${noun} is for every site of the business. Ask someone who manages all of them.`
  }
  return ({ organisationId, organisation }) => ({
    owner: organisation?.name ?? 'All dealers',
    ownership: organisationId === null ? 'platform' : 'own',
    lock: ownerLock(organisationId),
  })
}

/** Condition for the models of a list: of one owner; all for staff; for a dealer its own and the platform's of its makes. */
export const visibleModels = async (tx: Transaction, owner: Owner | undefined): Promise<Prisma.ModelWhereInput> => {
  if (owner !== undefined) return { organisationId: owner }
  const organisationId = await currentOrganisationId(tx)
  return organisationId === null ? {} : { OR: [{ organisationId }, await representedModels(tx, organisationId)] }
}
