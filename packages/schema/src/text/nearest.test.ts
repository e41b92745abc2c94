import { describe, expect, it } from 'vitest'
import { nearest } from './nearest'

const words = ['pageSize', 'heading', 'filterLayout']

describe('nearest', () => {
  it.each([
    { word: 'pagesize', nearestWord: 'pageSize' },
    { word: 'pageSzie', nearestWord: 'pageSize' },
    { word: 'headin', nearestWord: 'heading' },
    { word: 'Layout', nearestWord: null },
    { word: 'colour', nearestWord: null },
    { word: '', nearestWord: null },
    { word: 'x'.repeat(10_000), nearestWord: null },
  ])('the nearest word to $word is $nearestWord', ({ word, nearestWord }) => {
    expect(nearest(word, words)).toBe(nearestWord)
  })
})
