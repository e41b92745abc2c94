import { createLead } from '@forecourt/data/leads/createLead'
import { getLead } from '@forecourt/data/leads/getLead'
import { conversationFile } from '@forecourt/data/leads/inbox/conversationFile'
import { getConversation } from '@forecourt/data/leads/inbox/getConversation'
import { sendAnswer } from '@forecourt/data/leads/inbox/sendAnswer'
import { watchWaitingShoppers } from '@forecourt/data/leads/inbox/watchWaitingShoppers'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { buildActor as actor } from '@forecourt/data/testing/buildWorld'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeAnswerMail, writeAnswerSms } from '../worker/messages/answerMessages'
import { type ClaimedMessage, Undeliverable } from '../worker/sendOutboxMessage'
import { withheldReason } from '../worker/withheldReason'
import { isOurAddress, receiveAnswerMail } from './receiveAnswerMail'
import { replyAddress } from './replyAddress'
import { type ReplyReceiver, startReplyReceiver } from './startReplyReceiver'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const keys = { secret: 'a secret of the installation', domain: 'replies.example' }
const scope = () => world.db.forOrganisation(world.north.organisationId)
let id = ''
let receiver: ReplyReceiver

beforeAll(async () => {
  const site = await publishedSite(world.db, world.north.siteId)
  if (!site) throw new Error('The site is not live.')
  const { leadId } = await createLead(world.db, site, buildLead(), { idempotencyKey: 'one', now })
  id = (await getLead(scope(), leadId))?.conversationId ?? ''
  receiver = await startReplyReceiver({
    port: 0,
    accepts: (address) => isOurAddress(keys, address),
    take: (mail) => receiveAnswerMail(world.db, keys, { ...mail, now }),
  })
})
afterAll(() => receiver?.stop())

const readConversation = async () => {
  const found = await getConversation(scope(), id, { userId: 'north-user', siteIds: null, now })
  if (!found) throw new Error('The conversation is gone.')
  return found
}
const answer = async (channel: 'mail' | 'sms', to: string, text: string, subject = 'Your enquiry') => {
  const result = await sendAnswer(scope(), { id, siteIds: null, answer: { channel, to, subject, text, key: text }, actor, now })
  const [row] = await world.db.platform.transaction((tx) =>
    tx.outboxMessage.findMany({ where: { kind: channel === 'mail' ? 'inbox.mail' : 'inbox.textBySms' } }),
  )
  return { result, message: row as unknown as ClaimedMessage }
}
type MailMessage = Parameters<ReturnType<typeof createTransport>['sendMail']>[0]
const mail = (message: MailMessage) => createTransport({ host: '127.0.0.1', port: receiver.port, ignoreTLS: true }).sendMail(message)

