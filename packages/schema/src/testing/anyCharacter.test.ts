import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCharacter } from './anyCharacter'

it('any character is one whole character without surrogates', () => {
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
])('$text is one character: $isOne', ({ text, isOne }) => expect(anyCharacter.canShrinkWithoutContext(text)).toBe(isOne))

it('any character includes dangerous ones', () => {
  expect(fc.sample(fc.string({ unit: anyCharacter }), { numRuns: 1000, seed: 1 }).some((text) => text.includes('__'))).toBe(true)
})
