import { expect, test } from 'vitest'
import { reviewView } from './reviewView'

type Review = Parameters<typeof reviewView.heading>[0]

test.each([
  { locationName: null, text: 'The whole business' },
  { locationName: 'Harbour Motors Parramatta', text: 'Harbour Motors Parramatta' },
])('The form of a review names what it is about: $text', ({ locationName, text }) => {
  const review = { customerName: 'Mia', locationName, isFetched: false, hiddenAt: null, source: '' } as unknown as Review
  expect(reviewView.heading(review).text).toBe(text)
})
