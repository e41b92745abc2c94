import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { describe, expect, it } from 'vitest'
import { tileResponse } from './tileResponse'

const ask = (zoom: string, x: string, y: string, limiter = createLimiter({ count: 9, seconds: 60 })) =>
  tileResponse({ zoom, x, y }, { limiter, address: '192.0.2.1' })

describe('tileResponse', () => {
  it('tileResponse serves a tile of the sketch map, cacheable for a week (API-15)', async () => {
    const answer = await ask('8', '210', '153.svg')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('max-age=604800')
    expect(await answer.text()).toMatch(/^<svg /)
  })

  it.each([
    { name: 'another image format', tile: ['8', '210', '153.png'] },
    { name: 'too near', tile: ['15', '26900', '19600.svg'] },
    { name: 'no number', tile: ['8', '../..', '153.svg'] },
    { name: 'a fraction', tile: ['8', '210.5', '153.svg'] },
    { name: 'an absurd number', tile: ['8', '99999999999', '153.svg'] },
    { name: 'nothing at all', tile: ['', '', '.svg'] },
  ] as const)('tileResponse answers 404 for $name', async ({ tile: [zoom, x, y] }) => {
    expect((await ask(zoom, x, y)).status).toBe(404)
  })

  it('tileResponse answers 429 with Retry-After to too many requests', async () => {
    const limiter = createLimiter({ count: 1, seconds: 60 })
    await ask('8', '210', '153.svg', limiter)
    const answer = await ask('8', '210', '153.svg', limiter)
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})
