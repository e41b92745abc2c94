import type { Lead } from '@forecourt/rules/entities/Lead'
import { buildCar } from '@forecourt/rules/testing/buildCar'
import { buildConfig } from '@forecourt/rules/testing/buildConfig'
import { buildSiteData } from '@forecourt/rules/testing/buildSiteData'
import { createLimiter } from '@forecourt/services/limits/createLimiter'
import { describe, expect, it } from 'vitest'
import { type LeadDesk, receiveLead } from './receiveLead'

const good = {
  form: 'general',
  name: 'Ana',
  lastName: 'Reid',
  email: 'ana@shopper.example',
  phone: '0491 570 156',
  message: 'Hello',
  category: 'General Enquiry',
  elapsedMs: 9000,
}

function setUp({ count = 100, isAway = false } = {}) {
  const stored: { lead: Lead; idempotencyKey: string }[] = []
  const desk: LeadDesk = {
    config: buildConfig({ forms: { showTerms: false } }),
    siteData: async () => buildSiteData(),
    carBySlug: async (slug) => (slug === 'corolla' ? buildCar({ slug }) : null),
    async store(lead, { idempotencyKey }) {
      if (isAway) throw new Error('The database is away')
      const known = stored.findIndex((one) => one.idempotencyKey === idempotencyKey)
      if (known < 0) stored.push({ lead, idempotencyKey })
      return { leadId: `lead-${known < 0 ? stored.length : known + 1}`, duplicate: known >= 0 }
    },
  }
  const limiter = createLimiter({ count, seconds: 60 })
  const send = (body: string | object, headers: { [name: string]: string } = {}) =>
    receiveLead(
      new Request('http://harbour.example/api/leads', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { host: 'harbour.example', 'content-type': 'application/json', ...headers },
      }),
      desk,
      { limiter, address: 'a' },
    )
  return { stored, send }
}

const plain = { 'content-type': 'application/x-www-form-urlencoded' }

describe('receiveLead', () => {
  it('stores a lead and says its id (API-07)', async () => {
    const { stored, send } = setUp()
    const answer = await send(good)
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, leadId: 'lead-1' }])
    expect(stored[0]?.lead).toMatchObject({ name: 'Ana', email: 'ana@shopper.example', suspicious: false })
  })

  it('stores one lead when the same form is sent twice', async () => {
    const { stored, send } = setUp()
    const answers = [await send(good, { 'idempotency-key': 'key-0001-a' }), await send(good, { 'idempotency-key': 'key-0001-a' })]
    expect(await Promise.all(answers.map((one) => one.json()))).toEqual([
      { ok: true, leadId: 'lead-1' },
      { ok: true, leadId: 'lead-1' },
    ])
    expect(stored).toHaveLength(1)
  })

  it('says by field what is missing and stores nothing', async () => {
    const { stored, send } = setUp()
    const answer = await send({ form: 'general', name: '', email: 'nonsense' })
    expect(answer.status).toBe(400)
    expect(Object.keys((await answer.json()).fields)).toEqual(expect.arrayContaining(['name', 'email', 'phone']))
    expect(stored).toEqual([])
  })

  it.each([
    ['no JSON', '{"form":', {}],
    ['a list', '[]', {}],
    ['another type', '<lead/>', { 'content-type': 'application/xml' }],
  ])('refuses %s with 400', async (_name, body, headers) => {
    const { stored, send } = setUp()
    expect((await send(body, headers)).status).toBe(400)
    expect(stored).toEqual([])
  })

  it('refuses more than 64 kB with 413, whatever the header says', async () => {
    const { send } = setUp()
    expect((await send({ ...good, message: 'x'.repeat(70_000) })).status).toBe(413)
  })

  it('keeps a lead that looks like a machine’s, and marks it', async () => {
    const { stored, send } = setUp()
    expect((await send({ ...good, website: 'http://spam.example' })).status).toBe(200)
    expect(stored[0]?.lead.suspicious).toBe(true)
  })

  it('refuses a car the site does not have', async () => {
    const { send } = setUp()
    expect((await send({ ...good, form: 'vehicle', carSlug: 'elsewhere' })).status).toBe(400)
    expect((await send({ ...good, form: 'vehicle', carSlug: 'corolla' })).status).toBe(200)
  })

  it('refuses a browser on another site with 403', async () => {
    const { send } = setUp()
    expect((await send(good, { origin: 'https://evil.example' })).status).toBe(403)
    expect((await send(good, { origin: 'http://harbour.example' })).status).toBe(200)
  })

  it('says 429 and when to come back after too many', async () => {
    const { send } = setUp({ count: 1 })
    await send(good)
    const answer = await send(good)
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, 60])
  })

  it('says so, in words and with a number to call, when it can’t be stored', async () => {
    const { send } = setUp({ isAway: true })
    const answer = await send(good)
    expect([answer.status, (await answer.json()).message]).toEqual([503, expect.stringMatching(/^We couldn’t take this/)])
  })

  it('leads a form sent without scripts on to the next page, or says what to fix', async () => {
    const { stored, send } = setUp()
    const form = new URLSearchParams({
      form: 'general',
      name: 'Ana',
      lastName: 'Reid',
      email: 'ana@shopper.example',
      phone: '0491570156',
      message: 'Hi',
      category: 'General Enquiry',
    })
    const answer = await send(form.toString(), plain)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/success'])
    expect(stored).toHaveLength(1)
    const faulty = await send('form=general&name=%3Cb%3E', plain)
    expect(faulty.status).toBe(400)
    expect(await faulty.text()).toContain('<li>')
  })
})
