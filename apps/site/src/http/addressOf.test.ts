import { describe, expect, it } from 'vitest'
import { addressOf } from './addressOf'

const ask = (forwarded: string | null, trusted: number) =>
  addressOf(new Request('http://a.example', { headers: forwarded === null ? {} : { 'x-forwarded-for': forwarded } }), trusted)

describe('addressOf', () => {
  it.each([
    ['one proxy of ours', '6.6.6.6, 203.0.113.9, 10.0.0.1', 1, '203.0.113.9'],
    ['two proxies of ours', '6.6.6.6, 203.0.113.9, 10.0.0.1, 10.0.0.2', 2, '203.0.113.9'],
    ['none, whatever was claimed', '6.6.6.6, 203.0.113.9', 0, '203.0.113.9'],
    ['fewer than we said', '203.0.113.9', 1, 'unknown'],
    ['nothing known', null, 1, 'unknown'],
  ])('behind %s', (_name, forwarded, trusted, expected) => {
    expect(ask(forwarded, trusted)).toBe(expected)
  })
})
