import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCharacter } from '../testing/anyCharacter'
import { codePoints } from './codePoints'

it('the text limit counts characters as JavaScript iterates them', () => {
  expect(codePoints('naïve 🚗')).toBe(7)
  expect(codePoints('\ud83d')).toBe(1)
  fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => codePoints(text) === [...text].length))
})
