import type { Database } from '@forecourt/data/createDatabase'
import { createLead } from '@forecourt/data/leads/createLead'
import { createLeadOfMail, waitingMails } from '@forecourt/data/leads/delivery/leadMails'
import { addSupplier, setSupplierMail } from '@forecourt/data/leads/delivery/suppliers'
import { getLead } from '@forecourt/data/leads/getLead'
import { getConversation } from '@forecourt/data/leads/inbox/getConversation'
import { listConversations } from '@forecourt/data/leads/inbox/listConversations'
import { sendAnswer } from '@forecourt/data/leads/inbox/sendAnswer'
import { overdueMailboxes } from '@forecourt/data/leads/mailboxes/dueMailboxes'
import { listMailboxes, type MailboxSettings, removeMailbox, saveMailbox } from '@forecourt/data/leads/mailboxes/mailboxes'
import { publishedSite } from '@forecourt/data/sites/publishedSites'
import { buildLead } from '@forecourt/data/testing/buildLead'
import { buildActor as actor } from '@forecourt/data/testing/buildWorld'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { defaultMailTemplate } from '@forecourt/rules/leads/delivery/parseLeadMail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeAnswerMail } from '../../worker/messages/answerMessages'
import type { ClaimedMessage } from '../../worker/sendOutboxMessage'
import { readDueMailbox } from '../../worker/tasks/readMailboxes'
import { replyAddress } from '../replyAddress'
import { sealMailboxPassword } from './mailboxPassword'
import { startHostileImap } from './testing/startHostileImap'
import { startTestImap, type TestImap, testAccount } from './testing/startTestImap'

const world = testWorld()
const secret = 'a secret of the installation'
const keys = { secret, domain: 'replies.example' }
const scope = () => world.db.forOrganisation(world.north.organisationId)
const otherScope = () => world.db.forOrganisation(world.south.organisationId)
let now = '2026-06-01T02:00:00.000Z'
const later = (minutes: number) => {
  now = new Date(Date.parse(now) + minutes * 60_000).toISOString()
}

let imap: TestImap
let conversationId = ''
let supplierId = ''
let mailboxId = ''

beforeAll(async () => {
  imap = await startTestImap()
  const site = await publishedSite(world.db, world.north.siteId)
  if (!site) throw new Error('The site is not live.')
  const { leadId } = await createLead(world.db, site, buildLead(), { idempotencyKey: 'one', now })
  conversationId = (await getLead(scope(), leadId))?.conversationId ?? ''
  const key = { hash: 'hash', hint: 'hint' }
  supplierId = (await addSupplier(scope(), { siteId: world.north.siteId, name: 'Cars Online', key, actor, now }))?.id ?? ''
  await setSupplierMail(scope(), { id: supplierId, template: defaultMailTemplate, from: 'cars.example', locationId: null, actor })
})
afterAll(() => imap?.stop())

const settings = (change: Partial<MailboxSettings> = {}): MailboxSettings => ({
  ...{ siteId: world.north.siteId, address: 'sales@dealer.example', host: '127.0.0.1', port: imap.port, security: 'starttls' },
  ...{ userName: testAccount.userName, folder: 'INBOX', takesOthers: true, paused: false },
  credential: sealMailboxPassword(secret, testAccount.password),
  ...change,
})
const save = (change: Partial<MailboxSettings> = {}, id: string | null = mailboxId) =>
  saveMailbox(scope(), { id, settings: settings(change), actor, now })
/** Reads the mailbox that is due; false if none is. */
const pollOnce = async (trusted = [`127.0.0.1:${imap.port}`]) => {
  const [due] = await overdueMailboxes(world.db, now)
  if (due) await readDueMailbox(world.db, { ...due, at: now }, { secret, replies: keys, trusted, now: () => now, log: () => {} })
  return due !== undefined
}
/** Reads it each time it is due, a minute apart. */
const readAll = async () => {
  later(1)
  while (await pollOnce());
}
const arrives = (headers: { readonly [name: string]: string }, text: string) => imap.arrives(headers, text)
const listedMailbox = async () => (await listMailboxes(scope())).find(({ id }) => id === mailboxId)
const timeline = async () => (await getConversation(scope(), conversationId, { userId: 'north-user', siteIds: null, now }))?.timeline ?? []
const waitingSubjects = async () => (await waitingMails(scope(), null)).map(({ subject }) => subject)

