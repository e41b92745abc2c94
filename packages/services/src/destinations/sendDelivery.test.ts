import type { DueDelivery } from '@forecourt/data/leads/delivery/dueDeliveries'
import type { LeadDestination } from '@forecourt/data/leads/delivery/LeadDestination'
import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import { leadFormats } from '@forecourt/rules/leads/delivery/generated/leadFormats'
import type { LeadFormat, TargetField } from '@forecourt/rules/leads/delivery/LeadFormat'
import { sampleLead } from '@forecourt/rules/leads/delivery/sampleLead'
import { keyedTarget } from '@forecourt/rules/testing/keyedFormat'
import { withKeyedFormat } from '@forecourt/rules/testing/withKeyedFormat'
import { describe, expect, it } from 'vitest'
import { startServer } from '../http/testing/startServer'
import type { Mail } from '../mail/createMailer'
import { sealTarget } from './sealedTarget'
import { previewLead, type SendDeliveryContext, sendDelivery } from './sendDelivery'

withKeyedFormat()

const secret = 'a secret of the installation'
const now = '2026-06-01T00:00:00.000Z'
const test: DueDelivery = { id: 'd-1', leadId: null, attempts: 0, again: false, triedSince: null }
/** A database with one organisation, which has no locations. */
const db = {
  forOrganisation: () => ({
    transaction: (run: (tx: object) => unknown) =>
      run({ organisation: { findFirst: async () => ({ name: 'North Motors', locations: [] }) } }),
  }),
} as unknown as SendDeliveryContext['db']
const mailContext = { db, addresses: { originTemplate: 'https://{host}', consoleUrl: 'https://console.example' } }

/** Sends a test lead to a target at a server with a preset response. */
const send = async (targetAt: (url: string) => DestinationTarget, { status = 200, answer = '' } = {}) => {
  const requests: { method: string | undefined; headers: Record<string, unknown>; body: string }[] = []
  const mails: Mail[] = []
  const { host, stop } = await startServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    requests.push({ method: request.method, headers: request.headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(status).end(answer)
  })
  const target = sealTarget(secret, targetAt(`http://${host}/leads`), null)
  const destination = { id: 'x', organisationId: 'org', name: 'CRM', target, secretRevision: 1, oldSecretUntil: null }
  const sending: SendDeliveryContext = {
    ...{ ...mailContext, secret, trusted: [host], now: () => now, timeoutMs: 5000 },
    mailer: { send: async (mail) => ({ messageId: String(mails.push(mail)) }), close() {} },
  }
  const result = await sendDelivery(sending, destination as unknown as LeadDestination, test)
  await stop()
  return { result, requests, mails }
}

const exampleValue = (field: TargetField, url: string) =>
  field.type === 'choice'
    ? field.choices[0]?.value
    : { addresses: ['crm@dealer.example'], webAddress: url, text: 'an entered text' }[field.type]

describe.each(Object.entries<LeadFormat>(leadFormats))(
  'a test lead in the format %s (ENT-16)',
  (kind, { by, fields, isSigned = false }) => {
    const targetAt = (url: string) =>
      ({
        kind,
        ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, exampleValue(field, url)])),
      }) as unknown as DestinationTarget

    it('a test lead arrives once at the receiver', async () => {
      const { result, requests, mails } = await send(targetAt)
      expect([requests.length, mails.length]).toEqual([by === 'post' ? 1 : 0, by === 'mail' || by === 'leadMail' ? 1 : 0])
      if (by === 'pull') return expect(result?.fault).toBe('Nothing is sent to an API (pull) destination')
      expect(result?.fault).toBeNull()
      for (const { method, headers, body } of requests) {
        expect([method, 'webhook-signature' in headers]).toEqual(['POST', isSigned])
        expect(headers['content-type']).toMatch(/\//)
        expect(body).toContain('test@shopper.example')
      }
      for (const mail of mails) expect(mail).toMatchObject({ to: ['crm@dealer.example'], messageId: 'd-1@leads.forecourt' })
    })
  },
)

describe('a format with an API key (ENT-16)', () => {
  const keyedAt = (url: string) => keyedTarget({ url })

  it('a format with an API key gets the key in clear, in its body and headers', async () => {
    const { requests, result } = await send(keyedAt)
    expect(requests).toMatchObject([
      { body: '7|d-1|test@shopper.example|true|fk-123', headers: { 'content-type': 'text/plain', 'x-api-key': 'fk-123' } },
    ])
    expect(result).toMatchObject({ fault: null, statusCode: 200 })
  })

  it('a format with an API key reads the answer of its CRM', async () => {
    expect((await send(keyedAt, { answer: 'NO: unknown dealer' })).result?.fault).toMatch(/answered 200, but reported: NO: unknown dealer$/)
    expect((await send(keyedAt, { answer: 'stored' })).result).toMatchObject({ fault: null, note: 'stored' })
  })

  it('a format with an API key never shows the key in the log, also if the receiver repeats it', async () => {
    for (const response of [{ answer: 'Hello fk-123' }, { status: 403, answer: 'Bad key fk-123' }, { answer: 'NO fk-123' }]) {
      const { result } = await send(keyedAt, response)
      expect(JSON.stringify(result)).toContain('•••')
      expect(JSON.stringify(result)).not.toContain('fk-123')
    }
  })

  it('a format with an API key has a masked key in the preview', async () => {
    const lead = { ...sampleLead('org', 'North Motors', { id: 'l-1', now }), deliveryId: 'd-1', isTest: false, isAgain: false }
    expect(await previewLead(mailContext, keyedTarget(), lead)).toBe('7|l-1|test@shopper.example|false|••••••••')
  })

  it('a format with an API key sends nothing if the key can’t be decrypted', async () => {
    const { host, stop } = await startServer((_request, response) => response.end())
    const target = keyedTarget({ url: `http://${host}/`, apiKey: 'not encrypted' })
    const sending = { ...mailContext, secret, trusted: [host], now: () => now, mailer: undefined as never }
    const destination = { id: 'x', organisationId: 'org', name: 'CRM', target } as unknown as LeadDestination
    expect((await sendDelivery(sending, destination, test))?.fault).toBe('“API key” can’t be read any more. Enter it again.')
    await stop()
  })
})
