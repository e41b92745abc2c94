import { describe, expect, it } from 'vitest'
import { mergedLabels } from './mergedLabels'

describe('mergedLabels (FAV-02)', () => {
  // Single-letter labels, so that a list is a string.
  it.each([
    ['no lists', [], ''],
    ['empty lists', ['', ''], ''],
    ['one list', ['ab'], 'ab'],
    ['equal lists', ['ab', 'ab'], 'ab'],
    ['a label only the second has', ['ac', 'abc'], 'abc'],
    ['one it starts with', ['b', 'ab'], 'ab'],
    ['one it ends with', ['a', 'ab'], 'ab'],
    ['lists with nothing in common', ['a', 'b'], 'ba'],
    ['lists in contrary order', ['ab', 'bac'], 'acb'],
    ['a label twice', ['aab'], 'ab'],
  ])('mergedLabels merges $0', (_name, lists, merged) => expect(mergedLabels(lists.map((list) => [...list]))).toEqual([...merged]))
})
