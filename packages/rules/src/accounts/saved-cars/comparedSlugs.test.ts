import { describe, expect, it } from 'vitest'
import { comparedSlugs } from './comparedSlugs'

describe('comparedSlugs (FAV-02)', () => {
  it.each([
    { name: 'no query', query: '', slugs: [] },
    { name: 'an empty list', query: 'cars=', slugs: [] },
    { name: 'one car', query: 'cars=kia-rio-1', slugs: ['kia-rio-1'] },
    { name: 'as many as can be compared, in order', query: 'cars=d,c,b,a', slugs: ['d', 'c', 'b', 'a'] },
    { name: 'one too many', query: 'cars=a,b,c,d,e', slugs: ['a', 'b', 'c', 'd'] },
    { name: 'a car twice', query: 'cars=a,b,a,c,d', slugs: ['a', 'b', 'c', 'd'] },
    { name: 'the parameter twice', query: 'cars=a&cars=b,c', slugs: ['a', 'b', 'c'] },
    { name: 'capitals and blanks', query: 'cars=Kia-Rio,%20a%20', slugs: ['kia-rio', 'a'] },
    { name: 'junk among cars', query: 'cars=,a,../b,<script>,-c,d%00,é,b', slugs: ['a', 'b'] },
    { name: 'a slug of the longest length', query: `cars=${'a'.repeat(200)}`, slugs: ['a'.repeat(200)] },
    { name: 'a longer one', query: `cars=${'a'.repeat(201)}`, slugs: [] },
    {
      name: 'thousands',
      query: `cars=${Array.from({ length: 5000 }, (_, index) => `car-${index}`)}`,
      slugs: ['car-0', 'car-1', 'car-2', 'car-3'],
    },
  ])('reads $name', ({ query, slugs }) => {
    expect(comparedSlugs(new URLSearchParams(query))).toEqual(slugs)
  })
})
