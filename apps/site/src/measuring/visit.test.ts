// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { submitLead } from '../host/hostCalls'
import { noteVisit, readVisit } from './visit'

const look = (path: string, query = '') => {
  vi.stubGlobal('location', { pathname: path, search: query, host: 'cars.example' })
  noteVisit()
}

describe('a visit (ENT-16, API-07)', () => {
  beforeEach(() => sessionStorage.clear())

  it('remembers what led to the site and the pages looked at, each once in a row, thirty at most', () => {
    look('/', '?utm_source=google&token=x')
    look('/search', '?make=Kia')
    look('/search', '?make=Mazda')
    look('/')
    expect(readVisit()).toMatchObject({ query: '?utm_source=google&token=x', pages: ['/', '/search', '/'] })
    for (let page = 0; page < 40; page += 1) look(`/cars/${page}`)
    expect(readVisit()?.pages).toHaveLength(30)
    expect(readVisit()?.pages.at(-1)).toBe('/cars/39')
  })

  it('goes along with an enquiry: of the link only what campaigns say', async () => {
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

  it('is nothing where the browser keeps nothing', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('No storage.')
      },
    })
    look('/')
    expect(readVisit()).toBeNull()
  })
})
