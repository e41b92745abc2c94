import { createHmac } from 'node:crypto'
import { createLead } from '@forecourt/data/leads/createLead'
import { listDeliveries } from '@forecourt/data/leads/delivery/deliveryLog'
import {
  getDestination,
  pauseDestination,
  renewDestinationSecret,
  saveDestination,
  testDestination,
} from '@forecourt/data/leads/delivery/destinations'
import { nextDue, overdueDestinations } from '@forecourt/data/leads/delivery/dueDeliveries'
import { fetchLeads } from '@forecourt/data/leads/delivery/fetchLeads'
import type { DestinationSettings } from '@forecourt/data/leads/delivery/LeadDestination'
import { resendDeliveries } from '@forecourt/data/leads/delivery/resendDeliveries'
import { connect } from '@forecourt/data/migrate/connect'
import { listUndelivered } from '@forecourt/data/outbox/listUndelivered'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { buildActor as actor } from '@forecourt/data/testing/buildWorld'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import { afterEach, describe, expect, it } from 'vitest'
import type { Mail, Mailer } from '../mail/createMailer'
import { startTasks } from '../worker/startTasks'
import { deliverLeads as deliverTask } from '../worker/tasks/deliverLeads'
import { deliverLeads } from './deliverLeads'
import { sendDelivery } from './sendDelivery'
import { type FakeCrm, startFakeCrm } from './testing/fakeCrm'
import { webhookSecrets } from './webhookSecrets'

const world = testWorld()
const secret = 'a secret of the installation'
const start = '2026-06-01T00:00:00.000Z'
const later = (seconds: number, from = start) => new Date(Date.parse(from) + seconds * 1000).toISOString()
const hour = 3600

let crm: FakeCrm | null = null
afterEach(async () => {
  await crm?.stop()
  crm = null
  // Each test has the organisation to itself.
  await world.db.platform.transaction((tx) => tx.leadDestination.deleteMany())
})

const scope = () => world.db.forOrganisation(world.north.organisationId)

const addDestination = async (target: DestinationTarget, settings: Partial<DestinationSettings> = {}) => {
  const defaults = { name: 'CRM', scope: 'organisation', locationId: null, forms: [], sources: [], takesSuspicious: false } as const
  const destination = await saveDestination(scope(), {
    ...{ organisationId: world.north.organisationId, id: null, actor },
    settings: { ...defaults, target, ...settings },
  })
  if (!destination) throw new Error('There is no such place.')
  return destination
}
const webhook = async (mode: FakeCrm['mode'] = 'well', settings: Partial<DestinationSettings> = {}) => {
  crm = await startFakeCrm()
  crm.mode = mode
  return { crm, destination: await addDestination({ kind: 'webhook', url: crm.url, shape: 'events' }, settings) }
}

let count = 0
const send = async (lead: Parameters<typeof buildLead>[0] = {}, now = start) => {
  const site = await liveSite(world.db, world.north.siteId)
  const { leadId } = await createLead(world.db, site, buildLead(lead), { idempotencyKey: `lead-${++count}`, now })
  return leadId
}

/** Delivers everything due at an instant; returns the mails. */
const deliver = async (
  now: string,
  { mailer, timeoutMs = 2000, trusted = [crm?.host ?? ''] }: { mailer?: Mailer; timeoutMs?: number; trusted?: string[] } = {},
) => {
  const mails: Mail[] = []
  const sink: Mailer = {
    async send(mail) {
      mails.push(mail)
      return { messageId: '' }
    },
    close() {},
  }
  const addresses = { originTemplate: 'https://{host}', consoleUrl: 'https://console.example' }
  const delivering = {
    db: world.db,
    mailer: mailer ?? sink,
    addresses,
    secret,
    trusted,
    now: () => now,
    timeoutMs,
    chance: () => 0.5,
    log: () => {},
  }
  for (let due = await overdueDestinations(world.db, now); due.length > 0; due = await overdueDestinations(world.db, now))
    for (const destination of due) await deliverLeads(delivering, destination)
  return mails
}

const listLog = async (destinationId: string) =>
  (await listDeliveries(scope(), { destinationId, status: null, text: '', page: 1, perPage: 50 })).rows
const onlyDelivery = async (destinationId: string) => {
  const rows = await listLog(destinationId)
  expect(rows).toHaveLength(1)
  return rows[0] as (typeof rows)[number]
}

