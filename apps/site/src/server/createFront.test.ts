import { createServer, get as httpGet, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Redirect } from '@forecourt/rules/routing/redirects/createRedirectTable'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createRedirects } from '../redirects/createRedirects'
import { createFront, type FrontOptions } from './createFront'
import { createHangWatch, unlessHanging } from './createHangWatch'
import { type CacheEntry, createPageCache } from './createPageCache'
import type { PageCopies } from './createPageCopies'
import { createRenderGate } from './createRenderGate'
import { openGate } from './testing/openGate'
import { type PageHandler, startPages } from './testing/startPages'

let server: Server | undefined
let stopPages: (() => Promise<void>)[] = []
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  await Promise.all(stopPages.map((stop) => stop()))
  stopPages = []
})

async function serve(
  app: PageHandler,
  {
    redirects = undefined as FrontOptions['redirects'],
    gate = openGate,
    trustedProxies = 0,
    transportSecurity = null as string | null,
    renderTimeoutMs = 20_000,
    copies = undefined as PageCopies | undefined,
    sendPicture = undefined as FrontOptions['sendPicture'],
    edge = undefined as FrontOptions['edge'],
    sendsCacheTag = false,
    isAway = false,
    hangWatch = undefined as FrontOptions['hangWatch'],
  } = {},
) {
  const clock = { now: 1_000_000 }
  const { pages, stop } = await startPages(app)
  stopPages.push(stop)
  const cache = createPageCache({ maxBytes: 10_000_000 })
  const front = createFront({
    app: pages,
    cache,
    copies,
    edge,
    sendsCacheTag,
    sendPicture,
    redirects,
    isDatabaseAway: async () => isAway,
    hangWatch,
    gate,
    trustedProxies,
    transportSecurity,
    refusalPause: 1,
    renderTimeoutMs,
    now: () => clock.now,
  })
  server = createServer((request, response) => void front(request, response))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const get = (
    path: string,
    { headers, ...options }: { method?: string; headers?: { [name: string]: string }; signal?: AbortSignal; body?: string } = {},
  ) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers: { 'accept-encoding': 'gzip, br', ...headers }, ...options })
  /** Requests another host of the same server. */
  const foundFor = (host: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      httpGet({ port, host: '127.0.0.1', path: '/', headers: { host } }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.headers['x-cache']?.toString()))
      }).once('error', reject)
    })
  /** Sends a raw request line, which browsers never would. */
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
    response.end('<script>self.__next_f.push([0])</script>')
  }
}
const soon = () => new Promise((resolve) => setTimeout(resolve, 30))

/** Renders pages one at a time, each when released. */
const heldPages = (make = page('site:a')) => {
  const waiting: (() => void)[] = []
  const app: PageHandler = async (request, response) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return make(request, response)
  }
  return { app, waiting, letGo: () => waiting.shift()?.() }
}
const numberOn = async (answer: Response) => /<p>(\d+)<\/p>/.exec(await answer.text())?.[1]

