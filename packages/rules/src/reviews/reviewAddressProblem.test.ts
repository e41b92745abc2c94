import { expect, it } from 'vitest'
import { reviewAddressProblem } from './reviewProblems'

it.each([
  [null, undefined],
  ['', undefined],
  ['https://g.page/r/abc/review', undefined],
  ['https://reviews.example', undefined],
  ['http://reviews.example/us', 'https://'],
  ['reviews.example/us', 'https://'],
  ['https:///us', 'https://'],
  ['https://reviews.example/our page', 'https://'],
  ['javascript:alert(1)', 'https://'],
  ['/review-feedback', 'https://'],
])('the dealership form validates the review address %j (REV-05)', (address, message) => {
  const problem = reviewAddressProblem(address)
  if (message === undefined) expect(problem).toBeUndefined()
  else expect(problem).toContain(message)
})
