// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { submitLead } from '../host/hostCalls'
import { readVisit, recordVisit } from './visit'

const look = (path: string, query = '') => {
  vi.stubGlobal('location', { pathname: path, search: query, host: 'cars.example' })
  recordVisit()
}

describe('a shopper’s visit to the site (ENT-16, API-07)', () => {
  beforeEach(() => sessionStorage.clear())

  it('a shopper’s visit to the site stores the traffic source and the viewed pages, without consecutive repeats, thirty at most', () => {
    look('/', '?utm_source=google&token=x')
    look('/search', '?make=Kia')
    look('/search', '?make=Mazda')
    look('/')
    expect(readVisit()).toMatchObject({ query: '?utm_source=google&token=x', pages: ['/', '/search', '/'] })
    for (let page = 0; page < 40; page += 1) look(`/cars/${page}`)
    expect(readVisit()?.pages).toHaveLength(30)
    expect(readVisit()?.pages.at(-1)).toBe('/cars/39')
  })

  it('a shopper’s visit to the site is sent with an enquiry, with only the campaign parameters of the link', async () => {
    look('/', '?utm_source=google&gclid=1&token=x')
    const sent = vi.fn(async () => Response.json({ ok: true }))
    vi.stubGlobal('fetch', sent)
    await submitLead({ form: 'general' } as never, 'key')
    const [, request] = sent.mock.calls[0] as unknown as [string, RequestInit]
    expect(JSON.parse(String(request.body))).toEqual({
      ...{ form: 'general', visitedPages: ['/'], source: 'google' },
      linkedQueryParams: { utm_source: 'google', gclid: '1' },
    })
  })

  it('a shopper’s visit is null in a browser that blocks storage', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('No storage.')
      },
    })
    look('/')
    expect(readVisit()).toBeNull()
  })
})