describe('A lead destination (ENT-16)', () => {
  it('A lead destination gets only the leads that match its forms, sources and location', async () => {
    const { locationId } = world.north
    const cases: Partial<DestinationSettings>[] = [
      {},
      { forms: ['service'] },
      { forms: ['vehicle', 'service'] },
      { sources: ['carsales'] },
      { scope: 'location', locationId },
      { takesSuspicious: true },
    ]
    const destination = await Promise.all(
      cases.map((settings, index) => addDestination({ kind: 'people', to: ['crm@dealer.example'] }, { name: `D${index}`, ...settings })),
    )
    await send({ form: 'service' })
    await send({ form: 'vehicle', source: 'Carsales' })
    await send({ form: 'general', locationId })
    await send({ form: 'general', suspicious: true })
    const counts = await Promise.all(destination.map(async ({ id }) => (await listLog(id)).length))
    expect(counts).toEqual([3, 1, 2, 1, 1, 4])
  })

  it('A lead destination gets a lead that was marked as spam once staff unmark it', async () => {
    const destination = await addDestination({ kind: 'people', to: ['crm@dealer.example'] })
    const leadId = await send({ suspicious: true })
    expect(await listLog(destination.id)).toEqual([])
    await scope().transaction((tx) => tx.lead.updateMany({ where: { id: leadId }, data: { suspicious: false } }))
    expect((await onlyDelivery(destination.id)).leadId).toBe(leadId)
  })

  it('A lead destination gets nothing once its location is removed, and never the leads of another organisation', async () => {
    const { organisationId, locationId } = world.north
    const destination = await addDestination({ kind: 'people', to: ['crm@dealer.example'] }, { scope: 'location', locationId })
    await scope().transaction((tx) => tx.leadDestination.updateMany({ where: { id: destination.id }, data: { locationId: null } }))
    await send({ locationId })
    await send({ locationId: null })
    expect(await listLog(destination.id)).toEqual([])
    const otherScope = world.db.forOrganisation(world.south.organisationId)
    expect(await getDestination(otherScope, destination.id)).toBeNull()
    expect(
      await saveDestination(otherScope, { organisationId: world.south.organisationId, id: destination.id, settings: destination, actor }),
    ).toBeNull()
    expect(await resendDeliveries(otherScope, { destinationId: destination.id, resent: { kind: 'dead' }, actor, now: start })).toBeNull()
    expect(organisationId).not.toBe(world.south.organisationId)
  })
})

