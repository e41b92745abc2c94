import type { z } from 'zod'
import type { reviewInput } from '../routers/reviews/reviewInput'

/** A review as somebody copies it. */
export const typedReview: z.input<typeof reviewInput> = {
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
