import { describe, expect, it } from 'vitest'
import { cardRows } from './CarButtons'

describe('rows of buttons on a card (CARD-06)', () => {
  it.each([
    { count: 1, most: 2, rows: [1] },
    { count: 2, most: 2, rows: [2, 2] },
    { count: 3, most: 2, rows: [1, 2, 2] },
    { count: 4, most: 2, rows: [2, 2, 2, 2] },
    { count: 5, most: 2, rows: [1, 2, 2, 2, 2] },
    { count: 3, most: 3, rows: [3, 3, 3] },
    { count: 4, most: 3, rows: [2, 2, 2, 2] },
    { count: 5, most: 3, rows: [2, 2, 3, 3, 3] },
    { count: 6, most: 3, rows: [3, 3, 3, 3, 3, 3] },
    { count: 7, most: 3, rows: [2, 2, 2, 2, 3, 3, 3] },
  ])('the layout of a card’s buttons splits $count, of which $most fit in a row', ({ count, most, rows }) => {
    expect(cardRows(count, most)).toEqual(rows)
  })

  it('the layout of a card’s buttons are empty without buttons', () => {
    expect(cardRows(0, 2)).toEqual([])
  })

  it.each([2, 3])('rows of buttons on a card never end with a single button, of %i that fit', (most) => {
    for (let count = 2; count <= 20; count++) {
      const rows = cardRows(count, most)
      expect(rows).toHaveLength(count)
      expect(rows.at(-1)).toBeGreaterThan(1)
      expect(Math.max(...rows)).toBeLessThanOrEqual(most)
    }
  })
})
