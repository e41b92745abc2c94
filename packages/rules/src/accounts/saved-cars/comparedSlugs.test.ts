import { describe, expect, it } from 'vitest'
import { comparedSlugs } from './comparedSlugs'

describe('comparedSlugs (FAV-02)', () => {
  it.each([
    ['no query', '', []],
    ['an empty list', 'cars=', []],
    ['one car', 'cars=kia-rio-1', ['kia-rio-1']],
    ['the most cars that can be compared, in order', 'cars=d,c,b,a', ['d', 'c', 'b', 'a']],
    ['one too many', 'cars=a,b,c,d,e', ['a', 'b', 'c', 'd']],
    ['a car twice', 'cars=a,b,a,c,d', ['a', 'b', 'c', 'd']],
    ['the parameter twice', 'cars=a&cars=b,c', ['a', 'b', 'c']],
    ['capitals and blanks', 'cars=Kia-Rio,%20a%20', ['kia-rio', 'a']],
    ['invalid slugs among cars', 'cars=,a,../b,<script>,-c,d%00,é,b', ['a', 'b']],
    ['a slug of the longest length', `cars=${'a'.repeat(200)}`, ['a'.repeat(200)]],
    ['a longer one', `cars=${'a'.repeat(201)}`, []],
    ['thousands', `cars=${Array.from({ length: 5000 }, (_, index) => `car-${index}`)}`, ['car-0', 'car-1', 'car-2', 'car-3']],
  ])('comparedSlugs parses $0', (_name, query, slugs) => expect(comparedSlugs(new URLSearchParams(query))).toEqual(slugs))
})
