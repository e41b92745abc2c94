import type { Offer } from '@forecourt/rules/entities/Offer'
import { offerProblems } from '@forecourt/rules/offers/offerProblems'
import { writeStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Transaction } from '../Transaction'

/** Adds offers in the order in which they are shown; refuses all of them, in words, when one may not be advertised as it is (FIN-05). */
export const insertOffers = async (tx: Transaction, organisationId: string, offers: readonly Offer[]): Promise<void> => {
  const problems = offers.flatMap(offerProblems)
  if (problems.length > 0) throw new Error(problems.map(({ says }) => says).join('\n'))
  await tx.offer.createMany({
    data: offers.map((offer, position) => ({
      ...offer,
      description: writeStoredText(offer.description),
      disclaimer: offer.disclaimer === null ? null : writeStoredText(offer.disclaimer),
      fuels: [...offer.fuels],
      locationIds: [...offer.locationIds],
      organisationId,
      position,
    })),
  })
}
