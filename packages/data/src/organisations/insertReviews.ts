import type { Review } from '@forecourt/rules/entities/Review'
import { writeStoredText } from '@forecourt/schema/rich-text/storedText'
import type { Transaction } from '../Transaction'

/** A review is of one location, or of the organisation as a whole. */
export type NewReview = Omit<Review, 'locationName'> & { readonly locationId: string | null }

export const insertReviews = async (tx: Transaction, organisationId: string, reviews: readonly NewReview[]): Promise<void> => {
  await tx.review.createMany({
    data: reviews.map(({ id, customerName, text, rating, reviewDate, replyText, replyDate, imageKey, locationId }) => ({
      organisationId,
      id,
      customerName,
      text,
      rating,
      reviewDate,
      replyText: replyText === null ? null : writeStoredText(replyText),
      replyDate,
      imageKey,
      locationId,
    })),
  })
}