describe('createFront', () => {
  it.each([
    { aged: 3_600_000, isAway: false, status: 200, found: 'COPY' },
    { aged: 30 * 3_600_000, isAway: false, status: 503, found: null },
    { aged: 30 * 3_600_000, isAway: true, status: 200, found: 'COPY' },
    { aged: 8 * 24 * 3_600_000, isAway: true, status: 503, found: null },
  ])(
    'createFront sends the copy on disk of a page that can’t be rendered: $aged ms old, database away: $isAway',
    async ({ aged, isAway, status, found }) => {
      const copied = new Map<string, CacheEntry>()
      let failing = false
      const make = page('site:a')
      const app: PageHandler = (request, response) => {
        if (failing) throw new Error('The database is away')
        return make(request, response)
      }
      const copies: PageCopies = {
        keep: (key, entry) => copied.set(key, entry),
        find: async (key) => {
          const entry = copied.get(key)
          return entry ? { at: 1_000_000, response: { ...entry.response, body: await entry.body('identity') } } : null
        },
        forget: (key) => copied.delete(key),
      }
      const error = vi.spyOn(console, 'error').mockImplementation(() => {})
      const first = await serve(app, { copies })
      await first.get('/cars/kia')
      // A restarted server has an empty cache.
      server?.closeAllConnections()
      server?.close()
      failing = true
      const { clock, get } = await serve(app, { copies, isAway })
      clock.now += aged
      const answer = await get('/cars/kia')
      expect([answer.status, answer.headers.get('x-cache')]).toEqual([status, found])
      if (found) {
        expect(await numberOn(answer)).toBe('1')
        expect(answer.headers.get('cache-control')).toBe('no-store')
        expect(answer.headers.get('age')).toBe(String(aged / 1000))
      }
      error.mockRestore()
    },
  )

  const copies: PageCopies = {
    keep: () => {},
    find: async () => ({
      at: 999_000,
      response: {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from('<p>7</p>'),
        etag: '"7"',
        tags: [],
        freshUntil: 0,
        usableUntil: 0,
      },
    }),
    forget: () => {},
  }

  it.each([
    { name: 'its rendering waits', gate: openGate },
    {
      name: 'no render slot gets free',
      gate: {
        ...openGate,
        enter: (_site: string, _address: string, gone?: Promise<unknown>) => gone?.then(() => null) ?? Promise.resolve(null),
      },
    },
  ])('createFront sends the copy on disk of a page while the database hangs, and $name', async ({ gate }) => {
    const { app, letGo } = heldPages()
    const { get } = await serve(app, { copies, gate, hangWatch: { noticed: async () => {} } })
    const answers = await Promise.all([get('/cars/kia'), get('/cars/kia'), get('/cars/rio')])
    for (const answer of answers) expect([answer.headers.get('x-cache'), await numberOn(answer)]).toEqual(['COPY', '7'])
    letGo()
  })

  it('createFront sends the last page from memory while the database hangs, and waits for a page that is only slow', async () => {
    let hangs = false
    const { app, waiting, letGo } = heldPages()
    const { cache, get } = await serve(app, { hangWatch: createHangWatch({ isSilent: async () => hangs, now: () => Date.now() }) })
    const slow = get('/')
    await wait(600)
    letGo()
    expect((await slow).headers.get('x-cache')).toBe('MISS')
    cache.expire(['site:a'])
    hangs = true
    const answer = await get('/')
    expect([answer.headers.get('x-cache'), await numberOn(answer)]).toEqual(['STALE', '1'])
    expect(waiting).toHaveLength(1)
    letGo()
  })

  it('createFront answers 504 while the database hangs if it has no such page and the proxy can ask another server, else it waits', async () => {
    const { app, waiting, letGo } = heldPages()
    const { get } = await serve(app, { hangWatch: { noticed: async () => {} } })
    expect((await get('/cars/kia', { headers: { 'x-other-servers': '1' } })).status).toBe(504)
    const alone = get('/cars/rio')
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    letGo()
    expect((await alone).status).toBe(200)
  })

  it('createFront sends the last page within a second while the database hangs, also if the redirects of its host must be loaded', async () => {
    const { app, waiting, letGo } = heldPages()
    let hangs = false
    const silence = 550
    const hangWatch = createHangWatch({ isSilent: () => (hangs ? wait(silence, true) : Promise.resolve(false)), now: () => Date.now() })
    const load = async () => (hangs ? new Promise<null>(() => {}) : { siteId: 's', organisationId: 'o', redirects: [] })
    const table = createRedirects({ load: () => unlessHanging(hangWatch, load()), maxHosts: 10, now: () => Date.now() })
    const log = { missing: () => {}, followed: () => {}, flush: async () => {} }
    const { cache, get } = await serve(app, { hangWatch, redirects: { table, log } })
    const pages = ['/', '/contact', '/search']
    for (const path of pages) {
      const first = get(path)
      await vi.waitFor(() => expect(waiting).toHaveLength(1))
      letGo()
      await first
    }
    cache.expire(['site:a'])
    table.expire(null)
    hangs = true
    const begun = performance.now()
    await Promise.all(
      pages.map(async (path) => {
        expect((await get(path)).headers.get('x-cache')).toBe('STALE')
        // With time for a busy machine.
        expect(performance.now() - begun).toBeLessThan(1_500)
      }),
    )
  })

  it('createFront sends an aged page after one timeout, whatever the request waits for', async () => {
    const gate = { ...openGate }
    const { clock, get } = await serve(page('site:a'), { gate, renderTimeoutMs: 1_000 })
    await get('/')
    clock.now += 400_000
    // No render slot gets free.
    gate.enter = (_site: string, _address: string, closed?: Promise<unknown>) => closed?.then(() => null) ?? new Promise(() => {})
    const begun = performance.now()
    await Promise.all(
      [1, 2, 3].map(async () => {
        expect((await get('/')).headers.get('x-cache')).toBe('STALE')
        expect(performance.now() - begun).toBeLessThan(1_900)
      }),
    )
  })

  it('createFront sends the copy on disk where no render slot is free', async () => {
    const { get } = await serve(page('site:a'), { copies, gate: { ...openGate, enter: async () => null } })
    const answer = await get('/cars/kia')
    expect([answer.status, answer.headers.get('x-cache'), await numberOn(answer)]).toEqual([200, 'COPY', '7'])
  })

  it('createFront requests a cacheable page from the app once, and compresses it', async () => {
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

  it('createFront sends the encoding that the client accepts, and 304 where it has the page already', async () => {
    const { get } = await serve(page('site:a'))
    expect(await numberOn(await get('/', { headers: { 'accept-encoding': 'gzip' } }))).toBe('1')
    const plain = await get('/', { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(plain.headers.get('content-length')).toBe(String(Buffer.byteLength(await plain.text())))
    expect((await get('/', { headers: { 'if-none-match': plain.headers.get('etag') ?? '' } })).status).toBe(304)
    expect(await (await get('/', { method: 'HEAD' })).text()).toBe('')
  })

  it('createFront passes on a page unchanged, with its status, policy and etag', async () => {
    const html = '<script>answer()</script>'
    const { get } = await serve((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-security-policy', "script-src 'self'")
      response.setHeader('etag', '"7"')
      response.end(html)
    })
    const answer = await get('/')
    expect([answer.status, answer.headers.get('etag'), await answer.text()]).toEqual([200, '"7"', html])
    expect(answer.headers.get('content-security-policy')).toBe("script-src 'self'")
  })

  it('createFront caches no private response, and adds no etag to it', async () => {
    const { get } = await serve((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('cache-control', 'private, no-store')
      response.end('mine')
    })
    const answer = await get('/my-garage', { headers: { 'if-none-match': '' } })
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('x-cache')]).toEqual([200, null, 'MISS'])
    expect((await get('/my-garage')).headers.get('x-cache')).toBe('MISS')
  })

  it('createFront renders a page again after a change with one of its tags, and after no other', async () => {
    const { get, cache } = await serve(page('site:a stock:o'))
    await get('/')
    cache.expire(['site:b', 'stock:x'])
    expect(await numberOn(await get('/'))).toBe('1')
    cache.expire(['stock:o'])
    expect(await numberOn(await get('/'))).toBe('2')
  })

  it('createFront doesn’t cache a page that was rendered while it changed', async () => {
    const { app, waiting, letGo } = heldPages()
    const { get, cache } = await serve(app)
    const early = get('/')
    await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 60_000 })
    cache.expire(['site:a'])
    letGo()
    const answered = await early
    // Nor may a cache in front, which was purged before this page arrives there.
    expect([await numberOn(answered), answered.headers.get('cache-control')]).toEqual(['1', 'no-store'])
    const late = get('/')
    await vi.waitFor(() => expect(waiting).toHaveLength(1), { timeout: 60_000 })
    letGo()
    expect(await numberOn(await late)).toBe('2')
  })

  it('createFront forbids caches in front to keep a “not found” page that was rendered while a car was added', async () => {
    let change = () => {}
    const { get, cache } = await serve((_request, response) => {
      change()
      response.writeHead(404, { 'content-type': 'text/html', 'cache-control': 's-maxage=300', 'surrogate-key': 'stock:o' })
      response.end('<p>No such page</p>')
    })
    expect((await get('/cars/new')).headers.get('cache-control')).toBe('s-maxage=300')
    change = () => cache.expire(['stock:o'])
    expect((await get('/cars/new')).headers.get('cache-control')).toBe('no-store')
  })

  it('createFront answers 404 with the page of an unknown address', async () => {
    const { get } = await serve((_request, response) => {
      response.statusCode = 404
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end('<p>No such page</p>')
    })
    const missing = await get('/nothing')
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('No such page')])
    const head = await get('/nothing', { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([404, ''])
  })

  it('createFront finishes and caches a started page, even if its client has left', async () => {
    const leaving = new AbortController()
    let release = () => {}
    const app = page('site:a')
    const { get } = await serve(async (request, response) => {
      await new Promise<void>((resolve) => {
        release = resolve
        setTimeout(() => leaving.abort(), 20)
      })
      app(request, response)
    })
    await expect(get('/left', { signal: leaving.signal })).rejects.toThrow()
    release()
    await vi.waitFor(async () => expect((await get('/left')).headers.get('x-cache')).toBe('HIT'), { timeout: 30_000 })
  })

  it('createFront passes on the method of a view request, so that HEAD counts no view (API-04)', async () => {
    const methods: unknown[] = []
    const { get } = await serve((request, response) => {
      methods.push(request.method)
      response.setHeader('cache-control', 'no-store')
      response.end(request.method === 'HEAD' ? undefined : '{}')
    })
    await get('/cars/kia/view.json', { method: 'HEAD' })
    expect(await (await get('/cars/kia/view.json?photos_count=2')).text()).toBe('{}')
    expect(methods).toEqual(['HEAD', 'GET'])
  })

  it('createFront sends a stale page where rendering hangs, requests it from the app once, and caches the late response', async () => {
    let waiting: (() => void)[] = []
    let hangs = false
    const app = page('site:a')
    const { get, cache, clock } = await serve(
      (request, response) =>
        hangs
          ? new Promise<void>((resolve) => {
              waiting.push(() => {
                app(request, response)
                resolve()
              })
            })
          : app(request, response),
      {
        renderTimeoutMs: 60,
        gate: createRenderGate({ slots: 2, perSite: 2, waitingPerSite: 50, waitingPerAddress: 50, timeoutMs: 600_000 }),
      },
    )
    await get('/')
    await get('/other')
    await get('/third')
    clock.now += 400_000
    hangs = true
    // The app responds only when all have arrived, and a slot would take longer than the test.
    const answers = await Promise.all(['/', '/', '/other', '/', '/third', '/third'].map((path) => get(path)))
    expect(answers.map(({ status, headers }) => [status, headers.get('x-cache')])).toEqual(answers.map(() => [200, 'STALE']))
    expect((await get('/', { headers: { 'if-none-match': answers[0]?.headers.get('etag') ?? '' } })).status).toBe(304)
    expect((await get('/', { method: 'HEAD' })).status).toBe(200)
    expect(waiting).toHaveLength(2)
    for (const answer of waiting) answer()
    waiting = []
    await vi.waitFor(async () => expect((await get('/')).headers.get('x-cache')).toBe('HIT'))
    expect(await numberOn(await get('/'))).toBe('4')
    // A changed page is not just aged: the editor expects the new one.
    cache.expire(['site:a'])
    const changed = get('/')
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 120))
    waiting[0]?.()
    expect((await changed).headers.get('x-cache')).toBe('MISS')
  })

  it('createFront sends the last good page while the app fails', async () => {
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
    expect(stale.headers.get('cache-control')).toBe('no-store')
    clock.now += 100_000_000
    const sorry = await get('/')
    expect([sorry.status, sorry.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await sorry.text()).toContain('Back in a moment')
  })

  it.each([
    ['a private response', 'private, no-cache, no-store'],
    ['a response without cache-control', ''],
  ])('createFront doesn’t cache %s', async (_name, cacheControl) => {
    const { get } = await serve(page('site:a', cacheControl))
    await get('/')
    expect(await numberOn(await get('/'))).toBe('2')
  })

  it('createFront redirects old addresses before it looks for a page, counts the redirects, and logs unknown addresses (RTE-19)', async () => {
    const rules: Redirect[] = [
      { from: '/old/*', to: '/search/*', code: 301 },
      { from: '/raffle', to: null, code: 410 },
    ]
    const load = async () => ({ siteId: 's', organisationId: 'o', redirects: [...rules] })
    const log = { followed: vi.fn(), missing: vi.fn(), flush: async () => {} }
    const redirects = { table: createRedirects({ load, maxHosts: 10, now: () => 0 }), log }
    const requested: string[] = []
    const { get } = await serve(
      (request, response) => {
        requested.push(request.url ?? '')
        if (request.url === '/internal/refresh') response.end(JSON.stringify({ tags: ['redirects:s'] }))
        else {
          response.statusCode = 404
          response.setHeader('content-type', 'text/html')
          response.end('<p>No such page</p>')
        }
      },
      { redirects },
    )
    const led = await get('/old/kia?utm_source=x', { headers: { 'user-agent': 'Mozilla/5.0' } })
    expect([led.status, led.headers.get('location'), led.headers.get('cache-control')]).toEqual([
      301,
      '/search/kia?utm_source=x',
      'no-cache',
    ])
    expect((await get('/raffle')).status).toBe(410)
    expect([requested, log.followed.mock.calls.map(([, by]) => by)]).toEqual([[], [['/old/*'], ['/raffle']]])
    for (const path of ['/nowhere?a=1', '/logo.png', '/api/old'])
      expect((await get(path, { headers: { 'user-agent': 'Mozilla/5.0' } })).status).toBe(404)
    await get('/nowhere', { headers: { 'user-agent': 'Googlebot' } })
    expect(log.missing.mock.calls.map(([, path, isBotOrPrefetch]) => [path, isBotOrPrefetch])).toEqual([
      ['/nowhere', false],
      ['/nowhere', true],
    ])
    rules.push({ from: '/nowhere', to: '/', code: 302 })
    await get('/internal/refresh', { method: 'POST', body: '[]' })
    expect((await get('/nowhere')).status).toBe(302)
  })

  it('createFront caches no page with a query, and sends no site another’s page', async () => {
    const { get, foundFor } = await serve(page('site:a'))
    await get('/?a=1')
    expect(await numberOn(await get('/?a=1'))).toBe('2')
    expect(await foundFor('a.example')).toBe('MISS')
    expect(await foundFor('A.example:3000')).toBe('HIT')
    expect(await foundFor('b.example')).toBe('MISS')
  })

  it.each([
    { name: 'an unsupported method', method: 'TRACE', path: '/', status: 405 },
    { name: 'another', method: 'PROPFIND', path: '/', status: 405 },
    { name: 'dots in a path', path: '/media/../../etc/passwd', status: 400 },
    { name: 'escaped dots', path: '/cars/%2E%2e/x', status: 400 },
    { name: 'a NUL', path: '/cars/x%00/share.png', status: 400 },
    { name: 'half an escape', path: '/cars/%/share.png', status: 400 },
    { name: 'bytes that are not text', path: '/media/%ff%fe.png', status: 400 },
    { name: 'no path at all', method: 'OPTIONS', path: '*', status: 400 },
    { name: 'dots in a name and a query', path: '/cars/a.b..c?next=/../x', status: 200 },
    { name: 'a form post', method: 'POST', path: '/api/leads', status: 200 },
  ])('createFront refuses invalid requests before they reach the app: $name ($status)', async ({ method = 'GET', path, status }) => {
    const app = vi.fn<PageHandler>((_request, response) => void response.end('ok'))
    const { statusOf } = await serve(app)
    expect([await statusOf(method, path), app.mock.calls.length]).toEqual([status, status === 200 ? 1 : 0])
  })

  it('createFront supports range requests only for pictures, because a part of a page would lack its policy and status', async () => {
    const ranges: unknown[] = []
    const { get } = await serve((request, response) => {
      ranges.push(request.headers.range)
      response.setHeader('content-type', 'text/html')
      response.setHeader('content-security-policy', "script-src 'sha256-x'")
      response.end('<p>Words</p>')
    })
    const part = await get('/nothing', { headers: { range: 'bytes=0-' } })
    expect([part.status, part.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining("'sha256-")])
    await get('/media/a.mp4', { headers: { range: 'bytes=0-1' } })
    expect(ranges).toEqual([undefined, 'bytes=0-1'])
  })

  it('createFront requests only those pictures from the app that are not on disk', async () => {
    const made: (string | undefined)[] = []
    const { get } = await serve(
      ({ url }, response) => {
        made.push(url)
        response.end('made now')
      },
      {
        sendPicture: async ({ url }, response) => {
          if (url !== '/media/a.png') return false
          response.end('made before')
          return true
        },
      },
    )
    expect(await (await get('/media/a.png')).text()).toBe('made before')
    expect(await (await get('/media/b.png')).text()).toBe('made now')
    await get('/a.png')
    expect(made).toEqual(['/media/b.png', '/a.png'])
  })

  it('createFront limits the size of request bodies, and drops them for pages', async () => {
    const received: number[] = []
    const { get } = await serve((_request, response, body) => {
      received.push(body.length)
      response.end('ok')
    })
    expect((await get('/api/leads', { method: 'POST', body: 'a'.repeat(1000) })).status).toBe(200)
    expect((await get('/api/leads', { method: 'POST', body: 'a'.repeat(70_000) })).status).toBe(413)
    expect((await get('/contact', { method: 'POST', body: 'a'.repeat(1000) })).status).toBe(200)
    expect(received).toEqual([1000, 0])
  })

  it.each([
    { by: 'a script', type: 'application/json', body: '{"name":"Ana"}' },
    { by: 'a browser without scripts', type: 'application/x-www-form-urlencoded', body: 'name=An%22a+%3Cb%3E&message=Hello%0D%0AYou' },
  ])('createFront answers $by with an error text when the app fails, and keeps the entered values (ERR-03)', async ({ type, body }) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const keys: unknown[] = []
    let isAway = true
    const { get } = await serve(async ({ headers }, response) => {
      keys.push(headers['idempotency-key'])
      if (isAway) throw new Error('The page process did not listen in time')
      response.end('taken')
    })
    const post = (requestBody: string) => get('/api/leads', { method: 'POST', body: requestBody, headers: { 'content-type': type } })
    const answer = await post(body)
    const text = await answer.text()
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([503, '30', 'no-store'])
    expect(text).toContain('We couldn’t take this right now')
    isAway = false
    if (type === 'application/json') {
      expect(JSON.parse(text)).toEqual({ ok: false, message: expect.stringContaining('send it again'), fields: {} })
      expect(keys).toEqual([undefined])
    } else {
      expect(text).toContain('<form method="post" action="/api/leads">')
      const read = (value = '') => value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
      const fields = [...text.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, ...requestBody]) =>
        requestBody.map(read),
      )
      // The original idempotency key: it may have been stored after all.
      expect(Object.fromEntries(fields)).toEqual({ name: 'An"a <b>', message: 'Hello\r\nYou', idempotencyKey: keys[0] })
      await post(new URLSearchParams(fields).toString())
      expect(keys).toEqual([expect.stringMatching(/^[\w-]{36}$/), undefined])
    }
    error.mockRestore()
  })

  it('createFront sends strict-transport-security with every response, where https is required', async () => {
    const { get } = await serve((_request, response) => void response.end('ok'), { transportSecurity: 'max-age=31536000' })
    for (const path of ['/', '/media/a.png', '/api/cars', '/cars/%00'])
      expect([path, (await get(path)).headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000'])
  })

  it.each([
    { transportSecurity: 'max-age=1', origin: 'http://cars.example', arrives: 'null' },
    { transportSecurity: 'max-age=1', origin: 'https://cars.example', arrives: 'https://cars.example' },
    { transportSecurity: null, origin: 'http://cars.example', arrives: 'http://cars.example' },
  ])(
    'createFront passes the origin $origin on as $arrives where the https policy is $transportSecurity (RTE-13)',
    async ({ transportSecurity, origin, arrives }) => {
      const { get } = await serve((request, response) => void response.end(request.headers.origin), { transportSecurity })
      expect(await (await get('/api/leads', { method: 'POST', body: 'a=b', headers: { origin } })).text()).toBe(arrives)
    },
  )

  it('createFront invalidates pages before it confirms the change', async () => {
    const made = page('site:a')
    const { get } = await serve((request, response) => {
      if (request.url !== '/internal/refresh') return made(request, response)
      response.setHeader('content-type', 'application/json')
      response.end('{"tags":["site:a"]}')
    })
    await get('/')
    expect((await get('/internal/refresh', { method: 'POST', body: '[]' })).status).toBe(204)
    expect(await numberOn(await get('/'))).toBe('2')
  })

  it('createFront purges caches in front before it confirms the change, and answers 502 if one doesn’t confirm', async () => {
    const made = page('site:a')
    const steps: string[] = []
    const purge = vi.fn(async () => {
      steps.push('purged')
    })
    const { get, cache } = await serve(
      (request, response) => {
        if (request.url !== '/internal/refresh') return made(request, response)
        response.setHeader('content-type', 'application/json')
        response.end('{"tags":["site:a"]}')
      },
      { edge: { purge, flush: async () => {} } },
    )
    const expire = vi.spyOn(cache, 'expire').mockImplementation(() => void steps.push('expired'))
    const refresh = () => get('/internal/refresh', { method: 'POST', body: '[]' })
    expect((await refresh()).status).toBe(204)
    expect(purge.mock.calls).toEqual([[['site:a']]])
    // The other way round, a cache in front would fetch the old page again.
    expect(steps).toEqual(['expired', 'purged'])
    expire.mockRestore()
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    purge.mockRejectedValueOnce(new Error('away'))
    expect((await refresh()).status).toBe(502)
    expect(errors).toHaveBeenCalledOnce()
    errors.mockRestore()
  })

  it('createFront sends tags as Cache-Tag for caches that read it', async () => {
    const { get } = await serve(page('site:a stock:b'), { sendsCacheTag: true })
    expect((await get('/')).headers.get('cache-tag')).toBe('site:a,stock:b')
  })

  it('createFront renders a few pages at a time, answers other requests with a 503 page, and serves cached pages at once', async () => {
    const gate = createRenderGate({ slots: 1, perSite: 1, waitingPerSite: 1, waitingPerAddress: 1, timeoutMs: 5_000 })
    const made = page('site:a')
    const { app, letGo } = heldPages(made)
    const isSearch = ({ url = '' }: IncomingMessage) => url.includes('/search')
    const { get } = await serve((request, ...answer) => (isSearch(request) ? app(request, ...answer) : made(request, answer[0])), { gate })
    await get('/')
    const first = get('/search?q=1')
    await soon()
    const second = get('/search?q=2')
    await soon()
    const third = await get('/search?q=3')
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '5'])
    // Cars of a list are rendered like its page (decision 087).
    expect((await get('/api/stock-lists/search?q=3')).status).toBe(503)
    expect(await third.text()).toContain('A lot of people are looking')
    expect((await get('/')).headers.get('x-cache')).toBe('HIT')
    expect((await get('/api/cars')).status).toBe(200)
    letGo()
    expect((await first).status).toBe(200)
    await soon()
    letGo()
    expect((await second).status).toBe(200)
  })

  it.each([
    { from: 'one address', clients: 1 },
    { from: 'as many addresses', clients: 200 },
  ])(
    'createFront renders a page once for all concurrent requests after a restart, however few may wait: 200 from $from',
    async ({ clients }) => {
      const gate = createRenderGate({ slots: 2, perSite: 1, waitingPerSite: 200, waitingPerAddress: 4, timeoutMs: 4_000 })
      const made = page('site:a')
      let requested = 0
      const { get } = await serve(
        async (request, response) => {
          requested++
          await new Promise((resolve) => setTimeout(resolve, 50))
          made(request, response)
        },
        { gate, trustedProxies: 1 },
      )
      const headers = (at: number) => ({ 'x-forwarded-for': `203.0.113.${at % clients}, 127.0.0.1` })
      const answers = await Promise.all(Array.from({ length: 200 }, (_none, at) => get('/', { headers: headers(at) })))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(new Set(await Promise.all(answers.map(numberOn)))).toEqual(new Set(['1']))
      expect(requested).toBe(1)
    },
  )

  it('createFront renders a private page for each client, though they request it at once', async () => {
    const { get } = await serve(async (request, response) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('cache-control', 'private, no-store')
      response.end(`<p>${request.headers.cookie}</p>`)
    })
    const texts = await Promise.all(['7', '8', '9'].map(async (cookie) => (await get('/account', { headers: { cookie } })).text()))
    expect(texts).toEqual(['<p>7</p>', '<p>8</p>', '<p>9</p>'])
  })

  it('createFront sends no page rendered before a change to a client that requests it afterwards', async () => {
    const { app, waiting, letGo } = heldPages()
    const { get, cache } = await serve(app)
    const early = get('/')
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    cache.expire(['site:a'])
    const late = get('/')
    await soon()
    letGo()
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    letGo()
    expect([await numberOn(await early), await numberOn(await late)]).toEqual(['1', '2'])
  })

  it('createFront caches a page only compressed, and decompresses it for clients that accept no encoding', async () => {
    const { get, cache } = await serve((request, response) => {
      response.setHeader('content-type', 'text/html')
      response.setHeader('cache-control', 's-maxage=300')
      response.end(`<p>${request.url}</p>${'long '.repeat(20_000)}`)
    })
    const text = await (await get('/a')).text()
    await vi.waitFor(() => expect(cache.bytes).toBeLessThan(10_000), { timeout: 30_000 })
    expect(await (await get('/a', { headers: { 'accept-encoding': 'identity' } })).text()).toBe(text)
    expect(await (await get('/a', { headers: { 'accept-encoding': 'gzip' } })).text()).toBe(text)
  })

  it('createFront evicts the least used pages when it is full', async () => {
    const cache = createPageCache({ maxBytes: 25_000 })
    const response = { status: 200, headers: {}, body: Buffer.alloc(8000), etag: '', tags: ['t'], freshUntil: 10, usableUntil: 10 }
    for (const key of ['a', 'b']) cache.put(key, { ...response, etag: key }, cache.mark())
    cache.get('a')
    cache.put('c', { ...response, etag: 'c' }, cache.mark())
    expect(['a', 'b', 'c'].map((key) => cache.get(key) !== null)).toEqual([true, false, true])
    expect(cache.bytes).toBeLessThanOrEqual(25_000)
  })
})
