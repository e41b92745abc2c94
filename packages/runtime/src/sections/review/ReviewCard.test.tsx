import type { Review } from '@forecourt/rules/entities/Review'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { textIn } from '../../testing/elementsIn'
import { ReviewCard } from './ReviewCard'

const review: Review = {
  id: 'review-1',
  customerName: 'Priya N.',
  text: 'Clear price.',
  rating: 5,
  reviewDate: '2026-06-01',
  replyText: 'Thank you, Priya.',
  replyDate: '2026-06-02',
  imageKey: 'scenes/handover.webp',
  locationName: 'Granville',
}
const drawn = (over: Partial<Review> = {}, showReply = true) =>
  renderToStaticMarkup(<ReviewCard review={{ ...review, ...over }} showReply={showReply} />)

it('shows the picture of a review, and the reply with its day (ENT-14)', () => {
  const card = drawn()
  expect(card).toMatch(/<img[^>]* src="[^"]*handover/)
  expect(textIn(card)).toContain('Our reply, 2 Jun 2026: Thank you, Priya.')
})

it.each([
  { name: 'a reply whose day nobody noted', over: { replyDate: null }, showReply: true, text: 'Our reply: Thank you' },
  { name: 'a reply whose day is none', over: { replyDate: 'soon' }, showReply: true, text: 'Our reply: Thank you' },
  { name: 'a site without replies', over: {}, showReply: false, text: null },
  { name: 'no reply', over: { replyText: null, replyDate: null }, showReply: true, text: null },
])('$name (ENT-14)', ({ over, showReply, text }) => {
  const words = drawn({ ...over, imageKey: null }, showReply)
  expect(words).not.toContain('<img')
  if (text === null) expect(textIn(words)).not.toContain('Our reply')
  else expect(textIn(words)).toContain(text)
})
