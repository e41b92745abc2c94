import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonicalJson'

describe('canonicalJson', () => {
  it('is the same whatever the order of keys, and differs with the order of lists', () => {
    expect(canonicalJson({ b: [1, { d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":null,"d":1}]}')
    expect(canonicalJson({ a: 'x', b: [1, { c: null, d: 1 }] })).toBe(canonicalJson({ b: [1, { d: 1, c: null }], a: 'x' }))
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
  })
})
