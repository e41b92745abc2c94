import { expect, it } from 'vitest'
import { createFeedQuestions } from './FeedQuestion'

it.each([
  { text: 'Soldd', suggestion: 'Sold' },
  { text: 'Not sold', suggestion: null },
  { text: 'un-sold', suggestion: null },
  { text: 'Never reserved', suggestion: null },
  { text: 'Hold', suggestion: null },
  { text: 'Sold?', suggestion: null },
  { text: 'Soldd (tbc)', suggestion: null },
])('a question about a stock file suggests $suggestion for the status “$text” (ENT-01)', ({ text, suggestion }) => {
  const questions = createFeedQuestions()
  questions.ask('status', text)
  expect(questions.all().map((each) => each.suggestion)).toEqual([suggestion])
})

it.each([
  { column: 'fuel', text: 'Diesel?' },
  { column: 'transmission', text: 'Manual?' },
  { column: 'carType', text: 'Demo?' },
] as const)('a text that its writer isn’t sure of has no suggestion: $column “$text” (ENT-01)', ({ column, text }) => {
  const questions = createFeedQuestions()
  questions.ask(column, text)
  expect(questions.all()).toMatchObject([{ text, suggestion: null }])
})
