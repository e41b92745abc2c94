import { expect, it } from 'vitest'
import { createFeedQuestions } from './FeedQuestion'

it.each([
  { text: 'Soldd', suggestion: 'Sold' },
  { text: 'Not sold', suggestion: null },
  { text: 'un-sold', suggestion: null },
  { text: 'Never reserved', suggestion: null },
  { text: 'Hold', suggestion: null },
])('suggests $suggestion for the status “$text” (ENT-01)', ({ text, suggestion }) => {
  const questions = createFeedQuestions()
  questions.ask('status', text)
  expect(questions.all().map((each) => each.suggestion)).toEqual([suggestion])
})
