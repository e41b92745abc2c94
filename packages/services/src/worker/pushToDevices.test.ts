import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createLead } from '@forecourt/data/leads/createLead'
import { getLead } from '@forecourt/data/leads/getLead'
import { signOutPerson } from '@forecourt/data/people/changePerson'
import { addDevice, listDevices } from '@forecourt/data/people/devices/ownDevices'
import { chooseNotices } from '@forecourt/data/people/ownAccount'
import { endSession } from '@forecourt/data/people/sessions/readSession'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { buildActor as actor } from '@forecourt/data/testing/buildWorld'
import { liveSite } from '@forecourt/data/testing/siteDraft'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../http/testing/startServer'
import { pushKeys } from '../push/pushKeys'
import { pushToDevices } from './pushToDevices'
import type { ClaimedMessage } from './sendOutboxMessage'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const keys = pushKeys('a secret of the installation')

/** A fake push service with preset responses. */
const service = { status: 201, got: [] as { headers: IncomingHttpHeaders; body: Buffer }[] }
let server: TestServer
beforeAll(async () => {
  server = await startServer(async (request, response) => {
    service.got.push({ headers: request.headers, body: await buffer(request) })
    response.writeHead(service.status).end()
  })
})
afterAll(() => server.stop())

const browser = createECDH('prime256v1')
browser.generateKeys()
const auth = randomBytes(16)
const device = () => ({
  ...{ name: 'Chrome on Android', endpoint: `http://${server.host}/one` },
  ...{ publicKey: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
})

/** Decrypts a message as only the browser can (RFC 8291). */
const readByBrowser = (body: Buffer): unknown => {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + (body[20] ?? 0))
  const sealed = body.subarray(21 + sender.length)
  const expand = (secret: Buffer, salted: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salted, info, length))
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender])
  const shared = expand(browser.computeSecret(sender), auth, about, 32)
  const key = expand(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = expand(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]).toString()
  return JSON.parse(text.slice(0, text.lastIndexOf('\u0002')))
}

const logged: string[] = []
const push = (message: object, trusted = [server.host]) =>
  pushToDevices(world.db, { attempts: 1, leadId: null, siteId: null, payload: {}, ...message } as unknown as ClaimedMessage, {
    sender: { keys, subject: 'https://console.example', trusted },
    now: () => now,
    log: (line, error) => void logged.push(`${line}: ${(error as Error).message}`),
  })
const userId = 'north-user'
const turnOn = (sessionId = 'a session') => addDevice(world.db, { ...device(), userId, sessionId, now })
const send = async (changes: Parameters<typeof buildLead>[0] = {}) => {
  const site = await liveSite(world.db, world.north.siteId)
  return (await createLead(world.db, site, buildLead(changes), { idempotencyKey: String(Math.random()), now })).leadId
}

describe('Push notifications to staff devices', { shuffle: false }, () => {
  beforeEach(() => {
    Object.assign(service, { status: 201, got: [] })
    logged.length = 0
  })

  it('Push notifications to staff devices are sent only to devices that enabled them', async () => {
    expect(await push({ kind: 'lead.dealer', leadId: await send() })).toBe(0)
    expect(service.got).toEqual([])
  })

  it('Push notifications to staff devices show a new enquiry on the devices of users who may answer it, encrypted, with a link to its conversation (ENT-16)', async () => {
    expect(await turnOn()).toBeNull()
    const leadId = await send({ name: 'Ana', lastName: 'Reid' })
    expect(await push({ kind: 'lead.dealer', leadId })).toBe(1)
    const [message] = service.got
    const lead = await getLead(world.db.forOrganisation(world.north.organisationId), leadId)
    expect(readByBrowser(message?.body ?? Buffer.alloc(0))).toEqual({
      title: 'New enquiry from Ana Reid',
      text: '',
      path: `/#/inbox?open=${lead?.conversationId}`,
      name: `lead ${leadId}`,
    })
    expect(message?.body.includes('Ana')).toBe(false)
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '14400', urgency: 'high' })
    expect(await listDevices(world.db, userId)).toMatchObject([{ name: 'Chrome on Android', notifiedAt: now }])
  })

  it('Push notifications to staff devices are signed with a key that stays the same for an installation (RFC 8292)', async () => {
    await push({ kind: 'lead.dealer', leadId: await send() })
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(service.got[0]?.headers.authorization ?? '') ?? []
    expect(key).toBe(pushKeys('a secret of the installation').publicKey)
    const point = Buffer.from(key, 'base64url')
    const coordinate = (from: number) => point.subarray(from, from + 32).toString('base64url')
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) }, format: 'jwk' })
    const [head, claims, signature = ''] = token.split('.')
    const signed = Buffer.from(`${head}.${claims}`)
    expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true)
    expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({
      aud: `http://${server.host}`,
      sub: 'https://console.example',
    })
  })

  it.each([
    { name: 'a suspicious enquiry', message: async () => ({ kind: 'lead.dealer', leadId: await send({ suspicious: true }) }) },
    { name: 'a retried mail', message: async () => ({ kind: 'lead.dealer', leadId: await send(), attempts: 2 }) },
    { name: 'a mail to the shopper', message: async () => ({ kind: 'lead.shopper', leadId: await send() }) },
    {
      name: 'a note that was already read',
      message: async () => ({ kind: 'inbox.mention', payload: { conversationId: 'gone', userId, by: 'Lena' } }),
    },
  ])('Push notifications to staff devices are not sent for $name', async ({ message }) => {
    expect(await push(await message())).toBe(0)
    expect(service.got).toEqual([])
  })

  it('Push notifications to staff devices are sent for all kinds that the user has not muted (ENT-16)', async () => {
    await chooseNotices(world.db, userId, ['lead.push'])
    expect(await push({ kind: 'lead.dealer', leadId: await send() })).toBe(0)
    await chooseNotices(world.db, userId, ['late.push', 'mention.push'])
    expect(await push({ kind: 'lead.dealer', leadId: await send() })).toBe(1)
    await chooseNotices(world.db, userId, [])
  })

  it('Push notifications to staff devices are sent to a device again with the next message after its push service failed, which is logged', async () => {
    service.status = 500
    expect(await push({ kind: 'lead.dealer', leadId: await send() })).toBe(0)
    expect(logged).toEqual([`A device could not be notified: ${server.host} answered 500`])
    service.status = 201
    expect(await push({ kind: 'lead.dealer', leadId: await send() })).toBe(1)
  })

  it('Push notifications to staff devices are never sent to a private address that a browser registered', async () => {
    expect(await push({ kind: 'lead.dealer', leadId: await send() }, [])).toBe(0)
    expect(service.got).toEqual([])
    expect(logged).toHaveLength(1)
  })

  it('Push notifications to staff devices are no longer sent to a device when its push service answers 410', async () => {
    service.status = 410
    expect(await push({ kind: 'lead.dealer', leadId: await send() })).toBe(0)
    expect(await listDevices(world.db, userId)).toEqual([])
  })

  it('Push notifications to staff devices are sent to one user of a device, until they sign out there or everywhere', async () => {
    await turnOn('one')
    await addDevice(world.db, { ...device(), userId: 'south-user', sessionId: 'two', now })
    expect(await listDevices(world.db, userId)).toEqual([])
    expect(await push({ kind: 'lead.dealer', leadId: await send() })).toBe(0)
    await turnOn('one')
    await endSession(world.db, 'one', userId)
    expect(await listDevices(world.db, userId)).toEqual([])
    await turnOn('three')
    await signOutPerson(world.db, { userId, actor, now })
    expect(await listDevices(world.db, userId)).toEqual([])
  })
})
