import { describe, expect, it } from 'vitest'
import { visitSource } from './firstTouch'

describe('visitSource (ENT-16)', () => {
  it.each([
    { name: 'a campaign', query: '?utm_source=google&x=1', referrer: 'https://other.example/', source: 'google' },
    { name: 'a link', query: '', referrer: 'https://www.reviews.example/cars?id=1', source: 'reviews.example' },
    { name: 'the site itself', query: '', referrer: 'https://cars.example/search', source: 'direct' },
    { name: 'no link', query: '', referrer: '', source: 'direct' },
    { name: 'an unreadable address', query: '?utm_source=', referrer: 'about', source: 'direct' },
  ])('the source of a visit from $name is $source', ({ query, referrer, source }) =>
    expect(visitSource({ query, referrer, host: 'cars.example' })).toBe(source),
  )
})
