import { describe, expect, it } from 'vitest'
import { isBotOrPrefetch } from './isBotOrPrefetch'

const ask = (headers: { [name: string]: string }) => isBotOrPrefetch(new Request('http://a.example', { headers }))
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'

describe('isBotOrPrefetch', () => {
  it('isBotOrPrefetch distinguishes shoppers from programs and prefetched pages (API-04)', () => {
    expect(ask({ 'user-agent': safari })).toBe(false)
    expect(ask({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })).toBe(true)
    expect(ask({ 'user-agent': safari, 'sec-purpose': 'prefetch;prerender' })).toBe(true)
    expect(ask({})).toBe(true)
  })
})
