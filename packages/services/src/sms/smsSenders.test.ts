import { json } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { startServer } from '../http/testing/startServer'
import type { Mail } from '../mail/createMailer'
import { gatewaySms, mailboxSms } from './gatewaySms'

const sms = { to: '+61491570006', text: '123456 is your code for A & B.\n\n@cars.example #123456' }

it('the text message sender sends the unchanged text to the mailbox when there is no gateway', async () => {
  const sent: Mail[] = []
  await mailboxSms({
    async send(mail) {
      sent.push(mail)
      return { messageId: 'one' }
    },
  }).send(sms)
  expect(sent).toEqual([
    expect.objectContaining({ to: ['+61491570006@sms.example'], text: sms.text, html: expect.stringContaining('A &amp; B') }),
  ])
})

it('the text message sender posts a message to the gateway with its key, and throws when the gateway refuses it', async () => {
  let status = 202
  const taken: unknown[] = []
  const server = await startServer(async (request, response) => {
    taken.push([request.headers.authorization, await json(request)])
    response.writeHead(status).end()
  })
  try {
    const sender = gatewaySms({ url: `http://${server.host}/`, key: 'a key' })
    await sender.send(sms)
    expect(taken).toEqual([['Bearer a key', sms]])
    status = 500
    await expect(sender.send(sms)).rejects.toThrow('answered 500')
  } finally {
    await server.stop()
  }
})
