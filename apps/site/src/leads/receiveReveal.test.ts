import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { describe, expect, it } from 'vitest'
import { receiveReveal } from './receiveReveal'

const build = ({ isAway = false, values = {} }: { isAway?: boolean; values?: Parameters<typeof buildConfig>[0] } = {}) => {
  const recorded: string[] = []
  const sources: (string | null)[] = []
  const limiter = createLimiter({ count: 3, seconds: 60 })
  const ask = (body: unknown, headers: { [name: string]: string } = {}) =>
    receiveReveal(
      new Request('http://a.example/api/phone-reveals', {
        method: 'POST',
        headers: { host: 'a.example', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
      {
        config: buildConfig(values),
        siteId: 'site',
        carBySlug: async (slug) => (slug === 'corolla' ? buildCar({ slug }) : slug === 'silent' ? buildCar({ locationPhone: null }) : null),
        async record({ slug }, source) {
          sources.push(source)
          if (isAway) throw new Error('The database is away')
          recorded.push(slug)
        },
      },
      { limiter, address: 'a' },
    )
  return { ask, recorded, sources }
}

describe('receiveReveal', () => {
  it.each([
    { name: 'the location’s', values: {}, body: {}, phone: '02 5550 1234' },
    { name: 'the number for used cars (VDP-14)', values: { phone: { usedCars: '02 5550 3333' } }, body: {}, phone: '02 5550 3333' },
    {
      name: 'the location’s number for Call Now, whatever cars of its type have (VDP-12)',
      values: { phone: { usedCars: '02 5550 3333' } },
      body: { owner: 'location' },
      phone: '02 5550 1234',
    },
  ])('receiveReveal returns the phone number and counts the reveal (API-03, VDP-17): $name', async ({ values, body, phone }) => {
    const { ask, recorded } = build({ values })
    const answer = await ask({ carSlug: 'corolla', ...body })
    expect([answer.status, answer.headers.get('cache-control'), await answer.json()]).toEqual([
      200,
      'no-store',
      { phone, car_id: 'car-1', dealership_id: 'dealership-1', website_id: 'site' },
    ])
    expect(recorded).toEqual(['corolla'])
  })

  it('receiveReveal accepts the car’s fields as documented by the API, and derives the site from its host (API-03, ENT-18)', async () => {
    const { ask, recorded } = build()
    const answer = await ask({ car_id: 'corolla', dealership_id: 'elsewhere', website_id: 'elsewhere' })
    expect(await answer.json()).toMatchObject({ website_id: 'site', dealership_id: 'dealership-1' })
    expect(recorded).toEqual(['corolla'])
  })

  it('receiveReveal passes on the shopper’s traffic source, for a later lead (API-07)', async () => {
    const { ask, sources } = build()
    for (const source of ['google', ' ', null]) expect((await ask({ carSlug: 'corolla', source })).status).toBe(200)
    expect(sources).toEqual(['google', null, null])
  })

  it('receiveReveal returns the number even when the reveal can’t be counted', async () => {
    expect((await build({ isAway: true }).ask({ carSlug: 'corolla' })).status).toBe(200)
  })

  it.each([
    { name: 'an unknown car', body: { carSlug: 'nowhere' }, status: 404 },
    { name: 'a car without a number', body: { carSlug: 'silent' }, status: 404 },
    { name: 'no car', body: {}, status: 400 },
    { name: 'nothing', body: '', status: 400 },
    { name: 'an endless name', body: { carSlug: 'x'.repeat(5000) }, status: 400 },
    { name: 'an unknown owner', body: { carSlug: 'corolla', owner: 'boss' }, status: 400 },
  ])('receiveReveal returns and counts nothing for $name', async ({ body, status }) => {
    const { ask, recorded } = build()
    expect((await ask(body)).status).toBe(status)
    expect(recorded).toEqual([])
  })

  it('receiveReveal refuses phone numbers of cars of other sites, and limits requests of a client address', async () => {
    const { ask, recorded } = build()
    expect((await ask({ carSlug: 'corolla' }, { origin: 'http://evil.example' })).status).toBe(404)
    for (const status of [200, 200, 200, 429]) expect((await ask({ carSlug: 'corolla' })).status).toBe(status)
    expect(recorded).toHaveLength(3)
  })
})
