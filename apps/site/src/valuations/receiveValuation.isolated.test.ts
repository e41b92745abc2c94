import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { valuationToken } from '@forecourt/services/valuations/valuationToken'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveSite } from '../sites/createSiteRegistry'
import { receiveValuation } from './receiveValuation'

const secret = 'a secret of the installation'
const spool = await mkdtemp(path.join(tmpdir(), 'forecourt-spool-'))
afterAll(() => rm(spool, { recursive: true }))

vi.mock('../env', () => ({
  env: () => ({ SITE_ORIGIN_TEMPLATE: 'https://{host}', TRUSTED_PROXIES: 0, INTERNAL_SECRET: secret, SPOOL_DIR: spool }),
}))
// A real database client for an address where nothing listens.
vi.mock('../sites/database', async () => {
  const { createDatabase } = await import('@forecourt/data/createDatabase')
  const nowhere = 'postgres://app@127.0.0.1:1/none'
  const db = createDatabase({ app: nowhere, platform: nowhere, poolSize: 1 })
  return { database: () => db }
})

const siteThat = (enabled: boolean) =>
  ({
    published: {
      ...{ siteId: 'site', organisationId: 'north', slug: 'north' },
      config: buildConfig({ valuation: { enabled }, auth: { enabled: true }, forms: { showTerms: false } }),
    },
    siteData: async () => buildSiteData(),
  }) as unknown as LiveSite

const live = siteThat(true)

let valuations = 0
let token = ''
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  valuations += 1
  token = valuationToken(secret, { organisationId: 'north', valuationId: `valuation-${valuations}` }, new Date().toISOString())
})
const contact = () => ({
  valuation: token,
  name: 'Vera',
  lastName: 'Lund',
  email: 'vera@shopper.example',
  phone: '0491 570 156',
  postcode: '3000',
})
const post = (form: { readonly [name: string]: string }, headers: { readonly [name: string]: string } = {}) =>
  new Request('https://cars.example/api/valuations/contact', {
    method: 'POST',
    headers: { host: 'cars.example', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(form),
  })
const json = { accept: 'application/json' }
const spooled = async () =>
  Promise.all((await readdir(spool)).map(async (name) => JSON.parse(await readFile(path.join(spool, name), 'utf8')) as unknown))
const ofThis = async () => (await spooled()).filter((entry) => JSON.stringify(entry).includes(`"valuation-${valuations}"`))

describe('receiveValuation while the database is away (API-08, ERR-16)', () => {
  it('receiveValuation while the database is away spools the contact on disk, once however often it is sent, and confirms it', async () => {
    const answers = [
      await receiveValuation(post(contact(), json), live, 'contact'),
      await receiveValuation(post(contact(), json), live, 'contact'),
    ]
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(await answer.json()).toMatchObject({ page: { done: 'spooled', problem: null, faults: {} } })
    }
    const entries = await ofThis()
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries[0])).toContain('vera@shopper.example')
  })

  it('receiveValuation while the database is away answers a browser without scripts with a plain page that loads nothing', async () => {
    const answer = await receiveValuation(post(contact()), live, 'contact')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).toContain('We’ll email you as soon as we can.')
    expect(await ofThis()).toHaveLength(1)
  })

  it('receiveValuation while the database is away shows the errors of a contact, and spools nothing', async () => {
    const wrong = { ...contact(), email: 'nobody' }
    const answer = await receiveValuation(post(wrong, json), live, 'contact')
    expect(await answer.json()).toMatchObject({ page: { done: null, faults: { email: expect.any(String) }, entered: { name: 'Vera' } } })
    const plain = await receiveValuation(post(wrong), live, 'contact')
    expect(plain.status).toBe(400)
    expect(await ofThis()).toEqual([])
  })

  it('receiveValuation while the database is away stores nothing of an unknown valuation', async () => {
    const answer = await receiveValuation(post({ ...contact(), valuation: 'made.up' }, json), live, 'contact')
    expect(await answer.json()).toMatchObject({ page: { problem: 'linkExpired', done: null } })
    expect(await ofThis()).toEqual([])
  })

  it.each(['vehicle', 'condition', 'accept', 'restart'])(
    'receiveValuation while the database is away answers “%s” with a request to try again later, and spools nothing',
    async (action) => {
      const answer = await receiveValuation(post(contact(), json), live, action)
      expect(answer.status).toBe(503)
      const plain = await receiveValuation(post(contact()), live, action)
      expect([plain.status, plain.headers.get('location')]).toEqual([303, '/cars/trade-in?problem=away'])
      expect(await ofThis()).toEqual([])
    },
  )
})

describe('receiveValuation', () => {
  it('receiveValuation answers 404 where a site values no vehicles, and for unknown steps', async () => {
    expect((await receiveValuation(post(contact()), siteThat(false), 'contact')).status).toBe(404)
    for (const action of ['', 'toString', '__proto__', 'other']) expect((await receiveValuation(post({}), live, action)).status).toBe(404)
  })

  it('receiveValuation refuses requests from pages of another site', async () => {
    const from = async (headers: { readonly [name: string]: string }) =>
      (await receiveValuation(post(contact(), headers), live, 'contact')).status
    expect(await from({ origin: 'https://evil.example' })).toBe(403)
    expect(await from({ origin: 'null' })).toBe(403)
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403)
  })

  it('receiveValuation refuses a body larger than a form, and invalid JSON', async () => {
    const large = post({ ...contact(), message: 'x'.repeat(40_000) }, json)
    expect((await receiveValuation(large, live, 'contact')).status).toBe(413)
    const plain = await receiveValuation(post({ message: 'x'.repeat(40_000) }), live, 'contact')
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/cars/trade-in?step=photos&fault=photos'])
    const torn = new Request('https://cars.example/api/valuations/contact', {
      method: 'POST',
      headers: { host: 'cars.example', 'content-type': 'application/json' },
      body: '{"name":',
    })
    expect((await receiveValuation(torn, live, 'contact')).status).toBe(400)
  })
})
