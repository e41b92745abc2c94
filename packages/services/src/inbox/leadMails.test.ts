import { dismissMail, leadOfMail, waitingMails } from '@forecourt/data/leads/delivery/leadMails'
import { addSupplier, setSupplierMail } from '@forecourt/data/leads/delivery/suppliers'
import { getLead } from '@forecourt/data/leads/getLead'
import { listConversations } from '@forecourt/data/leads/inbox/listConversations'
import { buildActor as actor } from '@forecourt/data/testing/buildWorld'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { usualMailTemplate } from '@forecourt/rules/leads/delivery/parseLeadMail'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replyAddress } from './replyAddress'
import { type ReplyReceiver, startReplyReceiver } from './startReplyReceiver'
import { isOurAddress, takeAnswer } from './takeAnswer'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const keys = { secret: 'a secret of the installation', domain: 'replies.example' }
const scope = () => world.db.forOrganisation(world.north.organisationId)
const other = () => world.db.forOrganisation(world.south.organisationId)
let receiver: ReplyReceiver
let supplierId = ''
let to = ''

beforeAll(async () => {
  receiver = await startReplyReceiver({
    port: 0,
    accepts: (address) => isOurAddress(keys, address),
    take: (mail) => takeAnswer(world.db, keys, { ...mail, now }),
  })
  const key = { hash: 'hash', hint: 'hint' }
  const supplier = await addSupplier(scope(), { siteId: world.north.siteId, name: 'Cars Online', key, actor, now })
  supplierId = supplier?.id ?? ''
  to = replyAddress(keys, 'lead', supplierId)
})
afterAll(() => receiver?.stop())

const mail = (text: string, messageId: string, subject = 'New lead') =>
  createTransport({ host: '127.0.0.1', port: receiver.port, ignoreTLS: true }).sendMail({
    ...{ from: 'leads@cars-online.example', to, subject, text, messageId },
  })
const reader = { userId: 'north-user', siteIds: null, now }
const listed = async () =>
  (await listConversations(scope(), reader, { filter: { view: 'all' }, after: null, limit: 50 })).map(({ name, source }) => [name, source])

describe('Step by step', { shuffle: false }, () => {
  it('waits for a person while its market place has no template, and nothing of it is lost (API-07)', async () => {
    await mail('Name: Early Bird\nEmail: early@person.example', '<early@cars-online.example>')
    expect(await waitingMails(scope(), null)).toMatchObject([
      { supplierName: 'Cars Online', text: expect.stringContaining('Early Bird'), problem: 'Its market place has no template yet.' },
    ])
    expect(await listed()).toEqual([])
  })

  it('becomes a lead once, however often it comes (API-07)', async () => {
    const { locationId } = world.north
    await setSupplierMail(scope(), { id: supplierId, template: usualMailTemplate, from: '', locationId, actor })
    const text =
      'A new lead!\n\nName: Jo Citizen\nEmail: jo@person.example\nPhone: 0400 000 000\nComments:\nIs it still here?\n\nI am free on Saturday.\nSent by Cars Online'
    await mail(text, '<one@cars-online.example>')
    await mail(text, '<one@cars-online.example>')
    expect(await listed()).toEqual([['Jo Citizen', 'Cars Online']])
    const [lead] = await world.db.platform.transaction((tx) => tx.lead.findMany({ where: { source: 'Cars Online' } }))
    expect(await getLead(scope(), lead?.id ?? '')).toMatchObject({
      ...{ email: 'jo@person.example', locationId, message: 'Is it still here?\nI am free on Saturday.' },
    })
  })

  it('waits where nothing can be read in it, is made a lead by a person, or put away (API-07)', async () => {
    await mail('Your listing expires soon.', '<two@cars-online.example>', 'Renew now')
    await mail('Hello, this is Kim on 0400 000 001. Is the ute there?', '<three@cars-online.example>')
    const waiting = await waitingMails(scope(), null)
    expect(waiting.map(({ problem }) => problem)).toContain('No name was found in it.')
    expect(await waitingMails(other(), null)).toEqual([])
    expect(await waitingMails(scope(), ['another-site'])).toEqual([])
    const id = waiting.find(({ text }) => text.includes('Kim'))?.id ?? ''
    const deed = { id, siteIds: null, actor, now }
    expect(await leadOfMail(world.db, scope(), { ...deed, input: { name: 'Kim' } })).toMatchObject({ ok: false, reason: 'refused' })
    expect(await leadOfMail(world.db, other(), { ...deed, input: { name: 'Kim', phone: '0400 000 001' } })).toMatchObject({
      reason: 'notFound',
    })
    expect(await leadOfMail(world.db, scope(), { ...deed, input: { name: 'Kim', phone: '0400 000 001' } })).toMatchObject({ ok: true })
    expect(await leadOfMail(world.db, scope(), { ...deed, input: { name: 'Kim', phone: '0400 000 001' } })).toMatchObject({ ok: false })
    expect(await listed()).toContainEqual(['Kim', 'Cars Online'])
    for (const { id: left } of (await waitingMails(scope(), null)).filter(({ subject }) => subject === 'Renew now'))
      expect(await dismissMail(scope(), { id: left, siteIds: null, actor })).toMatchObject({ ok: true })
    expect((await waitingMails(scope(), null)).map(({ subject }) => subject)).toEqual(['New lead'])
  })

  it('refuses mail to an address nobody signed', async () => {
    const forged = replyAddress({ ...keys, secret: 'guessed' }, 'lead', supplierId)
    const sending = createTransport({ host: '127.0.0.1', port: receiver.port, ignoreTLS: true })
    await expect(sending.sendMail({ from: 'a@b.example', to: forged, text: 'Name: Jo' })).rejects.toThrow('550')
  })
})
