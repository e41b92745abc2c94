import type { Dealership } from '@forecourt/rules/entities/Dealership'
import type { Transaction } from '../Transaction'

export type NewDealership = Omit<Dealership, 'stockCount' | 'reviewUrl'> & Partial<Pick<Dealership, 'reviewUrl'>>

export const insertDealership = async (
  tx: Transaction,
  organisationId: string,
  { id, slug, name, makes, reviewUrl }: NewDealership,
): Promise<void> => {
  await tx.dealership.create({ data: { organisationId, id, slug, name, makes: [...makes], reviewUrl } })
}