describe('Conversations by mail', { shuffle: false }, () => {
  it('Conversations by mail writes a reply whose answers and bounces return to the conversation (ENT-16)', async () => {
    const { result, message } = await answer('mail', 'jo@example.com', 'It is still here.', 'Your enquiry\r\nBcc: all@example.com')
    expect(result).toMatchObject({ ok: true })
    expect(await writeAnswerMail(world.db, message, { replies: keys })).toMatchObject({
      to: ['jo@example.com'],
      fromName: 'Test, north Motors',
      replyTo: replyAddress(keys, 'reply', id),
      envelopeFrom: replyAddress(keys, 'bounce', id),
      subject: 'Your enquiry Bcc: all@example.com',
      text: 'It is still here.',
    })
    expect(await readConversation()).toMatchObject({
      stage: 'contacted',
      waitsSince: null,
      timeline: [{ kind: 'lead' }, { kind: 'mailOut', message: { state: 'waiting' } }],
    })
    await answer('mail', 'jo@example.com', 'It is still here.')
    expect((await readConversation()).timeline).toHaveLength(2)
  })

  it('Conversations by mail sends files with a reply, and shows them in the conversation', async () => {
    const files = [{ name: 'quote.pdf', contentType: 'application/pdf' as const, content: Buffer.from('%PDF-1.7 a quote') }]
    const reply = { to: 'jo@example.com', subject: 'Your quote', text: 'Here it is.', files, key: 'with a file' }
    const change = { id, siteIds: null, actor, now }
    expect(await sendAnswer(scope(), { ...change, answer: { ...reply, channel: 'mail' } })).toMatchObject({ ok: true })
    // Sent twice, it is delivered once, with its file once.
    expect(await sendAnswer(scope(), { ...change, answer: { ...reply, channel: 'mail' } })).toMatchObject({ ok: true })
    expect(await sendAnswer(scope(), { ...change, answer: { ...reply, channel: 'sms', to: '+61491570006' } })).toMatchObject({
      ok: false,
      message: 'Text messages can’t have attachments. Send an email instead.',
    })
    const rows = await world.db.platform.transaction((tx) =>
      tx.outboxMessage.findMany({ where: { kind: 'inbox.mail' }, orderBy: { createdAt: 'asc' } }),
    )
    const mails = await Promise.all(rows.map((row) => writeAnswerMail(world.db, row as unknown as ClaimedMessage, { replies: keys })))
    const attachment = { filename: 'quote.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7 a quote') }
    expect(mails.map(({ attachments }) => attachments)).toEqual([undefined, [attachment]])
    const last = (await readConversation()).timeline.at(-1)
    expect(last).toMatchObject({ kind: 'mailOut', message: { files: [{ name: 'quote.pdf' }] } })
    const fileId = last?.message?.files[0]?.id ?? ''
    expect((await conversationFile(scope(), { id, fileId, siteIds: null }))?.name).toBe('quote.pdf')
    expect(await conversationFile(world.db.forOrganisation(world.south.organisationId), { id, fileId, siteIds: null })).toBeNull()
  })

  it('Conversations by mail refuses an address or number that the shopper did not give', async () => {
    for (const [channel, to] of [
      ['mail', 'stranger@example.com'],
      ['sms', '+61400000000'],
    ] as const)
      expect((await answer(channel, to, 'Hi')).result).toMatchObject({ ok: false, reason: 'refused' })
    const { message } = await answer('sms', '+61491570006', 'Call me?')
    expect(await writeAnswerSms(world.db, message)).toEqual({ to: '+61491570006', text: 'Call me?' })
  })

  it('Conversations by mail stores a shopper’s reply once, with its files, and refuses a file that is not what its name says', async () => {
    const reply = {
      from: 'Jo <JO@example.com>',
      to: replyAddress(keys, 'reply', id),
      subject: 'Re: Your enquiry',
      text: 'Saturday?\r\n\r\nOn Mon, Test wrote:\r\n> It is still here.',
      messageId: '<one@shopper.example>',
      attachments: [
        { filename: '../licence.pdf', content: Buffer.from('%PDF-1.7 a licence') },
        { filename: 'picture.jpg', content: Buffer.from('MZ a programme') },
      ],
    }
    await mail(reply)
    await mail(reply)
    const { timeline, lastBy, waitsSince, unread } = await readConversation()
    const arrived = timeline.filter(({ kind }) => kind === 'mailIn')
    expect(arrived).toMatchObject([
      {
        text: 'Saturday?',
        message: { isUnknown: false, files: [{ name: '.. licence.pdf', contentType: 'application/pdf' }], refusedFiles: ['picture.jpg'] },
      },
    ])
    expect({ lastBy, waitsSince, unread }).toEqual({ lastBy: 'shopper', waitsSince: now, unread: true })
    const fileId = arrived[0]?.message?.files[0]?.id ?? ''
    expect(Buffer.from((await conversationFile(scope(), { id, fileId, siteIds: null }))?.content ?? []).toString()).toBe(
      '%PDF-1.7 a licence',
    )
    expect(await conversationFile(world.db.forOrganisation(world.south.organisationId), { id, fileId, siteIds: null })).toBeNull()
    expect(await conversationFile(scope(), { id: 'another', fileId, siteIds: null })).toBeNull()
  })

  it('Conversations by mail marks a message from an unknown address, and ignores automatic messages', async () => {
    await mail({ from: 'other@example.com', to: replyAddress(keys, 'reply', id), subject: 'Me', text: 'From work' })
    await mail({
      from: 'jo@example.com',
      to: replyAddress(keys, 'reply', id),
      subject: 'Away',
      text: 'I am away',
      headers: { 'Auto-Submitted': 'auto-replied' },
    })
    const { timeline, lastText } = await readConversation()
    expect(timeline.slice(-2)).toMatchObject([{ message: { isUnknown: true } }, { text: 'I am away', message: { isAutomatic: true } }])
    expect(lastText).toBe('From work')
  })

  it('Conversations by mail refuses mail to a forged or unknown address, and mail that is too large', async () => {
    const to = replyAddress(keys, 'reply', id)
    for (const address of [
      'sales@replies.example',
      to.replace(/.@/, (last) => (last === '0@' ? '1@' : '0@')),
      replyAddress({ ...keys, secret: 'x' }, 'reply', id),
    ])
      await expect(mail({ from: 'jo@example.com', to: address, text: 'Hi' })).rejects.toThrow('550')
    await expect(
      mail({ from: 'jo@example.com', to, text: 'Hi', attachments: [{ filename: 'a.pdf', content: Buffer.alloc(24_000_000) }] }),
    ).rejects.toThrow('552')
  })

  it('Conversations by mail marks a mail as bounced only when its delivery failed, not when it is delayed', async () => {
    const { timeline } = await readConversation()
    const entry = timeline.find(({ kind }) => kind === 'mailOut')
    const parts = (action: string) =>
      [
        'From: mailer-daemon@example.com',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        'MIME-Version: 1.0',
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        'Sorry.',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Final-Recipient: rfc822; jo@example.com',
        `Action: ${action}`,
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550 5.1.1 No such user',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: <${entry?.id}.${id}@conversation.forecourt>`,
        '--b--',
      ].join('\r\n')
    const envelope = { from: '', to: replyAddress(keys, 'bounce', id) }
    await mail({ envelope, raw: parts('delayed') })
    expect((await readConversation()).timeline.find(({ kind }) => kind === 'mailOut')?.message?.state).not.toBe('bounced')
    await mail({ envelope, raw: parts('failed') })
    expect((await readConversation()).timeline.find(({ kind }) => kind === 'mailOut')).toMatchObject({
      message: { state: 'bounced', problem: '550 5.1.1 No such user' },
    })
  })

  it('Conversations by mail gives up the warning about a waiting shopper at once when no staff can reply', async () => {
    const site = await publishedSite(world.db, world.north.siteId)
    if (!site) throw new Error('The site is not live.')
    const lead = buildLead({ email: 'waits@person.example', phone: '' })
    const { leadId } = await createLead(world.db, site, lead, { idempotencyKey: 'waits', now })
    const conversationId = (await getLead(scope(), leadId))?.conversationId ?? ''
    await watchWaitingShoppers(world.db, now)
    const message = { kind: 'inbox.late', payload: { conversationId, warned: 'half' } } as unknown as ClaimedMessage
    const { organisationId } = world.north
    await world.db.platform.transaction((tx) => tx.membership.deleteMany({ where: { organisationId } }))
    await expect(withheldReason(world.db, message, now)).rejects.toThrow(
      new Undeliverable('No user of the business can answer shoppers. Invite one who can.'),
    )
  })
})
