import { expect, it } from 'vitest'
import { type ReviewField, type ReviewValues, reviewProblems } from './reviewProblems'

const review: Omit<ReviewValues, 'locationId'> = {
  customerName: 'Priya S.',
  text: 'Straight answers.',
  rating: 5,
  reviewDate: '2026-06-01',
  replyText: null,
  replyDate: null,
  imageKey: null,
  source: '',
}

it.each<{ name: string; entered: Partial<ReviewValues>; at: ReviewField[] }>([
  { name: 'nothing', entered: {}, at: [] },
  { name: 'no name and no words', entered: { customerName: ' ', text: '' }, at: ['customerName', 'text'] },
  { name: 'no stars', entered: { rating: 0 }, at: ['rating'] },
  { name: 'half a star', entered: { rating: 4.5 }, at: ['rating'] },
  { name: 'six stars', entered: { rating: 6 }, at: ['rating'] },
  { name: 'an invalid date', entered: { reviewDate: '2026-02-30' }, at: ['reviewDate'] },
  { name: 'a future date', entered: { reviewDate: '2026-06-16' }, at: ['reviewDate'] },
  { name: 'a reply', entered: { replyText: 'Thank you!', replyDate: '2026-06-02' }, at: [] },
  { name: 'a reply without its date', entered: { replyText: 'Thank you!' }, at: [] },
  { name: 'a reply date without a reply', entered: { replyDate: '2026-06-02' }, at: ['replyText'] },
  { name: 'a reply before the review', entered: { replyText: 'Thanks', replyDate: '2026-05-31' }, at: ['replyDate'] },
])('a review with $name is refused at $at (ENT-14)', ({ entered, at }) => {
  expect(reviewProblems({ ...review, ...entered }, '2026-06-15').map(({ field }) => field)).toEqual(at)
})
