import type { Review } from '@forecourt/rules/entities/Review'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildReview } from '@forecourt/rules/testing/buildReview'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { textIn } from '../../testing/elementsIn'
import { ReviewCard } from './ReviewCard'

const review = buildReview({ replyText: 'Thank you, Priya.', replyDate: '2026-06-02', imageKey: 'scenes/handover.webp' })
const drawn = (over: Partial<Review> = {}, showReplies = true) =>
  renderToStaticMarkup(<ReviewCard review={{ ...review, ...over }} config={buildConfig({ reviews: { showReplies } })} />)

it('a review card shows the picture of a review, and the reply with its date (ENT-14)', () => {
  const card = drawn()
  expect(card).toMatch(/<img[^>]* src="[^"]*handover/)
  expect(textIn(card)).toContain('Our reply, 2 Jun 2026: Thank you, Priya.')
})

it.each([
  { name: 'a reply without a date', over: { replyDate: null }, showReplies: true, text: 'Our reply: Thank you' },
  { name: 'a reply with an invalid date', over: { replyDate: 'soon' }, showReplies: true, text: 'Our reply: Thank you' },
  { name: 'a site without replies', over: {}, showReplies: false, text: null },
  { name: 'no reply', over: { replyText: null, replyDate: null }, showReplies: true, text: null },
])('$name (ENT-14)', ({ over, showReplies, text }) => {
  const html = drawn({ ...over, imageKey: null }, showReplies)
  expect(html).not.toContain('<img')
  if (text === null) expect(textIn(html)).not.toContain('Our reply')
  else expect(textIn(html)).toContain(text)
})
