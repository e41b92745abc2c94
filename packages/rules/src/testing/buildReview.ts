import type { Review } from '../entities/Review'

const review: Review = {
  ...{ id: 'review-1', customerName: 'Ana', text: 'Good people.', rating: 5, reviewDate: '2026-01-10' },
  ...{ replyText: null, replyDate: null, imageKey: null, locationName: null },
}

/** A minimal review for tests, with overrides. */
export const buildReview = (overrides: Partial<Review> = {}): Review => ({ ...review, ...overrides })
