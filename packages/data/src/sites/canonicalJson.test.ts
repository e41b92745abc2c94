import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonicalJson'

describe('canonicalJson', () => {
  it('canonicalJson is the same for any order of keys, and differs for another order of a list', () => {
    expect(canonicalJson({ b: [1, { d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[1,{"c":null,"d":1}]}')
    expect(canonicalJson({ a: 'x', b: [1, { c: null, d: 1 }] })).toBe(canonicalJson({ b: [1, { d: 1, c: null }], a: 'x' }))
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
  })
})
