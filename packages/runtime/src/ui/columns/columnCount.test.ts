import { describe, expect, it } from 'vitest'
import { columnCount, narrowColumnCount } from './columnCount'

describe('columnCount', () => {
  it('columnCount leaves no single last entry', () => {
    expect(columnCount(2)).not.toContain('lg:')
    for (const count of [3, 5, 6, 9]) expect(columnCount(count), String(count)).toContain('lg:grid-cols-3')
    for (const count of [4, 7, 8]) expect(columnCount(count), String(count)).toContain('lg:grid-cols-4')
  })

  it('five narrow entries, such as portraits, have one row without a gap at its end', () => {
    expect(narrowColumnCount(5)).toContain('lg:grid-cols-5')
    for (const count of [2, 3, 4, 6, 7, 8, 9]) expect(narrowColumnCount(count)).toBe(columnCount(count))
  })
})
