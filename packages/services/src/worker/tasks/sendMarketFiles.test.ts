import { createHmac } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { listMarketDeliveries, overdueMarkets, sendMarketNow, sendMarketsSoon } from '@forecourt/data/market-feeds/marketDeliveries'
import { listMarketTemplates, type MarketTemplateSettings, saveMarketTemplate } from '@forecourt/data/market-feeds/marketTemplates'
import { buildActor } from '@forecourt/data/testing/buildWorld'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../http/testing/startServer'
import type { MarketDeliveryContext } from '../../market-feeds/delivery/deliverMarket'
import { marketSecret } from '../../market-feeds/delivery/sentSignature'
import { sealCredential } from '../../stock-feeds/feedCredential'
import { newHostKey } from '../../stock-feeds/sample/newHostKey'
import { startSftpServer } from '../../stock-feeds/sample/startSftpServer'
import { sendDueMarket } from './sendMarketFiles'

const world = testWorld()
const secret = 'a secret of the installation'
const scope = () => world.db.forOrganisation(world.north.organisationId)

/** A marketplace that receives files: recorded requests and preset response. */
const received: { body: string; headers: Record<string, unknown> }[] = []
let status = 200
/** Called when a file arrives, before the response. */
let onFile = async () => {}
let server: TestServer
beforeAll(async () => {
  server = await startServer(async (request, response) => {
    received.push({ body: await text(request), headers: request.headers })
    await onFile()
    response.writeHead(status).end('{}')
  })
})
afterAll(() => server.stop())
beforeEach(() => {
  received.length = 0
  onFile = async () => {}
  status = 200
})

const delivering = () => ({ secret, originTemplate: 'https://{host}', trusted: [server.host], log: () => {} })
/** Sends the file that is due; false if none is. */
const sendWith = async (more: Partial<MarketDeliveryContext> = {}, attempts = 1) => {
  const [due] = await overdueMarkets(world.db, new Date().toISOString())
  if (due) await sendDueMarket(world.db, { ...due, attempts }, { ...delivering(), ...more })
  return due !== undefined
}
const send = () => sendWith()
const document = {
  version: 1,
  layout: 'csv',
  fields: [
    { name: 'Ref', from: ['stock_number'] },
    { name: 'Km', from: ['odometer_km'] },
  ],
}
const saved = async (more: Partial<MarketTemplateSettings> = {}) => {
  const { siteId } = world.north
  const settings: MarketTemplateSettings = {
    ...{
      name: 'Ours',
      document,
      target: { kind: 'post', url: `http://${server.host}/cars` },
      schedule: null,
      debounceMinutes: 5,
      paused: false,
    },
    ...more,
  }
  const result = await saveMarketTemplate(scope(), {
    ...{ siteId, templateId: null, settings, actor: buildActor, now: new Date().toISOString() },
  })
  if (!result?.ok) throw new Error('The file was not saved')
  return result.template.id
}
const stateOf = async (templateId: string) => {
  const template = (await listMarketTemplates(scope(), world.north.siteId)).find(({ id }) => id === templateId)
  if (!template) throw new Error('The file is gone')
  return { ...template, deliveries: await listMarketDeliveries(scope(), templateId, 10) }
}

