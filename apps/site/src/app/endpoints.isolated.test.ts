import { inspect } from 'node:util'
import { openCheckout } from '@forecourt/data/checkouts/changeCheckout'
import type { Database, Scope } from '@forecourt/data/createDatabase'
import { connect } from '@forecourt/data/migrate/connect'
import { loadSiteData } from '@forecourt/data/pages/loadSiteData'
import { publishSite } from '@forecourt/data/publishing/publishSite'
import { saveDraft } from '@forecourt/data/sites/saveDraft'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { bookTestDrive, offerTestDrives, testDriveRequest } from '@forecourt/data/testing/testDrives'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { PrivatePage } from '@forecourt/rules/pages/findPageRules'
import type { ConfigValues } from '@forecourt/schema/ResolvedConfig'
import { bookingToken } from '@forecourt/services/bookings/bookingToken'
import { startLog } from '@forecourt/services/logging/startLog'
import { linkToken } from '@forecourt/services/reservations/linkToken'
import { searchToken } from '@forecourt/services/shoppers/searchToken'
import { unsubscribeToken } from '@forecourt/services/shoppers/unsubscribeToken'
import { valuationToken } from '@forecourt/services/valuations/valuationToken'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { hashToken, newToken } from '../accounts/accountCookies'
import { ownPageData } from '../page/loadSitePage'
import type { LiveSite } from '../sites/createSiteRegistry'

const secret = 'a secret of the installation'
const certificateToken = 'a token of the proxy'
const world = testWorld()

vi.mock('../env', () => ({
  env: () => ({
    ...{
      TRUSTED_PROXIES: 0,
      INTERNAL_SECRET: secret,
      TLS_PERMISSION_TOKEN: certificateToken,
      SITE_ORIGIN_TEMPLATE: 'https://{host}',
      NODE_ENV: 'test',
    },
    ...{ MEDIA_DIR: '/nowhere', MEDIA_CACHE_DIR: '/nowhere', SPOOL_DIR: '/nowhere', QUOTES_TIMEOUT_MS: 100 },
  }),
  paymentVariables: () => ({}),
}))
const broken = vi.hoisted(() => ({ db: null as Database | null }))
vi.mock('../sites/database', () => ({ database: () => broken.db ?? world.db }))
vi.mock('../sites/refreshSoon', () => ({ refreshSoon: () => {} }))
vi.mock('next/cache', () => ({ revalidateTag: () => {} }))

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response> | Response
const modules = import.meta.glob<{ readonly [method: string]: Handler | undefined }>('./**/route.ts')
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Expected caller of each endpoint: `anyone`; `site`, any client at the host of a live site; `page`, same-origin pages only; `shopper`,
 * signed in; `link`, a link signed for this organisation; `signed`, a service with a signature; `process`, an internal process; `proxy`, the
 * proxy that issues certificates, with its token.
 */
