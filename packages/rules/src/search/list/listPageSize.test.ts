import { expect, it } from 'vitest'
import { listPageSize } from './statedCount'

it.each([
  { name: 'the whole stock', preset: {}, size: 24 },
  { name: 'a make', preset: { make: 'toyota' }, size: 21 },
  { name: 'a model', preset: { make: 'toyota', model: 'corolla' }, size: 21 },
  { name: 'a location', preset: { locationSlug: 'bunbury' }, size: 24 },
])('a page of $name has $size cars (SRC-47)', ({ preset, size }) => expect(listPageSize({ pageSize: 24 }, preset)).toBe(size))
