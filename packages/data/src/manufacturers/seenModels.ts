import type { Editing, Owner } from '../edited-records/EditedKind'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'

/** The organisation that a transaction is within; null for staff, who see all of them. */
const lookingWithin = async (tx: Transaction): Promise<string | null> => {
  const [looking] = await tx.$queryRaw<{ within: string | null }[]>`
    select nullif(current_setting('app.organisation_id', true), '') as within`
  return looking?.within ?? null
}

/** The platform's models of every make that a dealership of an organisation represents. */
export const representedModels = async (tx: Transaction, organisationId: string): Promise<Prisma.ModelWhereInput> => {
  const dealerships = await tx.dealership.findMany({ where: { organisationId }, select: { makes: true } })
  return { organisationId: null, manufacturer: { name: { in: dealerships.flatMap(({ makes }) => makes) } } }
}

/** Whose a record of the catalogue is, and what keeps somebody from changing it. */
export interface Ownership {
  /** Its business, or whom the platform keeps it for. */
  readonly owner: string
  readonly ownership: 'own' | 'platform'
  /** Why whoever looks may only read it, in a sentence; null where they may change it. */
  readonly lock: string | null
}

interface Owned {
  readonly organisationId: Owner
  readonly organisation: { readonly name: string } | null
}

/** Says whose records of the catalogue are, to whoever is looking: staff change the platform's, a business its own alone. */
export const ownershipFor = async (
  tx: Transaction,
  noun: string,
  allowedSiteIds: Editing['allowedSiteIds'],
): Promise<(row: Owned) => Ownership> => {
  const within = await lookingWithin(tx)
  const lockOf = (organisationId: Owner) => {
    if (organisationId === null) return within === null ? null : `The platform keeps this ${noun} for all dealers: you can read it.`
    return allowedSiteIds === null ? null : `This ${noun} is for every site of the business. Ask somebody who manages all of them.`
  }
  return ({ organisationId, organisation }) => ({
    owner: organisation?.name ?? 'All dealers',
    ownership: organisationId === null ? 'platform' : 'own',
    lock: lockOf(organisationId),
  })
}

/** Which models a list means: those of one owner, all that staff see or, for a business, its own and the platform's of the makes it represents. */
export const seenModels = async (tx: Transaction, owner: Owner | undefined): Promise<Prisma.ModelWhereInput> => {
  if (owner !== undefined) return { organisationId: owner }
  const organisationId = await lookingWithin(tx)
  return organisationId === null ? {} : { OR: [{ organisationId }, await representedModels(tx, organisationId)] }
}
