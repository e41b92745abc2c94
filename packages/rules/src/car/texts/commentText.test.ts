import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commentText } from './commentLines'

it.each([
  { text: null, plain: '' },
  { text: '**One** owner.|## Inside|- Leather|- [Maps](/maps)', plain: 'One owner.\nInside\n• Leather\n• Maps' },
])('a market feed writes comments as plain text without formatting (VDP-23): $text', ({ text, plain }) =>
  expect(commentText(text)).toBe(plain),
)

it('the comments section keeps every letter of the comments (VDP-23)', () => {
  const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
  fc.assert(
    fc.property(fc.array(fc.constantFrom('- a', '• b', '## c', 'd', '**e**', '|', '\n', '*f', ' '), { maxLength: 30 }), (parts) => {
      const text = parts.join('')
      expect(letters(commentText(text))).toBe(letters(text))
    }),
  )
})
