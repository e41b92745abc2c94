import { expect, it } from 'vitest'
import { createSharedTexts } from './parseCar'

it('the text cache returns lists unchanged, and the same object for equal lists', () => {
  const shared = createSharedTexts()
  const first = shared(['Sunroof', 'Tow bar'])
  expect(first).toEqual(['Sunroof', 'Tow bar'])
  expect(shared(['Sunroof', 'Tow bar'])).toBe(first)
  expect(shared(['Tow bar'])).toEqual(['Tow bar'])
  expect(shared([])).toEqual([])
})