type Caller = 'anyone' | 'site' | 'page' | 'shopper' | 'link' | 'signed' | 'process' | 'proxy'
interface Endpoint {
  readonly by: Caller
  readonly params?: object
  readonly query?: string
  readonly form?: { readonly [name: string]: string }
  readonly json?: unknown
  /** Status of a cross-origin refusal; 403 by default. */
  readonly refuses?: number
  /** For `link`: the token that replaces TOKEN, by organisation. */
  readonly token?: (organisationId: string) => string
}
/** Id of the linked record of each kind in north. */
const id = 'linked-record'
const linked = (kind: 'payment' | 'entry' | 'journey') => (organisationId: string) => linkToken(secret, { kind, organisationId, id })
const unsubscribing = (organisationId: string) => unsubscribeToken(secret, { organisationId, shopperId: id }, new Date().toISOString())
const pay = { at: '/pages/list/pay/blocks/form' }
const table: { readonly [route: string]: Endpoint } = {
  'GET livez': { by: 'anyone' },
  'GET readyz': { by: 'anyone' },
  'GET internal/health': { by: 'anyone' },
  'GET map-tiles/[zoom]/[x]/[y]': { by: 'anyone', params: { zoom: '3', x: '1', y: '1' } },
  'GET media/[...key]': { by: 'anyone' },
  'HEAD media/[...key]': { by: 'anyone' },
  'GET api/speculation-rules': { by: 'anyone' },
  'GET feeds/[secret]/[file]': { by: 'site', params: { secret: 'a'.repeat(32), file: 'stock.csv' } },
  'GET api/car-sheets/[slug]': { by: 'site', params: { slug: 'south-car' } },
  'GET cars/[slug]/history': { by: 'site', params: { slug: 'south-car' } },
  'GET cars/[slug]/share.png': { by: 'site', params: { slug: 'south-car' } },
  'GET cars/[slug]/notice.pdf': { by: 'site', params: { slug: 'south-car' } },
  'GET cars/[slug]/view.json': { by: 'site', params: { slug: 'south-car' } },
  'GET cars/[slug]/qr.svg': { by: 'site', params: { slug: 'north-car' } },
  'GET api/cars': { by: 'site', query: '?slug=south-car&slug=north-car-draft' },
  'GET api/cars/[id]': { by: 'site', params: { id: 'south-car' } },
  'GET api/search-lexicon': { by: 'site' },
  'GET api/stock-counts': { by: 'site', query: '?make=Toyota' },
  'GET api/suggested-cars': { by: 'site', query: '?make=Toyota' },
  'GET api/named-car': { by: 'site', query: '?q=445821' },
  'GET api/appointments': { by: 'site', query: '?form=testDrive' },
  'GET api/valuations': { by: 'site' },
  'GET api/account': { by: 'site' },
  'GET api/own-reservations': { by: 'site' },
  'GET api/test-bank/[page]': { by: 'site', params: { page: id } },
  'POST api/phone-reveals': { by: 'page', refuses: 404, json: { carSlug: 'north-car' } },
  'POST api/leads': { by: 'page', json: { form: 'general' } },
  'POST api/youx/quote': { by: 'page', json: {} },
  'POST api/miscellaneous': { by: 'page', json: { column_name: 'valuation' } },
  'POST api/valuations/[action]': { by: 'page', params: { action: 'vehicle' }, form: {} },
  'POST api/checkout/[action]': { by: 'page', params: { action: 'step' }, form: {} },
  'POST api/bookings/[action]': { by: 'page', params: { action: 'cancel' }, form: { token: '' } },
  'POST api/account/[action]': { by: 'page', params: { action: 'code' }, form: { contact: 'nobody' } },
  'POST api/spin': { by: 'page', form: { at: '/pages/list/pay/blocks/draw' } },
  'POST api/payment-requests/[token]': { by: 'page', params: { token: 'made-up' } },
  'POST api/test-bank/[page]': { by: 'page', params: { page: id }, form: { press: 'pay' } },
  'POST api/account': { by: 'shopper', json: {} },
  'GET api/account/export': { by: 'shopper', refuses: 401 },
  'POST api/watchlist/[action]': { by: 'shopper', params: { action: 'remove-car' }, json: { car_id: 'north-car' } },
  'POST api/online-payment': { by: 'shopper', form: { ...pay, amount: '', reference: '', kind: '', name: '' } },
  'POST api/unsubscribe': { by: 'link', query: '?token=TOKEN', token: unsubscribing },
  'GET api/bookings/calendar': {
    by: 'link',
    query: '?token=TOKEN',
    token: (organisationId) => bookingToken(secret, { organisationId, bookingId: id }),
  },
  'GET api/payment-requests/[token]': { by: 'link', params: { token: 'TOKEN' }, token: linked('payment') },
  'GET api/spin/[token]': { by: 'link', params: { token: 'TOKEN' }, token: linked('entry') },
  'GET api/checkout/[action]': { by: 'link', params: { action: 'receipt' }, query: '?journey=TOKEN', token: linked('journey') },
  'POST api/texts': { by: 'signed', json: { id: '1', from: '+61491570006', text: 'Hello' } },
  'POST api/payments/[account]': { by: 'signed', params: { account: 'account' }, json: {} },
  'POST internal/refresh': { by: 'process', json: [] },
  'POST internal/measures': { by: 'process', json: [] },
  'POST internal/addresses': { by: 'process', json: [] },
  'GET internal/redirects': { by: 'process', query: '?host=north.localhost' },
  'GET internal/tls-permission': { by: 'proxy', query: '?domain=north.localhost&token=TOKEN' },
}
type HeaderFields = { readonly [name: string]: string }
const elsewhere: readonly HeaderFields[] = [{ origin: 'https://evil.example' }, { origin: 'null' }, { 'sec-fetch-site': 'cross-site' }]
const unsigned: readonly HeaderFields[] = [{}, { 'forecourt-signature': `t=1,v1=${'a'.repeat(64)}`, 'stripe-signature': 't=1,v1=aa' }]
const by = (...callers: readonly Caller[]) => Object.keys(table).filter((route) => callers.includes(table[route]?.by ?? 'anyone'))

