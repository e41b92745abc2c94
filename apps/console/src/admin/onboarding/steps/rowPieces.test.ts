import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinedToBefore, toPieces, withoutPiece } from './rowPieces'

const texts = (pieces: readonly { readonly text: string }[]) => pieces.map(({ text }) => text)
const headingCount = 3

describe('the values of a row that are assigned to headings', () => {
  it.each([
    { name: 'words', cells: ['A1', 'tidy', 'one owner', 'Red'], position: 2, delimiter: ',', result: ['A1', 'tidy, one owner', 'Red'] },
    { name: 'a number', cells: ['A1', '14', '990', 'Red'], position: 2, delimiter: ',', result: ['A1', '14,990', 'Red'] },
    { name: 'an empty value', cells: ['A1', 'tidy', '', 'Red'], position: 2, delimiter: ',', result: ['A1', 'tidy', 'Red'] },
    {
      name: 'words with another delimiter',
      cells: ['A1', 'tidy', 'clean', 'Red'],
      position: 2,
      delimiter: ';',
      result: ['A1', 'tidy; clean', 'Red'],
    },
  ])(
    'the values of a row that are assigned to headings are joined with their original delimiter: $name (ENT-01)',
    ({ cells, position, delimiter, result }) =>
      expect(texts(joinedToBefore(toPieces(cells, headingCount), position, { delimiter, headingCount }))).toEqual(result),
  )

  it('the values of a row that are assigned to headings are never fewer than the headings, and each keeps its id (ENT-01)', () => {
    const step = fc.record({ joins: fc.boolean(), at: fc.nat(20) })
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 9 }), fc.array(step, { maxLength: 20 }), (cells, steps) => {
        let pieces = toPieces(cells, headingCount)
        for (const { joins, at } of steps) {
          const position = at % pieces.length
          if (joins && position === 0) continue
          pieces = joins ? joinedToBefore(pieces, position, { delimiter: ',', headingCount }) : withoutPiece(pieces, position, headingCount)
          expect(pieces.length).toBeGreaterThanOrEqual(headingCount)
          expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
        }
      }),
    )
  })
})
