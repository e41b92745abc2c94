import { describe, expect, it } from 'vitest'
import { mergedLabels } from './mergedLabels'

describe('mergedLabels (FAV-02)', () => {
  it.each([
    { name: 'no lists', lists: [], merged: [] },
    { name: 'empty lists', lists: [[], []], merged: [] },
    { name: 'one list', lists: [['a', 'b']], merged: ['a', 'b'] },
    {
      name: 'equal lists',
      lists: [
        ['a', 'b'],
        ['a', 'b'],
      ],
      merged: ['a', 'b'],
    },
    {
      name: 'a label only the second has',
      lists: [
        ['a', 'c'],
        ['a', 'b', 'c'],
      ],
      merged: ['a', 'b', 'c'],
    },
    { name: 'one it starts with', lists: [['b'], ['a', 'b']], merged: ['a', 'b'] },
    { name: 'one it ends with', lists: [['a'], ['a', 'b']], merged: ['a', 'b'] },
    { name: 'lists with nothing in common', lists: [['a'], ['b']], merged: ['b', 'a'] },
    {
      name: 'lists in contrary order',
      lists: [
        ['a', 'b'],
        ['b', 'a', 'c'],
      ],
      merged: ['a', 'c', 'b'],
    },
    { name: 'a label twice', lists: [['a', 'a', 'b']], merged: ['a', 'b'] },
  ])('merges $name', ({ lists, merged }) => expect(mergedLabels(lists)).toEqual(merged))
})
