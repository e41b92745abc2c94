import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMailer } from './createMailer'
import { mailFolder } from './mailFolder'
import { type EmbeddedSmtp, startEmbeddedSmtp } from './startEmbeddedSmtp'

let directory: string
let smtp: EmbeddedSmtp

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mail-'))
  smtp = await startEmbeddedSmtp({ directory, keep: 3 })
})

afterEach(async () => {
  await smtp.stop()
  await rm(directory, { recursive: true })
})

const message = (subject: string) => ({
  to: ['sales@dealer.example'],
  replyTo: 'ana@shopper.example',
  subject,
  html: '<p>Hello – Māori</p>',
  text: 'Hello – Māori',
})

describe('the embedded mail server', () => {
  it('the embedded mail server stores a message sent over SMTP, and lists and reads it', async () => {
    const mailer = createMailer({ smtpUrl: smtp.url, from: 'Forecourt <no-reply@forecourt.example>' })
    const sent = await mailer.send({ ...message('New enquiry: 2021 Toyota Corolla'), messageId: 'lead-1@forecourt.example' })
    mailer.close()
    expect(sent.messageId).toBe('<lead-1@forecourt.example>')

    const { messages, total } = await mailFolder(directory).list()
    expect(total).toBe(1)
    expect(messages[0]).toMatchObject({
      from: 'no-reply@forecourt.example',
      to: ['sales@dealer.example'],
      subject: 'New enquiry: 2021 Toyota Corolla',
    })
    const found = await mailFolder(directory).find(['lead-1@forecourt.example', 'lead-2@forecourt.example'])
    expect([...found]).toEqual([['lead-1@forecourt.example', messages[0]?.id]])
    const read = await mailFolder(directory).read(messages[0]?.id ?? '')
    expect(read).toMatchObject({
      replyTo: 'ana@shopper.example',
      html: expect.stringContaining('Māori'),
      text: expect.stringContaining('Māori'),
    })
  })

  it('the embedded mail server keeps only the newest messages when full', async () => {
    const mailer = createMailer({ smtpUrl: smtp.url, from: 'no-reply@forecourt.example' })
    for (let count = 1; count <= 5; count++) await mailer.send(message(`Message ${count}`))
    mailer.close()
    const { messages } = await mailFolder(directory).list()
    expect(messages.map(({ subject }) => subject)).toEqual(['Message 5', 'Message 4', 'Message 3'])
    expect(await readdir(directory)).toHaveLength(6)
  })

  it('the embedded mail server removes line breaks from a subject, so that it can’t add a header', async () => {
    const mailer = createMailer({ smtpUrl: smtp.url, from: 'no-reply@forecourt.example' })
    await mailer.send(message('Hello\r\nBcc: thief@elsewhere.example'))
    mailer.close()
    const { messages } = await mailFolder(directory).list()
    expect(messages[0]?.to).toEqual(['sales@dealer.example'])
  })

  it('the embedded mail server rejects sending while the server is stopped', async () => {
    await smtp.stop()
    const mailer = createMailer({ smtpUrl: smtp.url, from: 'no-reply@forecourt.example' })
    await expect(mailer.send(message('Lost'))).rejects.toThrow()
    mailer.close()
    smtp = await startEmbeddedSmtp({ directory })
  })
})

describe('mailFolder', () => {
  it.each(['../secret', '..%2f', '', '2026'])('mailFolder finds no message with the id %j', async (id) => {
    expect(await mailFolder(directory).read(id)).toBeNull()
  })

  it('mailFolder lists nothing while the folder does not exist', async () => {
    expect(await mailFolder(join(directory, 'none')).list()).toEqual({ messages: [], total: 0 })
  })
})
