import { parseSearch } from '@forecourt/rules/search/parseSearch'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { stockLists } from './stockLists'

const choice = (query: string, preset = {}) => ({
  path: '/search',
  preset,
  state: parseSearch(new URLSearchParams(query), { config: buildConfig(), preset }),
})

/** Pending requests, answered manually. */
let requests: { address: string; signal: AbortSignal; answer: (status?: number) => void }[]

beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    return new Promise<Response>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      requests.push({ address, signal, answer: (status = 200) => resolve(Response.json({ html: address }, { status })) })
    })
  })
})

describe('stock lists after a choice', () => {
  it('the stock lists of choices are requested by the address of the list, once for the same choice (SRC-35)', async () => {
    const list = stockLists(5)
    const first = list(choice('make=Kia&page=2'))
    requests[0]?.answer()
    expect(await first).toEqual({ html: '/api/stock-lists/search?make=Kia&page=2' })
    expect(await list(choice('page=2&make=Kia'))).toBe(await first)
    expect(requests).toHaveLength(1)
  })

  it.each([
    { name: 'of all stock, by the site’s setting (SRC-37)', size: 1, preset: {}, kept: 1 },
    { name: 'of a manufacturer, ten at most (SRC-36)', size: 50, preset: { make: 'Kia' }, kept: 10 },
    { name: 'to none, where the site’s setting is 0', size: 0, preset: {}, kept: 0 },
  ])('the number of cached stock lists is limited: $name', async ({ size, preset, kept }) => {
    const list = stockLists(size)
    const ask = async (page: number) => {
      const before = requests.length
      const answer = list(choice(`page=${page}`, preset))
      requests[before]?.answer()
      await answer
    }
    for (let page = 1; page <= 12; page++) await ask(page)
    expect(requests).toHaveLength(12)
    for (let page = 12; page > 12 - kept; page--) await ask(page)
    expect(requests).toHaveLength(12)
    await ask(12 - kept)
    expect(requests).toHaveLength(13)
  })

  it('the request of a stock list is cancelled once something else is chosen', async () => {
    const list = stockLists(5)
    const first = list(choice('make=Kia'))
    const second = list(choice('make=Ford'))
    await expect(first).rejects.toMatchObject({ name: 'AbortError' })
    requests[1]?.answer()
    expect(await second).toEqual({ html: '/api/stock-lists/search?make=Ford' })
  })

  it('the request of a stock list fails where the site can’t render or is too slow, and is retried on the next choice', async () => {
    vi.useFakeTimers()
    const list = stockLists(5)
    const refused = list(choice('make=Kia'))
    requests[0]?.answer(503)
    await expect(refused).rejects.toThrow('The list of /search?make=Kia was answered 503.')
    const late = expect(list(choice('make=Kia'))).rejects.toMatchObject({ name: 'AbortError' })
    await vi.advanceTimersByTimeAsync(8_000)
    await late
    expect(requests).toHaveLength(2)
  })
})