interface Sent {
  /** Added to query and body. */
  readonly extra?: HeaderFields
  readonly host?: string
  readonly headers?: HeaderFields
  readonly token?: string
}
const call = async (route: string, { host = world.north.host, headers = {}, token = '', extra = {} }: Sent = {}) => {
  const [method = '', path = ''] = route.split(' ')
  const { params = {}, query = '', form, json } = table[route] ?? { by: 'anyone' }
  const { [method]: handle } = (await modules[`./${path}/route.ts`]?.()) ?? {}
  if (!handle) throw new Error(`There is no ${route}.`)
  const fields = form
    ? new URLSearchParams({ ...form, ...extra })
    : JSON.stringify(Array.isArray(json) ? json : { ...(json as object | undefined), ...extra })
  const body = method === 'POST' ? fields : undefined
  const search = `${query.replace('TOKEN', encodeURIComponent(token))}${query ? '&' : '?'}${new URLSearchParams(extra)}`
  const resolvedPath = path.replace(/\[(?:\.\.\.)?(\w+)\]/g, (_, name) => String((params as Record<string, unknown>)[name] ?? 'x'))
  const request = new Request(`https://${host}/${resolvedPath}${search}`, {
    ...{ method, body, headers: { host, 'user-agent': 'Mozilla/5.0', ...headers } },
  })
  const routeParams = JSON.parse(JSON.stringify(params).replace('TOKEN', token)) as object
  return handle(request, { params: Promise.resolve(routeParams) })
}

const config: ConfigValues = {
  auth: { enabled: true },
  checkout: { enabled: true, payOnline: true },
  valuation: { enabled: true, onlineFigures: true, legacyPath: true },
  estimate: { requestQuotes: true },
  pages: {
    list: [
      {
        ...{ id: 'pay', path: '/pay', title: 'Pay' },
        blocks: [
          { id: 'form', kind: 'payment' },
          { id: 'draw', kind: 'spin', prizeValue: 1_000 },
        ],
      },
    ],
  },
}
const cookies: { [side: string]: string } = {}

beforeAll(async () => {
  for (const side of [world.north, world.south]) {
    const { siteId, organisationId } = side
    const scope = world.db.forOrganisation(organisationId)
    const { values } = await world.db.platform.transaction((tx) => tx.draft.findFirstOrThrow({ where: { siteId } }))
    const saved = await saveDraft(scope, { siteId, values: { ...(values as object), ...config }, expectedRevision: 1, actor: buildActor })
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    const live = { siteId, note: '', expectedRevision: saved.revision, expectedVersion: 1, actor: buildActor }
    const published = await publishSite(world.db.platform, live)
    if (!published.ok) throw new Error(JSON.stringify(published))
    const token = newToken()
    const [shopperId, at] = [`${side.siteId}-shopper`, new Date()]
    await scope.transaction(async (tx) => {
      await tx.shopper.create({ data: { organisationId, siteId, id: shopperId, email: `${siteId}@shopper.example` } })
      await tx.shopperSession.create({ data: { organisationId, tokenHash: hashToken(token), shopperId, createdAt: at, seenAt: at } })
    })
    cookies[organisationId] = `__Host-shopper=${token}`
  }
})

/** All stored data except rate limits, by table. */
const stored = () =>
  connect(world.ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'limits'",
    )
    const contents = rows.map(
      ({ name }) => `select '${name}' as name, md5(string_agg(row::text, '|' order by row::text)) from "${name}" row`,
    )
    return (await client.query(`${contents.join(' union all ')} order by name`)).rows
  })

