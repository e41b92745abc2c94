import { expect, it } from 'vitest'
import { fullNameParts } from './fullNameParts'

it.each([
  { name: 'two words', entered: 'Mick Dargan', parts: { name: 'Mick', lastName: 'Dargan' } },
  { name: 'one word', entered: 'Mick', parts: { name: 'Mick', lastName: '' } },
  { name: 'many words and spaces', entered: ' Ana  Maria de la Cruz ', parts: { name: 'Ana Maria de la', lastName: 'Cruz' } },
  { name: 'nothing', entered: '', parts: { name: '', lastName: '' } },
])('the last word of a full name is the last name (ENQ-10): $name', ({ entered, parts }) => {
  expect(fullNameParts(entered)).toEqual(parts)
})
