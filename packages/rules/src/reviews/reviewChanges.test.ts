import { expect, it } from 'vitest'
import type { ReviewValues } from './ReviewValues'
import { reviewChanges } from './reviewChanges'

const review: ReviewValues = {
  customerName: 'Priya S.',
  text: 'Straight answers.',
  rating: 5,
  reviewDate: '2026-06-01',
  replyText: null,
  replyDate: null,
  imageKey: null,
  source: '',
  locationId: null,
}

it.each<{ after: Partial<ReviewValues>; says: string[] }>([
  { after: {}, says: [] },
  { after: { rating: 4 }, says: ['Stars: 5 → 4'] },
  { after: { locationId: 'yard' }, says: ['About: the whole business → The Yard'] },
  {
    after: { replyText: 'Thank you!', replyDate: '2026-06-02' },
    says: ['Reply: nothing → “Thank you!”', 'Replied on: none → 2 Jun 2026'],
  },
])('says what is different: $says (ENT-14)', ({ after, says }) => {
  expect(reviewChanges(review, { ...review, ...after }, () => 'The Yard')).toEqual(says)
})
