import { describe, expect, it } from 'vitest'
import { columnCount } from './columnCount'

describe('columnCount', () => {
  it('columnCount leaves no single last entry', () => {
    expect(columnCount(2)).not.toContain('lg:')
    for (const count of [3, 5, 6, 9]) expect(columnCount(count), String(count)).toContain('lg:grid-cols-3')
    for (const count of [4, 7, 8]) expect(columnCount(count), String(count)).toContain('lg:grid-cols-4')
  })
})
