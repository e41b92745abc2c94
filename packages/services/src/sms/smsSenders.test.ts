import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import type { Mail } from '../mail/Mailer'
import { gatewaySms } from './gatewaySms'
import { mailboxSms } from './mailboxSms'

const sms = { to: '+61491570006', text: '123456 is your code for A & B.\n\n@cars.example #123456' }

it('puts a message into the mailbox where there is no gateway, letter by letter', async () => {
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

it('hands a message to the gateway with its key, and says when that did not take it', async () => {
  let status = 202
  const taken: unknown[] = []
  const read = async (request: IncomingMessage) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    taken.push([request.headers.authorization, JSON.parse(Buffer.concat(chunks).toString())])
  }
  const server = createServer((request, response) => void read(request).then(() => response.writeHead(status).end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const sender = gatewaySms({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, key: 'a key' })
    await sender.send(sms)
    expect(taken).toEqual([['Bearer a key', sms]])
    status = 500
    await expect(sender.send(sms)).rejects.toThrow('answered 500')
  } finally {
    server.close()
  }
})
