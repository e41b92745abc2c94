import { anyCharacter } from '@forecourt/schema/testing/anyCharacter'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cleanText } from './cleanText'

it.each([
  { name: 'spaces and tabs', text: '  Anna\t\tMarie ', expected: 'Anna Marie' },
  { name: 'a line break that would add a mail header', text: 'Anna\r\nBcc: all@example.com', expected: 'Anna Bcc: all@example.com' },
  { name: 'null and control characters', text: 'An\u0000na\u001b[31m', expected: 'Anna[31m' },
  { name: 'marks that turn text around', text: '\u202egnp.exe\u2066', expected: 'gnp.exe' },
  { name: 'half a character', text: 'Anna \ud83d', expected: 'Anna' },
  { name: 'a whole emoji and accents', text: 'Zoe\u0308 😀', expected: 'Zoë 😀' },
])('a form cleans entered text (ENQ-31): $name', ({ text, expected }) => expect(cleanText(text)).toBe(expected))

it('the text cleaner keeps the lines of comments, with at most one empty line between them (ENQ-11)', () =>
  expect(cleanText('One\r\n\r\n\r\n\r\nTwo\n', true)).toBe('One\n\nTwo'))

it('the text cleaner leaves cleaned text unchanged (ENQ-31)', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.boolean(), (text, keepLines) => {
      const once = cleanText(text, keepLines)
      expect(cleanText(once, keepLines)).toBe(once)
      expect(once).not.toMatch(/\p{Surrogate}|(?!\n)\p{Cc}|\u202e/u)
    }),
  )
})