it('A custom file is sent signed when it is created, then only when cars changed, after a debounce (ENT-01)', async () => {
  const id = await saved()
  expect(await send()).toBe(true)
  expect(received).toHaveLength(1)
  const { body, headers } = received[0] ?? { body: '', headers: {} }
  expect(body.split('\r\n')[0]).toBe('Ref,Km')
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' })
  const signature = createHmac('sha256', marketSecret(secret, id))
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signature}`)
  expect(await stateOf(id)).toMatchObject({
    failures: 0,
    dueAt: null,
    deliveries: [{ status: 'delivered', bytes: Buffer.byteLength(body) }],
  })

  const { organisationId, carId } = world.north
  // Long enough ago that the debounce has ended.
  const before = new Date(Date.now() - 6 * 60_000).toISOString()
  await sendMarketsSoon(world.db, world.south.organisationId, before)
  expect(await send()).toBe(false)
  await sendMarketsSoon(world.db, organisationId, new Date().toISOString())
  expect(await send()).toBe(false)
  expect(Date.parse((await stateOf(id)).dueAt ?? '') - Date.now()).toBeGreaterThan(4 * 60_000)
  await scope().transaction((tx) => tx.$executeRaw`update market_templates set due_at = now() where id = ${id}`)
  expect(await send()).toBe(true)
  // No change: nothing is sent.
  expect(received).toHaveLength(1)
  await scope().transaction((tx) => tx.$executeRaw`update cars set km = 77777 where id = ${carId}`)
  await sendMarketsSoon(world.db, organisationId, before)
  expect(await send()).toBe(true)
  expect(received[1]?.body).toContain('77777')
  expect((await stateOf(id)).deliveries.map(({ reason }) => reason)).toEqual(['change', 'person'])
})

it('Cars that change while a file is being sent are in the next file (ENT-01)', async () => {
  const id = await saved()
  const { organisationId, carId } = world.north
  onFile = async () => {
    await scope().transaction((tx) => tx.$executeRaw`update cars set km = 88888 where id = ${carId}`)
    await sendMarketsSoon(world.db, organisationId, new Date().toISOString())
    onFile = async () => {}
  }
  expect(await send()).toBe(true)
  expect(received[0]?.body).not.toContain('88888')
  expect(await send()).toBe(true)
  expect(received[1]?.body).toContain('88888')
  expect(await stateOf(id)).toMatchObject({ dueAt: null })
})

it('A marketplace file whose worker is killed again and again is not sent until cars change or staff ask for it (ENT-01)', async () => {
  const id = await saved()
  expect(await sendWith({}, 6)).toBe(true)
  expect(received).toHaveLength(0)
  expect(await stateOf(id)).toMatchObject({ message: 'Writing it was interrupted again and again.', dueAt: null })
  await sendMarketNow(scope(), { siteId: world.north.siteId, templateId: id, actor: buildActor, now: new Date().toISOString() })
  expect(await send()).toBe(true)
  expect(received).toHaveLength(1)
})

it('A refused file is retried later, with the reason in its log; on request it is sent without any change (ENT-01)', async () => {
  const id = await saved()
  status = 503
  await send()
  const failed = await stateOf(id)
  expect(failed).toMatchObject({ failures: 1, message: `${server.host} answered with 503.`, deliveries: [{ status: 'failed' }] })
  expect(Date.parse(failed.dueAt ?? '')).toBeGreaterThan(Date.now())
  status = 200
  const requested = { siteId: world.north.siteId, templateId: id, actor: buildActor, now: new Date().toISOString() }
  for (const times of [2, 3]) {
    expect(await sendMarketNow(scope(), requested)).toBe(true)
    expect(await send()).toBe(true)
    expect(received).toHaveLength(times)
  }
  expect(await stateOf(id)).toMatchObject({ failures: 0, message: null })
})

it('A file is sent by its schedule, not while it is paused, and never to a private address (ENT-01)', async () => {
  const id = await saved({ schedule: { kind: 'every', minutes: 60 } })
  await send()
  expect(Date.parse((await stateOf(id)).nextRunAt ?? '')).toBeGreaterThan(Date.now())
  await scope().transaction((tx) => tx.$executeRaw`update market_templates set next_run_at = now() where id = ${id}`)
  await send()
  expect((await stateOf(id)).deliveries.map(({ reason }) => reason)).toEqual(['schedule', 'person'])
  await saved({ paused: true })
  expect(await send()).toBe(false)
  const inside = await saved({ target: { kind: 'post', url: 'https://10.0.0.1/cars' } })
  await send()
  expect(await stateOf(inside)).toMatchObject({ message: '10.0.0.1 is not a public internet address.', dueAt: null })
})

it('A file is uploaded to an SFTP server under one name, and the host key must stay the same (ENT-01)', async () => {
  const uploads: { name: string; text: string }[] = []
  const start = (port = 0) =>
    startSftpServer({
      ...{ hostKey: newHostKey(), user: 'dealer', password: 'right', folder: '/in', files: () => [], port },
      onWritten: (name, bytes) => uploads.push({ name, text: String(bytes) }),
    })
  const theirs = await start()
  const trusted = [`127.0.0.1:${theirs.port}`]
  const sendThere = () => sendWith({ trusted })
  const target = { kind: 'sftp', host: '127.0.0.1', port: theirs.port, user: 'dealer', path: '/in/stock.csv' } as const
  const credential = sealCredential(secret, { password: 'right', privateKey: null })
  const id = await saved({ target, credential })
  expect(await sendThere()).toBe(true)
  expect((await stateOf(id)).message).toBeNull()
  expect(uploads).toEqual([{ name: 'stock.csv', text: expect.stringMatching(/^Ref,Km/) }])

  const again = async () => {
    await sendMarketNow(scope(), { siteId: world.north.siteId, templateId: id, actor: buildActor, now: new Date().toISOString() })
    await sendThere()
  }
  await again()
  expect(uploads.map(({ name }) => name)).toEqual(['stock.csv', 'stock.csv'])
  await theirs.stop()
  const another = await start(theirs.port)
  await again()
  await another.stop()
  expect(uploads).toHaveLength(2)
  const { message } = await stateOf(id)
  expect(message).toMatch(/has a different host key/)
  // Credentials are not exposed with the file's settings.
  expect(JSON.stringify(await stateOf(id))).not.toContain(credential)
})
