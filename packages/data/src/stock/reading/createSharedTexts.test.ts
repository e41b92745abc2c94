import { expect, it } from 'vitest'
import { createSharedTexts } from './parseCar'

it('gives each list as it was, and equal ones as one', () => {
  const shared = createSharedTexts()
  const first = shared(['Sunroof', 'Tow bar'])
  expect(first).toEqual(['Sunroof', 'Tow bar'])
  expect(shared(['Sunroof', 'Tow bar'])).toBe(first)
  expect(shared(['Tow bar'])).toEqual(['Tow bar'])
  expect(shared([])).toEqual([])
})
