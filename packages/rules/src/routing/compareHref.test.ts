import { describe, expect, it } from 'vitest'
import { comparedSlugs } from '../accounts/saved-cars/comparedSlugs'
import { compareHref } from './carHref'

describe('compareHref (FAV-02)', () => {
  it.each([
    { name: 'no car', slugs: [], href: '/compare' },
    { name: 'one', slugs: ['a'], href: '/compare?cars=a' },
    { name: 'four', slugs: ['a', 'b', 'c', 'd'], href: '/compare?cars=a,b,c,d' },
    { name: 'the first four of five', slugs: ['a', 'b', 'c', 'd', 'e'], href: '/compare?cars=a,b,c,d' },
    { name: 'an invalid slug, encoded safely', slugs: ['a&b=c', '"'], href: '/compare?cars=a%26b%3Dc,%22' },
  ])('compareHref gives the address of a comparison of $name', ({ slugs, href }) => expect(compareHref(slugs)).toBe(href))

  it('compareHref is parsed back to the same cars', () => {
    expect(comparedSlugs(new URL(compareHref(['kia-rio-1', 'audi-a1-2']), 'https://cars.example').searchParams)).toEqual([
      'kia-rio-1',
      'audi-a1-2',
    ])
  })
})