/** A record for every link, in its initial state. */
const storeLinked = async () => {
  const { organisationId, siteId, carId, locationId } = world.north
  const [scope, at] = [world.db.forOrganisation(organisationId), new Date()]
  const published = await liveSite(world.db, siteId)
  const seen = { cents: 2_000_000, type: 'driveAway' } as const
  await openCheckout(world.db, published, { id, kind: 'buy', carId, seen, shopperId: null, now: at.toISOString() })
  await scope.transaction(async (tx) => {
    await tx.shopper.create({ data: { organisationId, siteId, id, email: 'linked@shopper.example' } })
    await tx.paymentRequest.create({
      data: {
        ...{ organisationId, id, siteId, reference: 'LINKED1', creationKey: id, kind: 'deposit', name: 'Ana', amountCents: 100_000 },
        ...{ currency: 'AUD', authorName: 'Test', createdAt: at, changedAt: at },
      },
    })
    await tx.promotionEntry.create({
      data: {
        ...{ organisationId, id, siteId, promotion: '/pages/list/pay/blocks/draw', person: 'ana@shopper.example', mailbox: 'ana' },
        ...{ proved: false, name: 'Ana', ticket: 1, prizeId: 'prize', prize: 'A prize', code: 'CODE1', conditions: '', enteredAt: at },
      },
    })
    await tx.ownVehicle.create({ data: { organisationId, id, siteId, plate: 'ABC123', createdAt: at } })
    await tx.valuation.create({ data: { organisationId, id, siteId, vehicleId: id, createdAt: at, updatedAt: at } })
  })
  await offerTestDrives(scope, locationId, { confirmation: 'atOnce', noticeHours: 0 })
  const monday = new Date(Date.now() + 14 * 86_400_000)
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7))
  const local = `${monday.toISOString().slice(0, 10)}T09:00`
  return bookTestDrive(scope, testDriveRequest(world.north, { local, now: at.toISOString() }))
}

/** What a shopper enters. */
const person = { name: 'Wilhelmina Featherstone', email: 'mina@featherstone.example', phone: '0491 570 156', number: '+61491570156' }
const entered = {
  ...{ name: person.name, firstName: 'Wilhelmina', lastName: 'Featherstone', contactName: person.name, email: person.email },
  ...{ phone: person.phone, mobile: person.number, contact: person.email, from: person.number, q: person.name, plate: 'MINA01' },
  ...{ text: `Call ${person.name}, ${person.phone}`, message: `I'm ${person.name}: ${person.email}`, postcode: '3000' },
}

/** A database whose transactions fail with an error of Postgres that quotes what was entered. */
const quotingDatabase = (): Database => {
  const failing = (scope: Scope): Scope => ({
    transaction: (work) =>
      scope.transaction(async (tx) => {
        await work(tx)
        await tx.$queryRaw`select ${Object.values(entered).join()}::int`
        throw new Error('not reached')
      }),
  })
  return {
    ...world.db,
    platform: failing(world.db.platform),
    forOrganisation: (organisationId) => ({
      ...world.db.forOrganisation(organisationId),
      ...failing(world.db.forOrganisation(organisationId)),
    }),
  }
}

const signsIn = (response: Response) => response.status === 401 || (response.headers.get('location') ?? '').startsWith('/sign-in?')

