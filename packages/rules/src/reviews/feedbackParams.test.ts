import { expect, it } from 'vitest'
import { feedbackQuery, parseFeedbackParams } from './feedbackView'

it.each([
  { query: '', is: [null, null] },
  { query: 'first_name=Priya&dealership_name=Harbour+Motors', is: ['Priya', 'Harbour Motors'] },
  { query: 'first_name=Zo%C3%AB&dealership_name=Kauri+%26+Co', is: ['Zoë', 'Kauri & Co'] },
  { query: 'first_name=%20%20', is: [null, null] },
  { query: 'first_name=<script>', is: [null, null] },
  { query: 'first_name=Win+at+https://evil.example', is: [null, null] },
  { query: 'dealership_name=evil.example', is: [null, null] },
  { query: `first_name=${'a'.repeat(61)}`, is: [null, null] },
  { query: `first_name=${'a'.repeat(100_000)}`, is: [null, null] },
])('the feedback page parses “$query” from a link to the feedback page (REV-03)', ({ query, is }) => {
  const params = parseFeedbackParams(new URLSearchParams(query))
  expect([params.firstName, params.dealershipName]).toEqual(is)
  expect(parseFeedbackParams(new URLSearchParams(feedbackQuery(params)))).toEqual(params)
})
