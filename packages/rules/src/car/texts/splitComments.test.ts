import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitComments } from './commentLines'

const words = (count: number) => Array.from({ length: count }, () => 'words').join(' ')
const letters = (count: number) => 'a'.repeat(count)

it.each([
  { name: 'nothing', paragraphs: [], limit: 400, shown: [] },
  { name: 'short ones whole', paragraphs: ['One.', 'Two.'], limit: 400, shown: ['One.', 'Two.'] },
  { name: 'exactly the limit', paragraphs: [letters(400)], limit: 400, shown: [letters(400)] },
  { name: 'a line over it, which isn’t worth folding', paragraphs: [letters(460)], limit: 400, shown: [letters(460)] },
  { name: 'one more than that', paragraphs: [letters(461)], limit: 400, shown: [letters(400)] },
  { name: 'a very long word, at the limit', paragraphs: [letters(1000)], limit: 400, shown: [letters(400)] },
  { name: 'between words', paragraphs: [words(200)], limit: 400, shown: [words(66)] },
  {
    name: 'in the paragraph that crosses the limit; later ones are folded away (VDP-23)',
    paragraphs: [letters(100), words(100), 'The end.'],
    limit: 200,
    shown: [letters(100), words(16), ''],
  },
  { name: 'at the end of a paragraph', paragraphs: [letters(200), letters(200)], limit: 200, shown: [letters(200), ''] },
  { name: 'never within a character', paragraphs: [`${letters(99)}🚗${letters(100)}`], limit: 100, shown: [letters(99)] },
])('a car page shows about 400 characters of comments (VDP-22): $name', ({ paragraphs, limit, shown }) => {
  expect(splitComments(paragraphs, limit).map((part) => part.shown)).toEqual(shown)
})

it('split comments keep all text, and show at most 60 characters more than the limit (VDP-22)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 300, unit: 'grapheme' }), { maxLength: 6 }),
      fc.integer({ min: 100, max: 600 }),
      (paragraphs, limit) => {
        const parts = splitComments(paragraphs, limit)
        expect(parts.map(({ shown, rest }) => shown + rest)).toEqual(paragraphs)
        expect(parts.reduce((sum, { shown }) => sum + shown.length, 0)).toBeLessThanOrEqual(limit + 60)
      },
    ),
  )
})
