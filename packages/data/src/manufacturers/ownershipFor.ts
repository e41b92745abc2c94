import type { Editing, Owner } from '../edited-records/EditedKind'
import type { Transaction } from '../Transaction'
import { lookingWithin } from './lookingWithin'

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
