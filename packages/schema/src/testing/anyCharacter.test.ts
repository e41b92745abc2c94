import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCharacter } from './anyCharacter'

it('is one whole character', () => {
  fc.assert(fc.property(anyCharacter, (text) => [...text].length === 1 && !/\p{Surrogate}/u.test(text)))
})

it.each([
  { text: '\0', isOne: true },
  { text: '\ud7ff', isOne: true },
  { text: '\ue000', isOne: true },
  { text: '\u{10ffff}', isOne: true },
  { text: '', isOne: false },
  { text: '\ud800', isOne: false },
  { text: '\udfff', isOne: false },
  { text: 'ab', isOne: false },
])('$text is one: $isOne', ({ text, isOne }) => expect(anyCharacter.canShrinkWithoutContext(text)).toBe(isOne))

it('makes texts that are dangerous, too', () => {
  expect(fc.sample(fc.string({ unit: anyCharacter }), { numRuns: 1000, seed: 1 }).some((text) => text.includes('__'))).toBe(true)
})
