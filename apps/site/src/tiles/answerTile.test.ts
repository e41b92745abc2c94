import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { describe, expect, it } from 'vitest'
import { answerTile } from './answerTile'

const ask = (zoom: string, x: string, y: string, limiter = createLimiter({ count: 9, seconds: 60 })) =>
  answerTile({ zoom, x, y }, { limiter, address: '192.0.2.1' })

describe('answerTile', () => {
  it('gives a square of the sketch map, to be kept for a week (API-15)', async () => {
    const answer = await ask('8', '210', '153.svg')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('max-age=604800')
    expect(await answer.text()).toMatch(/^<svg /)
  })

  it.each([
    { name: 'another kind of picture', tile: ['8', '210', '153.png'] },
    { name: 'too near', tile: ['15', '26900', '19600.svg'] },
    { name: 'no number', tile: ['8', '../..', '153.svg'] },
    { name: 'a fraction', tile: ['8', '210.5', '153.svg'] },
    { name: 'an absurd number', tile: ['8', '99999999999', '153.svg'] },
    { name: 'nothing at all', tile: ['', '', '.svg'] },
  ] as const)('has nothing for $name', async ({ tile: [zoom, x, y] }) => {
    expect((await ask(zoom, x, y)).status).toBe(404)
  })

  it('says when to come back to who asks for too many', async () => {
    const limiter = createLimiter({ count: 1, seconds: 60 })
    await ask('8', '210', '153.svg', limiter)
    const answer = await ask('8', '210', '153.svg', limiter)
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})