describe('A webhook as lead destination (ENT-16)', () => {
  it('A webhook as lead destination receives each lead in one request, signed as Standard Webhooks specifies', async () => {
    const { crm: target, destination } = await webhook()
    const leadId = await send({ message: 'Hello\r\nX-Injected: yes' })
    await deliver(later(1))
    await deliver(later(2))
    expect(target.requests).toHaveLength(1)
    const [{ headers, body }] = target.requests as [(typeof target.requests)[number]]
    const { id } = await onlyDelivery(destination.id)
    expect(headers).toMatchObject({ 'webhook-id': id, 'webhook-timestamp': String(Date.parse(later(1)) / 1000) })
    expect(headers['x-injected']).toBeUndefined()
    const [key] = webhookSecrets(secret, destination, later(1))
    const signed = createHmac('sha256', key ?? '')
      .update(`${id}.${headers['webhook-timestamp']}.${body}`)
      .digest('base64')
    expect(headers['webhook-signature']).toBe(`v1,${signed}`)
    expect(JSON.parse(body)).toMatchObject({ type: 'lead.created', data: { id: leadId, contact: { name: 'Jo' } } })
    expect(body.length).toBeLessThan(20_000)
    expect(await onlyDelivery(destination.id)).toMatchObject({
      status: 'delivered',
      attempts: 1,
      tries: [{ statusCode: 201, outcome: 'delivered' }],
    })
  })

  it('A webhook as lead destination gets signatures with the old and the new secret for a week after its secret was renewed', async () => {
    const { crm: target, destination } = await webhook()
    await renewDestinationSecret(scope(), { id: destination.id, actor, now: start })
    await send()
    await deliver(later(1))
    await send({}, later(8 * 24 * hour))
    await deliver(later(8 * 24 * hour + 1))
    expect(target.requests.map(({ headers }) => String(headers['webhook-signature']).split(' ').length)).toEqual([2, 1])
  })

  it('A webhook as lead destination that answers 500 is retried with growing pauses under one id, given up after three days, and delivered on a resend', async () => {
    const { crm: target, destination } = await webhook('down')
    await send()
    await deliver(later(1))
    for (let row = await onlyDelivery(destination.id); row.status === 'pending'; row = await onlyDelivery(destination.id))
      await deliver(row.nextAttemptAt)
    const dead = await onlyDelivery(destination.id)
    expect(dead).toMatchObject({ status: 'dead', lastError: expect.stringContaining('answered 500: Internal error') })
    expect(dead.attempts).toBe(target.requests.length)
    expect(dead.attempts).toBe(12)
    expect(dead.tries).toHaveLength(dead.attempts)
    target.mode = 'well'
    const late = later(74 * hour)
    expect(await resendDeliveries(scope(), { destinationId: destination.id, resent: { kind: 'dead' }, actor, now: late })).toBe(1)
    await deliver(late)
    expect(await onlyDelivery(destination.id)).toMatchObject({ id: dead.id, status: 'delivered' })
    expect(new Set(target.requests.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([dead.id]))
  })

  it('A webhook as lead destination that recovers gets all waiting leads at once', async () => {
    const { crm: target, destination } = await webhook('down')
    await send()
    for (const at of [1, 30, 120, 900]) await deliver(later(at))
    await send({}, later(901))
    target.mode = 'well'
    await deliver(later(1300))
    expect((await listLog(destination.id)).map(({ status }) => status)).toEqual(['delivered', 'delivered'])
    expect(await getDestination(scope(), destination.id)).toMatchObject({ failures: 0, message: null, waiting: 0 })
  })

  it.each([
    { mode: 'refusing', message: 'answered 200, but reported: Unknown dealer' },
    { mode: 'redirecting', message: 'answered 302 and redirects, which is not followed' },
    { mode: 'silent', message: 'took longer than' },
  ] as const)('A webhook as lead destination that is $mode fails and is retried', async ({ mode, message }) => {
    const { crm: target, destination } = await webhook(mode)
    await send()
    await deliver(later(1), { timeoutMs: 100 })
    expect(await onlyDelivery(destination.id)).toMatchObject({ status: 'pending', lastError: expect.stringContaining(message) })
    expect(target.requests).toHaveLength(1)
  })

  it('A webhook as lead destination that asks for a pause is retried only after the pause', async () => {
    const { crm: target, destination } = await webhook('busy')
    await send()
    await deliver(later(1))
    expect((await onlyDelivery(destination.id)).nextAttemptAt).toBe(later(121))
    await send({}, later(2))
    await deliver(later(60))
    expect(target.requests).toHaveLength(1)
  })

  it('A webhook as lead destination that answers 410 Gone is paused, and its leads wait', async () => {
    const { crm: target, destination } = await webhook('gone')
    await send()
    await send()
    await deliver(later(1))
    await deliver(later(5 * 24 * hour))
    expect(target.requests).toHaveLength(1)
    expect(await getDestination(scope(), destination.id)).toMatchObject({
      paused: true,
      waiting: 2,
      message: expect.stringContaining('410'),
    })
    target.mode = 'well'
    await pauseDestination(scope(), { id: destination.id, paused: false, actor, now: later(5 * 24 * hour) })
    await deliver(later(5 * 24 * hour + 1))
    expect(await getDestination(scope(), destination.id)).toMatchObject({ waiting: 0 })
  })

  it('A webhook as lead destination with an untrusted certificate receives nothing', async () => {
    crm = await startFakeCrm({ secure: true })
    const destination = await addDestination({ kind: 'webhook', url: crm.url, shape: 'flat' })
    await send()
    await deliver(later(1))
    expect((await onlyDelivery(destination.id)).lastError).toMatch(
      /could not be reached: the certificate is not from a recognised authority\.$/,
    )
    expect(crm.requests).toEqual([])
  })

  it('A webhook as lead destination at a private address is never requested', async () => {
    const urls = [
      'https://127.0.0.1/',
      'https://localhost/',
      'https://169.254.169.254/latest/',
      'https://[::ffff:10.0.0.1]/',
      'http://crm.example/',
    ]
    const destination = await Promise.all(urls.map((url) => addDestination({ kind: 'webhook', url, shape: 'flat' })))
    await send()
    await deliver(later(1), { trusted: [] })
    for (const { id } of destination)
      expect((await onlyDelivery(id)).lastError).toMatch(/not a public internet address|must start with https/)
  })

  it('A webhook as lead destination receives a test lead for its organisation when staff request one, also while it is paused', async () => {
    const { crm: target, destination } = await webhook()
    await pauseDestination(scope(), { id: destination.id, paused: true, actor, now: start })
    await send()
    await testDestination(scope(), { id: destination.id, actor, now: start })
    await deliver(later(1))
    const bodies = target.requests.map(({ body }) => JSON.parse(body))
    expect(bodies).toMatchObject([{ type: 'lead.test', data: { site: { name: expect.stringMatching(/ Motors$/) } } }])
    target.mode = 'down'
    await testDestination(scope(), { id: destination.id, actor, now: later(2) })
    await deliver(later(3))
    await deliver(later(600))
    expect(target.requests).toHaveLength(2)
    expect(await getDestination(scope(), destination.id)).toMatchObject({ waiting: 1, dead: 0 })
  })
})

describe('A retried delivery (ENT-16)', () => {
  it('A retried delivery sends the lead as it is at the time of the retry: a shopper’s opt-out since then is included', async () => {
    const { crm: target } = await webhook('down')
    const leadId = await send({ optIn: true, optInWording: 'News by email' })
    await deliver(later(1))
    await scope().transaction((tx) => tx.lead.updateMany({ where: { id: leadId }, data: { optIn: false } }))
    target.mode = 'well'
    await deliver(later(60))
    expect(target.requests.map(({ body }) => JSON.parse(body).data.marketing.agreed)).toEqual([true, false])
  })

  it('A retried delivery is dropped when the person was erased', async () => {
    const { crm: target, destination } = await webhook('down')
    const leadId = await send()
    await deliver(later(1))
    await connect(world.ownerUrl, async (client) => {
      await client.query("select set_config('app.purging', 'on', false)")
      for (const table of ['outbox', 'leads'])
        await client.query(`delete from ${table} where ${table === 'leads' ? 'id' : 'lead_id'} = $1`, [leadId])
    })
    target.mode = 'well'
    await deliver(later(60))
    expect(target.requests).toHaveLength(1)
    expect(await listLog(destination.id)).toEqual([])
  })

  it('A retried delivery is listed as undelivered, with its last error, until it succeeds (API-07)', async () => {
    const { crm: target, destination } = await webhook('down')
    const leadId = await send()
    await deliver(later(1))
    const listed = async (of = scope()) =>
      (
        await listUndelivered(of, {
          state: 'retried',
          kind: 'delivery',
          text: destination.name.toUpperCase(),
          siteId: null,
          page: 1,
          perPage: 50,
        })
      ).rows.filter(({ destinationId }) => destinationId === destination.id)
    expect(await listed()).toMatchObject([{ leadId, to: [destination.name], isGivenUp: false, attempts: 1, lastError: expect.any(String) }])
    expect(await listed(world.db.forOrganisation(world.south.organisationId))).toEqual([])
    target.mode = 'well'
    await deliver(later(200))
    expect(await listed()).toEqual([])
  })

  it('A retried delivery is still completed after the clock was set back', async () => {
    const { crm: target, destination } = await webhook('down')
    await send()
    await deliver(later(1))
    await deliver(later(10))
    target.mode = 'well'
    // With the clock a year behind nothing is due; once it is corrected, it is.
    await deliver(later(-365 * 24 * hour))
    await deliver(later(200))
    expect(await onlyDelivery(destination.id)).toMatchObject({ status: 'delivered', attempts: 3 })
  })
})

describe('Mail to a CRM (ENT-16)', () => {
  it('Mail to a CRM contains only ADF, with the delivery’s id as its message id', async () => {
    const destination = await addDestination({ kind: 'adf', to: ['leads@crm.example'], isAttached: false, demoAs: null })
    await send({ name: 'Jo\r\nBcc: everybody@shopper.example' })
    const [mail] = await deliver(later(1))
    const { id } = await onlyDelivery(destination.id)
    expect(mail).toMatchObject({
      to: ['leads@crm.example'],
      html: null,
      messageId: `${id}@leads.forecourt`,
      subject: 'ADF lead from north Motors',
    })
    expect(mail?.text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<\?adf version="1.0"\?>\n<adf>/)
    expect(mail?.attachments).toBeUndefined()
  })

  it('Mail to a CRM attaches the ADF as a file where the destination says so, and marks a lead that is sent again', async () => {
    const destination = await addDestination({ kind: 'adf', to: ['leads@crm.example'], isAttached: true, demoAs: null })
    await send()
    await deliver(later(1))
    const { id } = await onlyDelivery(destination.id)
    await resendDeliveries(scope(), { destinationId: destination.id, resent: { kind: 'these', ids: [id] }, actor, now: later(2) })
    const [mail] = await deliver(later(3))
    expect(mail?.attachments?.[0]).toMatchObject({
      contentType: 'application/x-adf+xml',
      content: expect.stringContaining('<prospect status="resend">'),
    })
  })
})

describe('Resending the leads of a period (ENT-16)', () => {
  it('Resending the leads of a period sends each lead once to a destination that was added later', async () => {
    await send({}, later(-10))
    const wanted = [await send({ form: 'service' }, later(100)), await send({ form: 'service' }, later(200))]
    const destination = await addDestination({ kind: 'people', to: ['crm@dealer.example'] }, { forms: ['service'] })
    const range = { kind: 'range', from: later(50), until: later(200.001), alsoDelivered: false } as const
    const cases = { destinationId: destination.id, resent: range, actor, now: later(300) }
    expect([await resendDeliveries(scope(), cases), await resendDeliveries(scope(), cases)]).toEqual([2, 0])
    expect((await listLog(destination.id)).map(({ leadId }) => leadId).sort()).toEqual(wanted.sort())
  })
})

describe('A system that fetches leads (ENT-16)', () => {
  it('A system that fetches leads gets each lead exactly once, however many arrive at the same time', async () => {
    const destination = await addDestination({ kind: 'pull', shape: 'flat' })
    const seen: string[] = []
    let last = 0
    const fetchBatch = async () => {
      const leads = await fetchLeads(world.db, destination, { after: last, since: null, limit: 7, now: later(1) })
      seen.push(...leads.map(({ lead }) => lead.id))
      last = leads.at(-1)?.number ?? last
      return leads.length
    }
    const sending = Promise.all(Array.from({ length: 30 }, (_, index) => send({ email: `${index}@shopper.example`, phone: '' })))
    for (let round = 0; round < 20; round++) await fetchBatch()
    const sent = await sending
    while ((await fetchBatch()) > 0);
    expect(seen).toHaveLength(30)
    expect(new Set(seen)).toEqual(new Set(sent))
    expect((await listLog(destination.id)).every(({ status }) => status === 'delivered')).toBe(true)
  })
})

describe('A destination served by two workers (ENT-16)', () => {
  it('A destination served by two workers receives each lead once, as soon as it arrives', async () => {
    const { crm: target, destination } = await webhook()
    const mailer: Mailer = { send: async () => ({ messageId: '' }), close() {} }
    const context = {
      ...{ db: world.db, mailer, originTemplate: 'https://{host}', consoleUrl: 'https://console.example', linkSecret: secret },
      ...{ trustedHosts: [target.host], now: () => later(1), signal: new AbortController().signal, log: () => {} },
    }
    const workers = [1, 2].map(() => startTasks({ workerUrl: world.urls.worker, tasks: [deliverTask], context, slots: 4 }))
    await expect.poll(() => workers.every(({ isRunning }) => isRunning)).toBe(true)
    const leads = await Promise.all(Array.from({ length: 6 }, () => send()))
    await expect.poll(async () => (await listLog(destination.id)).filter(({ status }) => status === 'delivered').length).toBe(leads.length)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(new Set(target.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(leads.length)
    expect(target.requests).toHaveLength(leads.length)
  })

  it('A destination served by two workers receives a lead again under the same id when the worker was killed before it recorded the delivery', async () => {
    const { crm: target, destination } = await webhook()
    await send()
    const due = await nextDue(world.db, destination, later(1))
    if (!due) throw new Error('Nothing is due.')
    const mailer: Mailer = { send: async () => ({ messageId: '' }), close() {} }
    const addresses = { originTemplate: 'https://{host}', consoleUrl: 'https://console.example' }
    const sending = { db: world.db, mailer, addresses, secret, trusted: [target.host], now: () => later(1) }
    await sendDelivery(sending, due.destination, due.delivery)
    expect(target.requests).toHaveLength(1)
    await deliver(later(22))
    expect(target.requests).toHaveLength(2)
    expect(new Set(target.requests.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([due.delivery.id]))
    expect(await onlyDelivery(destination.id)).toMatchObject({ status: 'delivered' })
  })
})
