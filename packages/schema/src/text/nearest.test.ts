import { describe, expect, it } from 'vitest'
import { nearest } from './nearest'

const words = ['pageSize', 'heading', 'filterLayout']

describe('nearest', () => {
  it.each([
    { word: 'pagesize', meant: 'pageSize' },
    { word: 'pageSzie', meant: 'pageSize' },
    { word: 'headin', meant: 'heading' },
    { word: 'Layout', meant: null },
    { word: 'colour', meant: null },
    { word: '', meant: null },
    { word: 'x'.repeat(10_000), meant: null },
  ])('the nearest word to $word is $meant', ({ word, meant }) => {
    expect(nearest(word, words)).toBe(meant)
  })
})
