import { createLeadOfMail, dismissMail, waitingMails } from '@forecourt/data/leads/delivery/leadMails'
import { addSupplier, setSupplierMail } from '@forecourt/data/leads/delivery/suppliers'
import { getLead } from '@forecourt/data/leads/getLead'
import { listConversations } from '@forecourt/data/leads/inbox/listConversations'
import { buildActor as actor } from '@forecourt/data/testing/buildWorld'
import { useWorld as testWorld } from '@forecourt/data/testing/useWorld'
import { defaultMailTemplate } from '@forecourt/rules/leads/delivery/parseLeadMail'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOurAddress, receiveAnswerMail } from './receiveAnswerMail'
import { replyAddress } from './replyAddress'
import { type ReplyReceiver, startReplyReceiver } from './startReplyReceiver'

const world = testWorld()
const now = '2026-06-01T02:00:00.000Z'
const keys = { secret: 'a secret of the installation', domain: 'replies.example' }
const scope = () => world.db.forOrganisation(world.north.organisationId)
const otherScope = () => world.db.forOrganisation(world.south.organisationId)
let receiver: ReplyReceiver
let supplierId = ''
let to = ''

beforeAll(async () => {
  receiver = await startReplyReceiver({
    port: 0,
    accepts: (address) => isOurAddress(keys, address),
    take: (mail) => receiveAnswerMail(world.db, keys, { ...mail, now }),
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

describe('A mail from a marketplace', { shuffle: false }, () => {
  it('A mail from a marketplace waits for staff while the marketplace has no template (API-07)', async () => {
    await mail('Name: Early Bird\nEmail: early@person.example', '<early@cars-online.example>')
    expect(await waitingMails(scope(), null)).toMatchObject([
      { supplierName: 'Cars Online', text: expect.stringContaining('Early Bird'), problem: 'Its marketplace has no template yet.' },
    ])
    expect(await listed()).toEqual([])
  })

  it('A mail from a marketplace becomes one lead, however often it arrives (API-07)', async () => {
    const { locationId } = world.north
    await setSupplierMail(scope(), { id: supplierId, template: defaultMailTemplate, from: '', locationId, actor })
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

  it('A mail from a marketplace waits if it can’t be parsed; staff turn it into a lead or dismiss it (API-07)', async () => {
    await mail('Your listing expires soon.', '<two@cars-online.example>', 'Renew now')
    await mail('Hello, this is Kim on 0400 000 001. Is the ute there?', '<three@cars-online.example>')
    const waiting = await waitingMails(scope(), null)
    expect(waiting.map(({ problem }) => problem)).toContain('It contains no name.')
    expect(await waitingMails(otherScope(), null)).toEqual([])
    expect(await waitingMails(scope(), ['another-site'])).toEqual([])
    const id = waiting.find(({ text }) => text.includes('Kim'))?.id ?? ''
    const action = { id, siteIds: null, actor, now }
    expect(await createLeadOfMail(world.db, scope(), { ...action, input: { name: 'Kim' } })).toMatchObject({ ok: false, reason: 'refused' })
    expect(await createLeadOfMail(world.db, otherScope(), { ...action, input: { name: 'Kim', phone: '0400 000 001' } })).toMatchObject({
      reason: 'notFound',
    })
    expect(await createLeadOfMail(world.db, scope(), { ...action, input: { name: 'Kim', phone: '0400 000 001' } })).toMatchObject({
      ok: true,
    })
    expect(await createLeadOfMail(world.db, scope(), { ...action, input: { name: 'Kim', phone: '0400 000 001' } })).toMatchObject({
      ok: false,
    })
    expect(await listed()).toContainEqual(['Kim', 'Cars Online'])
    for (const { id: mailId } of (await waitingMails(scope(), null)).filter(({ subject }) => subject === 'Renew now'))
      expect(await dismissMail(scope(), { id: mailId, siteIds: null, actor })).toMatchObject({ ok: true })
    expect((await waitingMails(scope(), null)).map(({ subject }) => subject)).toEqual(['New lead'])
  })

  it('A mail from a marketplace is parsed from ADF in its text or in a file, or from HTML when its text only points there (API-07)', async () => {
    const adf = (name: string, phone: string) =>
      `<?adf version="1.0"?><adf><prospect><customer><contact><name part="full">${name}</name><phone>${phone}</phone></contact></customer></prospect></adf>`
    const send = (content: object) =>
      createTransport({ host: '127.0.0.1', port: receiver.port, ignoreTLS: true }).sendMail({
        ...{ from: 'leads@cars-online.example', to, subject: 'New lead' },
        ...content,
      })
    await send({ text: adf('Inline Adf', '0400 000 011'), messageId: '<adf1@cars-online.example>' })
    await send({ text: 'See the file', attachments: [{ filename: 'lead.xml', content: adf('Attached Adf', '0400 000 012') }] })
    await send({
      text: 'View this in an HTML client',
      html: '<table><tr><td>Name:</td><td>Se&aacute;n O&#39;Html</td></tr><tr><td>Phone:</td><td>0491&#160;570&#160;157</td></tr></table>',
    })
    await send({
      text: 'Name: With Files\nEmail: files@person.example <mailto:files@person.example>',
      attachments: [{ filename: 'trade.doc', content: 'x' }],
    })
    expect((await listed()).map(([name]) => name)).toEqual(
      expect.arrayContaining(['Inline Adf', 'Attached Adf', "Seán O'Html", 'With Files']),
    )
    const rows = await world.db.platform.transaction((tx) => tx.lead.findMany({ where: { name: { in: ["Seán O'Html", 'With Files'] } } }))
    expect(rows.map(({ name, email, phone, message }) => ({ name, email, phone, message }))).toEqual(
      expect.arrayContaining([
        { name: "Seán O'Html", email: '', phone: '+61491570157', message: null },
        { name: 'With Files', email: 'files@person.example', phone: '', message: 'Sent with files that aren’t stored here: trade.doc' },
      ]),
    )
  })

  it('A mail from a marketplace waits with the start of its text when it is above a limit (S2-3)', async () => {
    await mail(`Name: Kim\nEmail: kim@person.example\n${'<'.repeat(1_000_001)}`, '<large@cars-online.example>', 'Too large')
    const [found] = (await waitingMails(scope(), null)).filter(({ subject }) => subject === 'Too large')
    expect(found).toMatchObject({ problem: 'It has more than 1 MB of text.', from: 'leads@cars-online.example' })
    expect(found?.text).toContain('Name: Kim')
  })

  it('A mail to an unsigned address is refused', async () => {
    const forged = replyAddress({ ...keys, secret: 'guessed' }, 'lead', supplierId)
    const sending = createTransport({ host: '127.0.0.1', port: receiver.port, ignoreTLS: true })
    await expect(sending.sendMail({ from: 'a@b.example', to: forged, text: 'Name: Jo' })).rejects.toThrow('550')
  })
})
