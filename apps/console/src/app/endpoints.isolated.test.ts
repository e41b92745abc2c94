import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { describe, expect, it, vi } from 'vitest'
import type { Session } from '../auth/Session'
import { buildSession } from '../server/testing/createTestCaller'

const world = testWorld()
const mocks: { session: Session | null } = { session: null }
vi.mock('../env', () => ({
  env: () => ({
    ...{ AUTH_SECRET: 'a secret of the installation', CONSOLE_URL: 'https://console.example', TRUSTED_PROXIES: 0, SITE_INTERNAL_URLS: [] },
    ...{ MEDIA_DIR: '/nowhere', MEDIA_CACHE_DIR: '/nowhere', UPLOADS_DIR: '/nowhere', MAIL_DIR: '/nowhere', INTERNAL_SECRET: 'internal' },
    ...{ SITE_ORIGIN_TEMPLATE: 'https://{host}', SITE_HOST_SUFFIX: 'sites.example', DNS_SERVERS: [] },
  }),
}))
vi.mock('../database', () => ({ database: () => world.db }))
vi.mock('../auth/currentSession', () => ({ currentSession: async () => mocks.session }))

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response> | Response
const modules = import.meta.glob<{ readonly [method: string]: Handler | undefined }>('./**/route.ts')
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Who can call each endpoint outside the pages, written by hand: `anyone`; `console`, the console's own pages only; `signedIn`, a signed-in
 * user on those; `key`, a system with an API key; `login`, the sign-in library.
 */
interface Endpoint {
  readonly by: 'anyone' | 'console' | 'signedIn' | 'key' | 'login'
  readonly params?: object
  readonly json?: unknown
}
const table: { readonly [route: string]: Endpoint } = {
  'GET livez': { by: 'anyone' },
  'GET readyz': { by: 'anyone' },
  'GET api/health': { by: 'anyone' },
  'GET media/[...key]': { by: 'anyone' },
  'GET schema/[file]': { by: 'anyone', params: { file: 'none' } },
  'POST api/account/[action]': { by: 'console', params: { action: 'link' }, json: { token: 'made-up' } },
  'POST api/trpc/[procedure]': { by: 'signedIn', params: { procedure: 'sites.getList' } },
  'POST api/uploads/[id]': { by: 'signedIn', params: { id: 'no-such-upload' } },
  'POST api/stock-feeds/[id]': { by: 'key', params: { id: 'no-such-feed' } },
  'GET api/leads': { by: 'key' },
  'POST api/leads': { by: 'key' },
  'GET api/auth/[...nextauth]': { by: 'login' },
  'POST api/auth/[...nextauth]': { by: 'login' },
}
type HeaderFields = { readonly [name: string]: string }
const elsewhere: readonly HeaderFields[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]
const keyless: readonly HeaderFields[] = [{}, { authorization: 'Bearer made-up' }, { authorization: `Bearer fc_${'a'.repeat(43)}` }]
const by = (...callers: readonly Endpoint['by'][]) => Object.keys(table).filter((route) => callers.includes(table[route]?.by ?? 'anyone'))

const call = async (route: string, headers: HeaderFields = {}, session: Session | null = null) => {
  mocks.session = session
  const [method = '', path = ''] = route.split(' ')
  const { params = {}, json } = table[route] ?? { by: 'anyone' }
  const { [method]: handle } = (await modules[`./${path}/route.ts`]?.()) ?? {}
  if (!handle) throw new Error(`There is no ${route}.`)
  const place = path.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name) => String((params as Record<string, unknown>)[name] ?? 'x'))
  const body = method === 'POST' ? JSON.stringify(json ?? {}) : undefined
  const sent = { 'content-type': 'application/json', host: 'console.example', ...headers }
  return handle(new Request(`https://console.example/${place}`, { method, body, headers: sent }), { params: Promise.resolve(params) })
}

describe('the endpoints of the console outside its pages', () => {
  it('are all listed in the table of permitted callers', async () => {
    const found = await Promise.all(
      Object.entries(modules).map(async ([file, load]) => {
        const exported = await load()
        return methods.filter((method) => exported[method]).map((method) => `${method} ${file.slice(2, -'/route.ts'.length)}`)
      }),
    )
    expect(found.flat().sort()).toEqual(Object.keys(table).sort())
  })

  it.each(by('console', 'signedIn'))('%s refuses requests from pages of other sites', async (route) => {
    const session = buildSession('platformAdmin', null)
    for (const from of elsewhere) expect((await call(route, from, session)).status).toBe(403)
    expect((await call(route, { origin: 'https://console.example' }, session)).status).not.toBe(403)
  })

  it.each(by('signedIn'))('%s requires a signed-in user with both factors', async (route) => {
    expect((await call(route)).status).toBe(401)
    expect([401, 403]).toContain((await call(route, {}, { ...buildSession('platformAdmin', null), needsSecondFactor: true })).status)
    expect((await call(route, {}, buildSession('platformAdmin', null))).status).not.toBe(401)
  })

  it.each(by('key'))('%s requires an API key, even of a signed-in user', async (route) => {
    const session = buildSession('platformAdmin', null)
    for (const headers of keyless) expect((await call(route, headers, session)).status).toBe(401)
  })
})
