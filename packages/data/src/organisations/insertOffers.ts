import type { Offer } from '@forecourt/rules/entities/Offer'
import type { Transaction } from '../Transaction'

/** Adds offers in the order in which they are shown. */
export const insertOffers = async (tx: Transaction, organisationId: string, offers: readonly Offer[]): Promise<void> => {
  await tx.offer.createMany({ data: offers.map((offer, position) => ({ ...offer, organisationId, position })) })
}
