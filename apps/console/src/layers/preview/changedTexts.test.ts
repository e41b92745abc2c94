import { expect, it } from 'vitest'
import { changedTexts } from './changedTexts'

it('pages side by side mark the texts that the other side doesn’t have, or has less often (CFG-12)', () => {
  const [before, after] = changedTexts(['Kia Rio', '$24,990', '$129 a week', 'Call'], ['Kia Rio', '$23,990', 'Call', 'Call'])
  expect([...before]).toEqual(['$24,990', '$129 a week'])
  expect([...after]).toEqual(['$23,990', 'Call'])
})