describe('A mailbox of the dealership', { shuffle: false }, () => {
  it('A mailbox of the dealership is read from its newest mail on, and its mails stay unread (ENT-16)', async () => {
    const saved = await save({}, null)
    mailboxId = saved.ok ? saved.id : ''
    await readAll()
    expect(await listedMailbox()).toMatchObject({ message: null, checkedAt: now, takenAt: null, hasPassword: true })
    expect(await waitingMails(scope(), null)).toEqual([])
    expect(imap.folder.messages.map(({ flags }) => flags)).toEqual([[]])
    expect(await listMailboxes(otherScope())).toEqual([])
  })

  it('A mailbox of the dealership adds a shopper’s reply to its conversation once, from any address (ENT-16)', async () => {
    const answer = { channel: 'mail' as const, to: 'jo@example.com', subject: 'Your enquiry', text: 'It is here.', key: 'a' }
    await sendAnswer(scope(), { id: conversationId, siteIds: null, answer, actor, now })
    const [message] = await world.db.platform.transaction((tx) => tx.outboxMessage.findMany({ where: { kind: 'inbox.mail' } }))
    const sent = await writeAnswerMail(world.db, message as unknown as ClaimedMessage, { replies: null })
    // Without incoming mail, replies go to the mailbox that is read.
    expect(sent.replyTo).toBe('sales@dealer.example')
    const reply = { From: 'Jo at work <work@person.example>', 'Message-ID': '<1@work>', 'In-Reply-To': `<${sent.messageId}>` }
    arrives(reply, 'Saturday?\r\n\r\nOn Mon, Test wrote:\r\n> It is here.')
    arrives(reply, 'Saturday?')
    await readAll()
    expect((await timeline()).filter(({ kind }) => kind === 'mailIn')).toMatchObject([{ text: 'Saturday?', message: { isUnknown: true } }])
    expect(await listedMailbox()).toMatchObject({ takenAt: now })
  })

  it('A mailbox of the dealership recognises a shopper by their address, and a conversation by its reply address', async () => {
    arrives({ From: 'JO@example.com', 'Message-ID': '<2@x>' }, 'One more thing')
    arrives(
      { From: 'b@person.example', 'Message-ID': '<3@x>', 'Delivered-To': replyAddress(keys, 'reply', conversationId) },
      'By its address',
    )
    await readAll()
    expect((await timeline()).slice(-2)).toMatchObject([
      { text: 'One more thing', message: { isUnknown: false } },
      { text: 'By its address' },
    ])
  })

  it('A mailbox of the dealership turns mails from marketplaces into leads, and queues mails of other senders for staff (API-07)', async () => {
    arrives({ From: 'leads@mail.cars.example', 'Message-ID': '<4@c>' }, 'Name: Kim\r\nEmail: kim@person.example\r\nComments: Is it there?')
    arrives({ From: 'Ann Li <ann@person.example>', 'Message-ID': '<5@c>', Subject: 'The red ute' }, 'Do you still have it?')
    await readAll()
    const reader = { userId: 'north-user', siteIds: null, now }
    const rows = await listConversations(scope(), reader, { filter: { view: 'all' }, after: null, limit: 50 })
    expect(rows.map(({ name, source }) => [name, source])).toContainEqual(['Kim', 'Cars Online'])
    const [mail] = await waitingMails(scope(), null)
    expect(mail).toMatchObject({
      ...{ supplierName: 'sales@dealer.example', from: 'ann@person.example', subject: 'The red ute' },
      found: { name: 'Ann', last_name: 'Li', email: 'ann@person.example', message: 'Do you still have it?' },
    })
    const input = { ...mail?.found }
    expect(await createLeadOfMail(world.db, scope(), { id: mail?.id ?? '', siteIds: null, input, actor, now })).toMatchObject({ ok: true })
  })

  it('A mailbox of the dealership ignores our own mails, newsletters and automatic mails', async () => {
    arrives({ From: 'no-reply@forecourt.example', 'Message-ID': '<77@outbox.forecourt>', Subject: 'New enquiry' }, 'Somebody asks')
    arrives({ From: 'news@shop.example', 'Message-ID': '<6@c>', 'List-Unsubscribe': '<https://shop.example>' }, 'Sale')
    arrives({ From: 'bot@shop.example', 'Message-ID': '<7@c>', 'Auto-Submitted': 'auto-generated' }, 'Backup done')
    await readAll()
    expect(await waitingSubjects()).toEqual([])
  })

  it('A mailbox of the dealership queues unusual and oversized mails for staff, and reads the mails after them', async () => {
    arrives({ From: 'x@person.example', 'Message-ID': '<8@c>', Subject: `${'👍'.repeat(400)}` }, `Zero \0 and ${'a'.repeat(60_000)}👍`)
    arrives({ From: '"', 'Message-ID': '<9', Subject: '=?utf-8?B?//79?=', 'Content-Type': 'multipart/mixed; boundary=' }, '--\r\n\xff')
    arrives({ From: 'big@person.example', 'Message-ID': '<10@c>', Subject: 'My photos' }, 'x'.repeat(30_000_001))
    arrives({ From: 'jo@example.com', 'Message-ID': '<11@c>' }, 'Behind them all')
    await readAll()
    const found = await waitingMails(scope(), null)
    expect(found).toHaveLength(3)
    expect(found.find(({ subject }) => subject === 'My photos')).toMatchObject({
      text: '',
      problem: 'It is larger than 30 MB. Open it in the mailbox.',
    })
    expect((await timeline()).at(-1)).toMatchObject({ text: 'Behind them all' })
  })

  it('A mailbox of the dealership reports a mail that could not be stored because of a fault of ours, and continues with it after the fix', async () => {
    arrives({ From: 'jo@example.com', 'Message-ID': '<20@c>' }, 'Before it')
    arrives({ From: 'new@person.example', 'Message-ID': '<21@c>', Subject: 'Any utes?' }, 'Hello')
    later(1)
    const failing = { createMany: () => Promise.reject(new Error('No such column')) }
    const broken: Database = {
      ...world.db,
      forOrganisation: (id) => {
        const whole = world.db.forOrganisation(id)
        return { ...whole, transaction: (work) => whole.transaction((tx) => work(Object.assign(Object.create(tx), { leadMail: failing }))) }
      },
    }
    const logged: string[] = []
    const trusted = [`127.0.0.1:${imap.port}`]
    const due = { organisationId: world.north.organisationId, id: mailboxId, at: now }
    await readDueMailbox(broken, due, {
      secret,
      replies: keys,
      trusted,
      now: () => now,
      log: (line, error) => void logged.push(`${line}: ${(error as Error)?.message}`),
    })
    expect(await listedMailbox()).toMatchObject({
      message: 'The mail “Any utes?” could not be read: a fault on our side. We will try again. Until then, reply to it from the mailbox.',
      failures: 1,
    })
    expect(logged[0]).toBe(`The mailbox ${mailboxId} could not be read: No such column`)
    expect((await timeline()).at(-1)).toMatchObject({ text: 'Before it' })
    await readAll()
    expect(await listedMailbox()).toMatchObject({ message: null, failures: 0 })
    expect(await waitingSubjects()).toContain('Any utes?')
  })

  it('A mailbox of the dealership stores no mail twice when the server renumbers its mails', async () => {
    const before = { waiting: (await waitingMails(scope(), null)).length, messages: (await timeline()).length }
    imap.folder.uidvalidity += 1
    arrives({ From: 'jo@example.com', 'Message-ID': '<12@c>' }, 'After the move')
    await readAll()
    expect(await waitingMails(scope(), null)).toHaveLength(before.waiting)
    const after = await timeline()
    expect(after).toHaveLength(before.messages + 1)
    expect(after.at(-1)).toMatchObject({ text: 'After the move' })
  })

  it('A mailbox of the dealership reports what is wrong, polls less often after failures, and requires the password of a changed account', async () => {
    await save({ credential: sealMailboxPassword(secret, 'wrong') })
    await readAll()
    expect(await listedMailbox()).toMatchObject({ message: '127.0.0.1 does not accept the user name or password.', failures: 1 })
    expect(await pollOnce()).toBe(false)
    await save({ folder: 'Nowhere' })
    await readAll()
    expect(await listedMailbox()).toMatchObject({ message: '127.0.0.1 has no folder named Nowhere, or this user can’t read it.' })
    expect(await save({ host: 'imap.evil.example', credential: undefined })).toEqual({ ok: false, reason: 'password' })
    expect(await save({}, null)).toMatchObject({ ok: true })
    expect(await save()).toEqual({ ok: false, reason: 'taken' })
    expect(await saveMailbox(otherScope(), { id: mailboxId, settings: settings(), actor, now })).toMatchObject({ ok: false })
    for (const { id } of await listMailboxes(scope())) if (id !== mailboxId) await removeMailbox(scope(), { id, actor })
    // A password encrypted with another key must be entered again, and nothing is sent.
    await save({ credential: sealMailboxPassword('another', testAccount.password) })
    await readAll()
    expect(await listedMailbox()).toMatchObject({ message: 'Its password can’t be decrypted. Enter it again.' })
  })

  it('A mailbox of the dealership can’t have a server at a private address, or one whose certificate is not trusted for its name', async () => {
    await save()
    later(1)
    await pollOnce([])
    expect(await listedMailbox()).toMatchObject({ message: '127.0.0.1 is not a public internet address.' })
    const secure = await startTestImap({ secure: true })
    const { port } = secure
    await save({ port, security: 'tls' })
    later(1)
    await pollOnce([`127.0.0.1:${port}`])
    expect((await listedMailbox())?.message).toBe('The certificate of 127.0.0.1 is not trusted for this name.')
    await secure.stop()
    later(5)
    await pollOnce([`127.0.0.1:${port}`])
    expect((await listedMailbox())?.message).toMatch(/^127\.0\.0\.1 could not be read: /)
  })

  it('A mailbox of the dealership skips a mail that made reading fail, reports it, and reads the mails after it (S2-6)', async () => {
    const hostile = await startHostileImap()
    const { port } = hostile
    const trusted = [`127.0.0.1:${port}`]
    await save({ port, security: 'starttls', credential: sealMailboxPassword(secret, 'x') })
    later(60)
    await pollOnce(trusted)
    hostile.endless = 'mail'
    const position = { uidValidity: '1', lastUid: 5n }
    await world.db.platform.transaction((tx) => tx.leadMailbox.updateMany({ where: { id: mailboxId }, data: position }))
    later(60)
    await pollOnce(trusted)
    expect(await listedMailbox()).toMatchObject({ message: '127.0.0.1 sent more data than requested.', failures: 1 })
    const messages = () => waitingMails(scope(), null).then((mails) => mails.filter(({ subject }) => /^Mail [678]$/.test(subject)))
    expect((await messages()).map(({ subject }) => subject)).toEqual(['Mail 6'])
    later(60)
    await pollOnce(trusted)
    expect(await listedMailbox()).toMatchObject({ message: null, failures: 0 })
    expect((await messages()).map(({ subject, problem }) => [subject, problem]).sort()).toEqual([
      ['Mail 6', 'The sender is neither a known contact nor a marketplace.'],
      ['Mail 7', 'Reading it failed before, so it was not read again. Open it in the mailbox.'],
      ['Mail 8', 'The sender is neither a known contact nor a marketplace.'],
    ])
    await hostile.stop()
  })

  it('A mailbox of the dealership skips a mail during which the worker was killed (S1/S2-5)', async () => {
    const hostile = await startHostileImap()
    const { port } = hostile
    await save({ port, security: 'starttls', credential: sealMailboxPassword(secret, 'x') })
    const position = { uidValidity: '1', lastUid: 6n, readingUid: 7n, checkedAt: new Date(now) }
    await world.db.platform.transaction((tx) => tx.leadMailbox.updateMany({ where: { id: mailboxId }, data: position }))
    // If the server is unreachable, the pending mail is still known.
    later(60)
    await pollOnce([])
    expect(await world.db.platform.transaction((tx) => tx.leadMailbox.findFirst({ where: { id: mailboxId } }))).toMatchObject({
      readingUid: 7n,
    })
    await world.db.platform.transaction((tx) => tx.leadMail.deleteMany({ where: { subject: { in: ['Mail 7', 'Mail 8'] } } }))
    later(60)
    await pollOnce([`127.0.0.1:${port}`])
    const waiting = (await waitingMails(scope(), null)).filter(({ subject }) => /^Mail [78]$/.test(subject))
    expect(waiting.map(({ subject, text }) => [subject, text]).sort()).toEqual([
      ['Mail 7', ''],
      ['Mail 8', 'Hello'],
    ])
    await hostile.stop()
  })

  it('A mailbox of the dealership is no longer read once it is paused or removed', async () => {
    await save({ paused: true })
    later(60)
    expect(await pollOnce()).toBe(false)
    expect(await removeMailbox(otherScope(), { id: mailboxId, actor })).toBe(false)
    expect(await removeMailbox(scope(), { id: mailboxId, actor })).toBe(true)
    expect(await listMailboxes(scope())).toEqual([])
  })
})
