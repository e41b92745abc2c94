import { describe, expect, it } from 'vitest'
import { cardRows } from './CarButtons'

describe('rows of buttons on a card (CARD-06)', () => {
  it.each([
    { count: 1, max: 2, rows: [1] },
    { count: 2, max: 2, rows: [2, 2] },
    { count: 3, max: 2, rows: [1, 2, 2] },
    { count: 4, max: 2, rows: [2, 2, 2, 2] },
    { count: 5, max: 2, rows: [1, 2, 2, 2, 2] },
    { count: 3, max: 3, rows: [3, 3, 3] },
    { count: 4, max: 3, rows: [2, 2, 2, 2] },
    { count: 5, max: 3, rows: [2, 2, 3, 3, 3] },
    { count: 6, max: 3, rows: [3, 3, 3, 3, 3, 3] },
    { count: 7, max: 3, rows: [2, 2, 2, 2, 3, 3, 3] },
  ])('the layout of a card’s buttons splits $count, of which $max fit in a row', ({ count, max, rows }) => {
    expect(cardRows(count, max)).toEqual(rows)
  })

  it('the layout of a card’s buttons are empty without buttons', () => {
    expect(cardRows(0, 2)).toEqual([])
  })

  it.each([2, 3])('rows of buttons on a card never end with a single button, of %i that fit', (max) => {
    for (let count = 2; count <= 20; count++) {
      const rows = cardRows(count, max)
      expect(rows).toHaveLength(count)
      expect(rows.at(-1)).toBeGreaterThan(1)
      expect(Math.max(...rows)).toBeLessThanOrEqual(max)
    }
  })
})
