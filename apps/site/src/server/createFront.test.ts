import { createServer, get as httpGet, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFront } from './createFront'
import { createPageCache } from './createPageCache'

type App = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  return new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
})

async function serve(app: App) {
  const clock = { now: 1_000_000 }
  const cache = createPageCache({ maxBytes: 10_000_000 })
  const front = createFront({
    app: async (request, response) => app(request, response),
    cache,
    search: async (_request, response) => void response.end('searched'),
    secure: false,
    now: () => clock.now,
  })
  server = createServer((request, response) => void front(request, response))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const get = (
    path: string,
    { headers, ...options }: { method?: string; headers?: { [name: string]: string }; signal?: AbortSignal } = {},
  ) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers: { 'accept-encoding': 'gzip, br', ...headers }, ...options })
  /** As a browser would ask for another host that leads to the same server. */
  const foundFor = (host: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      httpGet({ port, host: '127.0.0.1', path: '/', headers: { host } }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.headers['x-cache']?.toString()))
      }).once('error', reject)
    })
  /** Sends a request line as it is, which a browser never would. */
  const statusOf = (method: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      httpRequest({ port, host: '127.0.0.1', method, path }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode))
      })
        .once('error', reject)
        .end()
    })
  return { clock, cache, get, foundFor, statusOf }
}

const filler = 'x'.repeat(2000)
const page = (tags: string, cacheControl = 's-maxage=300, stale-while-revalidate=86100') => {
  let count = 0
  return (_request: IncomingMessage, response: ServerResponse) => {
    count++
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('cache-control', cacheControl)
    response.setHeader('surrogate-key', tags)
    response.write(`<p>${count}</p>${filler}`)
    response.end('<script>go()</script>')
  }
}
const numberOn = async (answer: Response) => /<p>(\d+)<\/p>/.exec(await answer.text())?.[1]

