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

it.each<{ name: string; typed: Partial<ReviewValues>; at: ReviewField[] }>([
  { name: 'nothing', typed: {}, at: [] },
  { name: 'no name and no words', typed: { customerName: ' ', text: '' }, at: ['customerName', 'text'] },
  { name: 'no stars', typed: { rating: 0 }, at: ['rating'] },
  { name: 'half a star', typed: { rating: 4.5 }, at: ['rating'] },
  { name: 'six stars', typed: { rating: 6 }, at: ['rating'] },
  { name: 'no such day', typed: { reviewDate: '2026-02-30' }, at: ['reviewDate'] },
  { name: 'a day to come', typed: { reviewDate: '2026-06-16' }, at: ['reviewDate'] },
  { name: 'a reply', typed: { replyText: 'Thank you!', replyDate: '2026-06-02' }, at: [] },
  { name: 'a reply without its day', typed: { replyText: 'Thank you!' }, at: [] },
  { name: 'a day of no reply', typed: { replyDate: '2026-06-02' }, at: ['replyText'] },
  { name: 'a reply before the review', typed: { replyText: 'Thanks', replyDate: '2026-05-31' }, at: ['replyDate'] },
])('a review with $name is refused at $at (ENT-14)', ({ typed, at }) => {
  expect(reviewProblems({ ...review, ...typed }, '2026-06-15').map(({ field }) => field)).toEqual(at)
})
