import { expect, it } from 'vitest'
import { requestedSlugs } from './requestedSlugs'

it.each([
  { name: 'none', query: '', expected: [] },
  { name: 'several, in their order', query: 'slug=b&slug=a', expected: ['b', 'a'] },
  { name: 'one twice', query: 'slug=a&slug=a', expected: ['a'] },
  { name: 'invalid slugs', query: `slug=A&slug=&slug=../x&slug=%00&slug=${'a'.repeat(201)}&slug=a-1`, expected: ['a-1'] },
  {
    name: 'more than the maximum',
    query: Array.from({ length: 40 }, (_slug, index) => `slug=a${index}`).join('&'),
    expected: Array.from({ length: 24 }, (_slug, index) => `a${index}`),
  },
])('the car endpoint reads the slugs of a query: $name (FAV-01)', ({ query, expected }) => {
  expect(requestedSlugs(new URLSearchParams(query))).toEqual(expected)
})