describe('createFront', () => {
  it('asks the app once for a page that may be kept, and compresses it', async () => {
    const { get } = await serve(page('site:a'))
    const first = await get('/')
    expect(first.headers.get('x-cache')).toBe('MISS')
    expect(await numberOn(first)).toBe('1')
    const second = await get('/')
    expect(second.headers.get('x-cache')).toBe('HIT')
    expect(second.headers.get('content-encoding')).toBe('br')
    expect(await numberOn(second)).toBe('1')
    expect(second.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400')
  })

  it('leads the links of a shared draft into it, lets none of its forms be sent and tells nobody the secret', async () => {
    const { get } = await serve((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('cache-control', 'no-store')
      response.setHeader('x-shared-draft', 'secret')
      response.end('<a href="/service">Service</a><script>go()</script>')
    })
    const answer = await get('/shared/secret/')
    expect(await answer.text()).toContain('<a href="/shared/secret/service">')
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'none'")
    expect(answer.headers.get('x-shared-draft')).toBeNull()
  })

  it('answers each in the form it takes, and 304 to who has it already', async () => {
    const { get } = await serve(page('site:a'))
    expect(await numberOn(await get('/', { headers: { 'accept-encoding': 'gzip' } }))).toBe('1')
    const plain = await get('/', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('content-length')).toBe(String(Buffer.byteLength(await plain.text())))
    expect((await get('/', { headers: { 'if-none-match': plain.headers.get('etag') ?? '' } })).status).toBe(304)
    expect(await (await get('/', { method: 'HEAD' })).text()).toBe('')
  })

  it('lets a page ask whom it names, and does not pass that word on (CFG-14)', async () => {
    const { get } = await serve((request, response) => {
      response.setHeader('x-connect-to', 'https://app-dsn.algolia.net https://app.algolia.net')
      return page('a')(request, response)
    })
    const { headers } = await get('/')
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://app-dsn.algolia.net https://app.algolia.net;")
    expect(headers.has('x-connect-to')).toBe(false)
  })

  it('allows exactly the scripts that are in the page', async () => {
    const { get } = await serve(page('site:a'))
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toContain('unsafe-inline')
  })

  it('makes a page anew after a change with one of its tags, and after no other', async () => {
    const { get, cache } = await serve(page('site:a stock:o'))
    await get('/')
    cache.expire(['site:b', 'stock:x'])
    expect(await numberOn(await get('/'))).toBe('1')
    cache.expire(['stock:o'])
    expect(await numberOn(await get('/'))).toBe('2')
  })

  it('does not keep a page that was being made while it changed', async () => {
    let release = () => {}
    const app = page('site:a')
    const { get, cache } = await serve(async (request, response) => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      app(request, response)
    })
    const early = get('/')
    await new Promise((resolve) => setTimeout(resolve, 30))
    cache.expire(['site:a'])
    release()
    expect(await numberOn(await early)).toBe('1')
    const late = get('/')
    await new Promise((resolve) => setTimeout(resolve, 30))
    release()
    expect(await numberOn(await late)).toBe('2')
  })

  it('waits, within limits, for pages that are being made', async () => {
    let release = () => {}
    const { get, cache } = await serve(async (_request, response) => {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      response.end('done')
    })
    const asked = get('/slow')
    await new Promise((resolve) => setTimeout(resolve, 30))
    const started = performance.now()
    await cache.settled(50)
    expect(performance.now() - started).toBeGreaterThanOrEqual(45)
    release()
    await asked
    await cache.settled(5000)
  })

  it('answers 404 with a page that says it stands for a missing one', async () => {
    const { get } = await serve((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end('<head><meta name="page-status" content="404"/></head><p>No such page</p>')
    })
    const missing = await get('/nothing')
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('No such page')])
    const head = await get('/nothing', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([404, ''])
  })

  it('leaves the app its own status: it makes the page anew behind the answer, and draws an error page for a response that says 404', async () => {
    let madeAnew: Promise<number> | undefined
    const { get } = await serve((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end('<head><meta name="page-status" content="404"/></head><p>No such page</p>')
      madeAnew = new Promise((resolve) => setTimeout(() => resolve(response.statusCode), 50))
    })
    expect((await get('/nothing')).status).toBe(404)
    expect(await madeAnew).toBe(200)
  })

  it('tells the app that its answer is finished, and when nobody waits for it any more', async () => {
    const events: string[] = []
    const leaving = new AbortController()
    const { get } = await serve(({ url }, response) => {
      response.once('finish', () => events.push(`finish ${response.writableFinished}`))
      if (url === '/late') return void setTimeout(() => response.end('late'), 20)
      response.once('close', () => events.push('close'))
      setTimeout(() => leaving.abort(), 20)
    })
    await (await get('/late')).text()
    expect(events).toEqual(['finish true'])
    await expect(get('/left', { signal: leaving.signal })).rejects.toThrow()
    await vi.waitFor(() => expect(events).toEqual(['finish true', 'close']))
  })

  it('answers 410 for a withdrawn car from memory until it is back, then 200 again, and the other way round', async () => {
    let isGone = false
    const { get, cache } = await serve((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('cache-control', 's-maxage=300')
      response.setHeader('surrogate-key', 'site:a car:o/kia')
      response.end(`<head>${isGone ? '<meta name="page-status" content="410"/>' : ''}</head><p>Kia</p>`)
    })
    const seen = async () => {
      const answer = await get('/cars/kia')
      return [answer.status, answer.headers.get('x-cache')]
    }
    expect([await seen(), await seen()]).toEqual([
      [200, 'MISS'],
      [200, 'HIT'],
    ])
    isGone = true
    cache.expire(['car:o/kia'])
    expect([await seen(), await seen()]).toEqual([
      [410, 'MISS'],
      [410, 'HIT'],
    ])
    expect((await get('/cars/kia')).headers.get('cache-control')).toMatch(/^public, max-age=0,/)
    expect((await get('/cars/kia', { headers: { 'if-none-match': '*' } })).status).toBe(410)
    isGone = false
    cache.expire(['car:o/kia'])
    expect(await seen()).toEqual([200, 'MISS'])
  })

  it('tells the app which method was asked, whatever the browser says of it (API-04)', async () => {
    const methods: unknown[] = []
    const { get } = await serve((request, response) => {
      methods.push([request.method, request.headers['x-asked-method']])
      response.end('{}')
    })
    await get('/cars/kia/view.json', { method: 'HEAD', headers: { 'x-asked-method': 'GET' } })
    await get('/cars/kia/view.json', { headers: { 'x-asked-method': 'HEAD' } })
    expect(methods).toEqual([
      ['GET', 'HEAD'],
      ['GET', 'GET'],
    ])
  })

  it('gives the last good page while the app fails', async () => {
    let fails = false
    const app = page('site:a')
    const { get, cache, clock } = await serve((request, response) => {
      if (fails) throw new Error('The database is away')
      app(request, response)
    })
    await get('/')
    fails = true
    cache.expire(['site:a'])
    const stale = await get('/')
    expect([stale.status, stale.headers.get('x-cache'), await numberOn(stale)]).toEqual([200, 'STALE', '1'])
    clock.now += 100_000_000
    const sorry = await get('/')
    expect([sorry.status, sorry.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await sorry.text()).toContain('Back in a moment')
  })

  it.each([
    ['an answer to one person', 'private, no-cache, no-store'],
    ['an answer that says nothing of it', ''],
  ])('keeps no %s', async (_name, cacheControl) => {
    const { get } = await serve(page('site:a', cacheControl))
    await get('/')
    expect(await numberOn(await get('/'))).toBe('2')
  })

  it('keeps no answer to a query, and no site gets another’s page', async () => {
    const { get, foundFor } = await serve(page('site:a'))
    await get('/?a=1')
    expect(await numberOn(await get('/?a=1'))).toBe('2')
    expect(await foundFor('a.example')).toBe('MISS')
    expect(await foundFor('A.example:3000')).toBe('HIT')
    expect(await foundFor('b.example')).toBe('MISS')
  })

  it('turns away methods no page has and paths with dots in them, before the app sees them', async () => {
    let asked = 0
    const { statusOf } = await serve((_request, response) => {
      asked++
      response.end('ok')
    })
    expect(await statusOf('TRACE', '/')).toBe(405)
    expect(await statusOf('PROPFIND', '/')).toBe(405)
    expect(await statusOf('GET', '/media/../../etc/passwd')).toBe(400)
    expect(await statusOf('GET', '/cars/%2E%2e/x')).toBe(400)
    expect(asked).toBe(0)
    expect(await statusOf('GET', '/cars/a.b..c?next=/../x')).toBe(200)
    expect(await statusOf('POST', '/api/leads')).toBe(200)
  })

  it('has searches answered without the app', async () => {
    let asked = 0
    const { get } = await serve((_request, response) => {
      asked++
      response.end('app')
    })
    expect(await (await get('/1/indexes/*/queries', { method: 'POST' })).text()).toBe('searched')
    expect(await (await get('/1/indexes/cars?query=kia')).text()).toBe('searched')
    expect(await (await get('/1/events', { method: 'POST' })).text()).toBe('searched')
    expect(await (await get('/1/indexes')).text()).toBe('searched')
    expect(asked).toBe(0)
    expect(await (await get('/1/other')).text()).toBe('app')
  })

  it('forgets the least used pages when it is full', async () => {
    const cache = createPageCache({ maxBytes: 25_000 })
    const response = { status: 200, headers: {}, body: Buffer.alloc(8000), etag: '', tags: ['t'], freshUntil: 10, usableUntil: 10 }
    for (const key of ['a', 'b']) cache.put(key, response, cache.mark())
    cache.get('a')
    cache.put('c', response, cache.mark())
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== null)).toEqual([true, false, true])
    expect(cache.bytes).toBeLessThanOrEqual(25_000)
  })
})
