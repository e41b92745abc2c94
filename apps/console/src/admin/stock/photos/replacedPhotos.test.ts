import { expect, test } from 'vitest'
import { replacedPhotos } from './replacedPhotos'

test.each([
  { photos: ['a', 'b', 'c'], count: 3, replaced: [['a'], ['b'], ['c']] },
  { photos: ['a', 'b', 'c', 'd'], count: 2, replaced: [['a'], ['b', 'c', 'd']] },
  { photos: ['a'], count: 3, replaced: [['a'], [], []] },
  { photos: [], count: 1, replaced: [[]] },
])('of $count new photos each replaces one of the old photos $photos, and the last replaces the rest', ({ photos, count, replaced }) =>
  expect(Array.from({ length: count }, (_, index) => replacedPhotos(photos, index, count))).toEqual(replaced),
)
