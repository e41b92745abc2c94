import type { ReviewValues } from '@forecourt/rules/reviews/ReviewValues'

/** A review as somebody copies it. */
export const typedReview: ReviewValues = {
  customerName: 'Priya S.',
  text: 'Straight answers from the first call.',
  rating: 5,
  reviewDate: '2026-03-01',
  source: 'Google',
  locationId: null,
  replyText: null,
  replyDate: null,
  imageKey: null,
}
