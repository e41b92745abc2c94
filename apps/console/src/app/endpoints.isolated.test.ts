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
  readonly caller: 'anyone' | 'console' | 'signedIn' | 'key' | 'login'
  readonly params?: object
  readonly json?: unknown
}
const table: { readonly [route: string]: Endpoint } = {
  'GET livez': { caller: 'anyone' },
  'GET readyz': { caller: 'anyone' },
  'GET api/health': { caller: 'anyone' },
  'GET api/review-sources/google': { caller: 'anyone' },
  'GET media/[...key]': { caller: 'anyone' },
  'GET schema/[file]': { caller: 'anyone', params: { file: 'none' } },
  'POST api/account/[action]': { caller: 'console', params: { action: 'link' }, json: { token: 'made-up' } },
  'POST api/trpc/[procedure]': { caller: 'signedIn', params: { procedure: 'sites.getList' } },
  'POST api/uploads/[id]': { caller: 'signedIn', params: { id: 'no-such-upload' } },
  'POST api/stock-feeds/[id]': { caller: 'key', params: { id: 'no-such-feed' } },
  'GET api/leads': { caller: 'key' },
  'POST api/leads': { caller: 'key' },
  'POST api/mcp': { caller: 'key' },
  'POST api/tools/[tool]': { caller: 'key', params: { tool: 'query_stock' } },
  'GET api/openapi': { caller: 'anyone' },
  'GET api/auth/[...nextauth]': { caller: 'login' },
  'POST api/auth/[...nextauth]': { caller: 'login' },
}
type HeaderFields = { readonly [name: string]: string }
const foreignHeaders: readonly HeaderFields[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
]
const headersWithoutKey: readonly HeaderFields[] = [
  {},
  { authorization: 'Bearer made-up' },
  { authorization: `Bearer fc_${'a'.repeat(43)}` },
]
const routesFor = (...callers: readonly Endpoint['caller'][]) =>
  Object.keys(table).filter((route) => callers.includes(table[route]?.caller ?? 'anyone'))

const call = async (route: string, headers: HeaderFields = {}, session: Session | null = null) => {
  mocks.session = session
  const [method = '', path = ''] = route.split(' ')
  const { params = {}, json } = table[route] ?? { caller: 'anyone' }
  const { [method]: handle } = (await modules[`./${path}/route.ts`]?.()) ?? {}
  if (!handle) throw new Error(`There is no ${route}.`)
  const place = path.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name) => String((params as Record<string, unknown>)[name] ?? 'x'))
  const body = method === 'POST' ? JSON.stringify(json ?? {}) : undefined
  const sent = { 'content-type': 'application/json', host: 'console.example', ...headers }
  return handle(new Request(`https://console.example/${place}`, { method, body, headers: sent }), { params: Promise.resolve(params) })
}

describe('the endpoints of the console outside its pages', () => {
  it('the endpoints of the console outside its pages are all listed in the table of permitted callers', async () => {
    const found = await Promise.all(
      Object.entries(modules).map(async ([file, load]) => {
        const exported = await load()
        return methods.filter((method) => exported[method]).map((method) => `${method} ${file.slice(2, -'/route.ts'.length)}`)
      }),
    )
    expect(found.flat().sort()).toEqual(Object.keys(table).sort())
  })

  it.each(routesFor('console', 'signedIn'))('%s refuses requests from pages of other sites', async (route) => {
    const session = buildSession('platformAdmin', null)
    for (const from of foreignHeaders) expect((await call(route, from, session)).status).toBe(403)
    expect((await call(route, { origin: 'https://console.example' }, session)).status).not.toBe(403)
  })

  it.each(routesFor('signedIn'))('%s requires a signed-in user with both factors', async (route) => {
    expect((await call(route)).status).toBe(401)
    expect([401, 403]).toContain((await call(route, {}, { ...buildSession('platformAdmin', null), needsSecondFactor: true })).status)
    expect((await call(route, {}, buildSession('platformAdmin', null))).status).not.toBe(401)
  })

  it.each(routesFor('key'))('%s requires an API key, even of a signed-in user', async (route) => {
    const session = buildSession('platformAdmin', null)
    for (const headers of headersWithoutKey) expect((await call(route, headers, session)).status).toBe(401)
  })
})