describe('endpoints of a site that are not pages', () => {
  it('endpoints of a site that are not pages are all listed in the table of allowed callers', async () => {
    const found = await Promise.all(
      Object.entries(modules).map(async ([file, load]) => {
        const exported = await load()
        return methods.filter((method) => exported[method]).map((method) => `${method} ${file.slice(2, -'/route.ts'.length)}`)
      }),
    )
    expect(found.flat().sort()).toEqual(Object.keys(table).sort())
  })

  it.each(by('site', 'page', 'shopper', 'link', 'signed'))('%s responds only at the host of a live site', async (route) => {
    const response = await call(route, { host: 'unknown.localhost' })
    expect([401, 404]).toContain(response.status)
  })

  it.each(by('site'))('%s reveals nothing of another dealer’s cars or of a draft', async (route) => {
    expect(await (await call(route)).text()).not.toMatch(/south(?:-\w| Location| Dealership| Motors)|north-car-draft/)
  })

  it.each(by('page', 'shopper'))('%s refuses requests from pages of another site', async (route) => {
    const headers = { cookie: cookies[world.north.organisationId] ?? '' }
    for (const from of elsewhere)
      expect((await call(route, { headers: { ...headers, ...from } })).status).toBe(table[route]?.refuses ?? 403)
    const own = await call(route, { headers: { ...headers, origin: `https://${world.north.host}` } })
    expect(own.status).not.toBe(table[route]?.refuses ?? 403)
  })

  it.each(by('shopper'))('%s serves the signed-in shopper, and refuses a shopper of another dealer', async (route) => {
    expect(signsIn(await call(route))).toBe(true)
    expect(signsIn(await call(route, { headers: { cookie: cookies[world.south.organisationId] ?? '' } }))).toBe(true)
    const own = await call(route, { headers: { cookie: cookies[world.north.organisationId] ?? '' } })
    expect(signsIn(own)).toBe(false)
    expect(own.headers.get('cache-control')).toContain('no-store')
  })

  it.each(by('link'))('%s refuses an invented link and a link of another dealer', async (route) => {
    for (const token of ['made-up', table[route]?.token?.(world.south.organisationId) ?? '']) {
      const response = await call(route, { token })
      expect([404, 410]).toContain(response.status)
    }
  })

  it.each(by('signed'))('%s refuses unsigned requests', async (route) => {
    for (const headers of unsigned) expect([400, 401]).toContain((await call(route, { headers })).status)
  })

  it.each(by('process'))('%s responds only to our own processes', async (route) => {
    expect((await call(route)).status).toBe(404)
    expect((await call(route, { headers: { 'x-internal-secret': `${secret}!` } })).status).toBe(404)
    expect((await call(route, { headers: { 'x-internal-secret': secret } })).status).toBe(200)
  })

  it.each(by('proxy'))('%s responds only to the proxy with its token', async (route) => {
    expect((await call(route, { headers: { 'x-internal-secret': secret } })).status).toBe(404)
    expect((await call(route, { token: `${certificateToken}!` })).status).toBe(404)
    expect((await call(route, { token: certificateToken })).status).toBe(200)
  })

  it('endpoints of a site that are not pages change nothing on GET, because mail scanners open the links in a mail (ENQ-24, RTE-23, CHK-01)', async () => {
    const { organisationId, siteId, host } = world.north
    const { id: bookingId, heldUntil } = await storeLinked()
    expect(heldUntil).not.toBeNull()
    const booking = { organisationId, bookingId }
    const now = new Date().toISOString()
    const journey = linkToken(secret, { kind: 'journey', organisationId, id })
    const pages: { readonly [Page in PrivatePage]: readonly string[] } = {
      signIn: [''],
      garage: [''],
      saveSearch: ['', `token=${searchToken(secret, { organisationId, siteId, email: 'ana@shopper.example', path: '/search' }, now)}`],
      unsubscribe: [`token=${unsubscribeToken(secret, { organisationId, shopperId: id }, now)}`],
      checkout: [`journey=${journey}`],
      booking: [bookingToken(secret, booking), bookingToken(secret, booking, 'message')].map((token) => `token=${token}`),
      personalisedFinance: [''],
      tradeIn: [`valuation=${valuationToken(secret, { organisationId, valuationId: id }, now)}`],
    }
    const before = await stored()
    for (const route of Object.keys(table).filter((name) => name.startsWith('GET '))) {
      const token = route.includes('bookings') ? bookingToken(secret, booking) : table[route]?.token?.(organisationId)
      await call(route, { token, headers: { cookie: cookies[organisationId] ?? '' } })
    }
    const published = await liveSite(world.db, siteId)
    const site = await loadSiteData(world.db, published, now)
    const live = { published, siteData: async () => site } as unknown as LiveSite
    for (const [page, queries] of Object.entries(pages))
      for (const query of queries) {
        const route = { page, path: '/', ...(page === 'checkout' && { kind: 'buy', slug: null }) } as never
        const pageRequest = { live, site, route, params: new URLSearchParams(query), now }
        expect(await ownPageData({ ...pageRequest, cookies: cookies[organisationId] ?? '' })).not.toBeNull()
      }
    expect(await stored()).toEqual(before)
    // The same link by POST has an effect.
    await call('POST api/unsubscribe', { host, token: unsubscribing(organisationId) })
    expect(await stored()).not.toEqual(before)
  })

  it('endpoints of a site that are not pages log nothing of what a shopper enters, neither when it works nor when the database refuses it', async () => {
    const lines: string[] = []
    const raw: string[] = []
    const endLog = startLog({ process: 'pages', format: 'json', write: (line) => lines.push(line) })
    for (const method of ['log', 'info', 'warn', 'error'] as const) {
      const write = console[method]
      console[method] = (...parts: unknown[]) => {
        raw.push(inspect(parts, { depth: 5 }))
        write(...parts)
      }
    }
    try {
      for (const db of [null, quotingDatabase()]) {
        broken.db = db
        for (const route of Object.keys(table)) {
          const token = table[route]?.token?.(world.north.organisationId) ?? certificateToken
          const headers = {
            cookie: cookies[world.north.organisationId] ?? '',
            origin: `https://${world.north.host}`,
            'x-internal-secret': secret,
          }
          try {
            await call(route, { token, headers, extra: entered })
          } catch (error) {
            // As the server of the page process does.
            console.error(error)
          }
        }
      }
    } finally {
      broken.db = null
      endLog()
    }
    const personal = /Wilhelmina|Featherstone|0491|491570156/i
    expect(raw.filter((line) => personal.test(line)).length).toBeGreaterThan(10)
    expect(lines.filter((line) => personal.test(line))).toEqual([])
  })
})
