import type { Owner } from '../edited-records/EditedKind'
import type { Prisma } from '../generated/client'
import type { Transaction } from '../Transaction'
import { lookingWithin } from './lookingWithin'
import { representedModels } from './representedModels'

/** Which models a list means: those of one owner, all that staff see or, for a business, its own and the platform's of the makes it represents. */
export const seenModels = async (tx: Transaction, owner: Owner | undefined): Promise<Prisma.ModelWhereInput> => {
  if (owner !== undefined) return { organisationId: owner }
  const organisationId = await lookingWithin(tx)
  return organisationId === null ? {} : { OR: [{ organisationId }, await representedModels(tx, organisationId)] }
}
