import { describe, expect, it } from 'vitest'
import { orderOfItems } from './orderOfItems'

describe('orderOfItems', () => {
  it.each([
    { name: 'nothing stronger', weaker: 'abc', stronger: '', order: 'abc' },
    { name: 'nothing weaker', weaker: '', stronger: 'ab', order: 'ab' },
    { name: 'one mentioned item stays where it was', weaker: 'abcd', stronger: 'c', order: 'abcd' },
    { name: 'the stronger order wins', weaker: 'abcd', stronger: 'dcba', order: 'dcba' },
    { name: 'unmentioned items follow their predecessor', weaker: 'abcd', stronger: 'db', order: 'adbc' },
    { name: 'unmentioned items without a predecessor come first', weaker: 'abc', stronger: 'cb', order: 'acb' },
    { name: 'new items keep their place after what they follow', weaker: 'abc', stronger: 'bx', order: 'abcx' },
    { name: 'only new items come last', weaker: 'ab', stronger: 'xy', order: 'abxy' },
  ])('$name', ({ weaker, stronger, order }) => {
    expect(orderOfItems([...weaker], [...stronger]).join('')).toBe(order)
  })
})
