import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface FakeSession {
  id: string
  status: 'open' | 'complete' | 'expired'
  intent: string | null
  amount: number
  currency: string
  manual: boolean
  until: number
  url: string
}
interface FakeIntent {
  id: string
  status: 'requires_payment_method' | 'requires_capture' | 'succeeded' | 'canceled'
  amount: number
  refused: boolean
  paid: boolean
  refunds: { id: string; amount: number; status: string; metadata: Record<string, string> }[]
  dispute: string | null
}

export interface FakeStripe {
  readonly api: { readonly host: string; readonly port: number; readonly protocol: 'http' }
  readonly key: string
  readonly signingKey: string
  /** Number of POST requests by path, such as 'refunds'. */
  readonly posted: Map<string, number>
  /** Idempotency keys in order of arrival. */
  readonly keys: string[]
  /** Makes the next calls fail: with 503, or after the work with a lost response. */
  fail: { next: number; how: 'down' | 'answerLost' }
  /** Whether the bank refuses refunds. */
  refusesRefunds: boolean
  pay(session: string): void
  decline(session: string): void
  expire(session: string): void
  dispute(session: string, status: string): void
  /** Creates a signed webhook of a session. */
  notice(session: string, now: string, change?: { id?: string; type?: string; key?: string }): { body: string; signature: string }
  stop(): Promise<void>
}

const text = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const newId = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`

const chargeOf = (intent: FakeIntent) => ({
  id: `ch_${intent.id}`,
  object: 'charge',
  status: intent.paid ? 'succeeded' : 'failed',
  captured: intent.status === 'succeeded',
  payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242', wallet: null, capture_before: 1_800_000_000 } },
})
const intentBody = (intent: FakeIntent, whole: boolean) => ({
  ...{ id: intent.id, object: 'payment_intent', status: intent.status, amount: intent.amount },
  amount_received: intent.status === 'succeeded' ? intent.amount : 0,
  last_payment_error: intent.refused ? { code: 'card_declined' } : null,
  latest_charge: intent.paid ? (whole ? chargeOf(intent) : `ch_${intent.id}`) : null,
})
const sessionBody = (session: FakeSession, intent: FakeIntent | null, expand: string) => ({
  ...{ id: session.id, object: 'checkout.session', status: session.status, url: session.url },
  payment_intent: intent ? (expand.includes('payment_intent') ? intentBody(intent, expand.includes('latest_charge')) : intent.id) : null,
})
const listOf = (data: unknown[]) => ({ object: 'list', data, has_more: false, url: '/v1/list' })
const refusal = (code: string) => ({ status: 400, body: { error: { type: 'invalid_request_error', code, message: code } } })
const refundBody = (refund: FakeIntent['refunds'][number], intent: string) => ({ object: 'refund', payment_intent: intent, ...refund })
const newIntent = (id: string, amount: number): FakeIntent => ({
  id,
  status: 'requires_payment_method',
  amount,
  refused: false,
  paid: false,
  refunds: [],
  dispute: null,
})

/** Fake of Stripe's API for hosted Checkout, for use with the real library. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>()
  const intents = new Map<string, FakeIntent>()
  const answered = new Map<string, { parameters: string; status: number; body: unknown }>()
  const key = `sk_test_${randomBytes(12).toString('hex')}`
  const signingKey = `whsec_${randomBytes(12).toString('hex')}`
  const intentIn = ({ intent }: FakeSession) => (intent === null ? null : (intents.get(intent) ?? null))

  const create = (form: URLSearchParams): { status: number; body: unknown } => {
    const until = Number(form.get('expires_at'))
    const id = newId('cs')
    sessions.set(id, {
      ...{ id, status: 'open', intent: null, until, currency: form.get('line_items[0][price_data][currency]') ?? '' },
      amount: Number(form.get('line_items[0][price_data][unit_amount]')),
      manual: form.get('payment_intent_data[capture_method]') === 'manual',
      url: `https://checkout.stripe.example/c/${id}`,
    })
    return { status: 200, body: sessionBody(sessions.get(id) as FakeSession, null, '') }
  }

  const handle = (method: string, path: string, form: URLSearchParams): { status: number; body: unknown } => {
    const [kind = '', id = '', action = ''] = path.replace('checkout/sessions', 'sessions').split('/')
    if (kind === 'sessions') {
      if (method === 'POST' && id === '') return create(form)
      const session = sessions.get(id)
      if (!session) return { status: 404, body: { error: { type: 'invalid_request_error', message: 'No such session' } } }
      if (action === 'expire') {
        if (session.status !== 'open') return refusal('checkout_session_not_open')
        session.status = 'expired'
      }
      return { status: 200, body: sessionBody(session, intentIn(session), form.getAll('expand[0]').join()) }
    }
    if (kind === 'payment_intents') {
      const intent = intents.get(id)
      if (intent?.status !== 'requires_capture') return refusal('payment_intent_unexpected_state')
      intent.status = action === 'capture' ? 'succeeded' : 'canceled'
      return { status: 200, body: intentBody(intent, false) }
    }
    const intent = intents.get(form.get('payment_intent') ?? '')
    if (!intent) return { status: 404, body: { error: { type: 'invalid_request_error', message: 'No such payment_intent' } } }
    if (kind === 'disputes')
      return { status: 200, body: listOf(intent.dispute ? [{ id: `dp_${intent.id}`, object: 'dispute', status: intent.dispute }] : []) }
    if (method === 'GET') return { status: 200, body: listOf(intent.refunds.map((refund) => refundBody(refund, intent.id))) }
    const left = intent.refunds.reduce((rest, { status, amount }) => (status === 'succeeded' ? rest - amount : rest), intent.amount)
    if (left <= 0) return refusal('charge_already_refunded')
    const amount = Number(form.get('amount') ?? left)
    if (amount > left) return refusal('amount_too_large')
    const part = form.get('metadata[forecourtPart]')
    const metadata: Record<string, string> = part === null ? {} : { forecourtPart: part }
    const refund = { id: newId('re'), amount, status: fake.refusesRefunds ? 'failed' : 'succeeded', metadata }
    intent.refunds.push(refund)
    return { status: 200, body: refundBody(refund, intent.id) }
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stripe')
    const sent = await text(request)
    const form = request.method === 'GET' ? url.searchParams : new URLSearchParams(sent)
    const respond = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    if (request.headers.authorization !== `Bearer ${key}`)
      return respond(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key' } })
    if (fake.fail.next > 0 && fake.fail.how === 'down') {
      fake.fail.next -= 1
      return respond(503, { error: { type: 'api_error', message: 'Down' } })
    }
    const path = url.pathname.replace('/v1/', '')
    const idempotency = request.headers['idempotency-key']?.toString() ?? ''
    const isPost = request.method === 'POST'
    if (isPost) {
      fake.posted.set(path, (fake.posted.get(path) ?? 0) + 1)
      fake.keys.push(idempotency)
    }
    const earlier = isPost ? answered.get(`${path} ${idempotency}`) : undefined
    if (earlier && earlier.parameters !== sent)
      return respond(400, {
        error: { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used with the same parameters' },
      })
    const { status, body } = earlier ?? handle(request.method ?? 'GET', path, form)
    if (isPost && idempotency !== '') answered.set(`${path} ${idempotency}`, { parameters: sent, status, body })
    if (fake.fail.next > 0) {
      fake.fail.next -= 1
      return response.destroy()
    }
    return respond(status, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const sessionOf = (id: string): FakeSession => {
    const session = sessions.get(id)
    if (!session) throw new Error(`There is no session ${id}`)
    return session
  }
  const intentOf = (session: FakeSession): FakeIntent => {
    const id = session.intent ?? newId('pi')
    session.intent = id
    const intent = intents.get(id) ?? newIntent(id, session.amount)
    intents.set(id, intent)
    return intent
  }
  const fake: FakeStripe = {
    api: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' },
    ...{ key, signingKey, posted: new Map(), keys: [], fail: { next: 0, how: 'down' }, refusesRefunds: false },
    pay(id) {
      const session = sessionOf(id)
      if (session.status !== 'open') throw new Error('The page is closed')
      session.status = 'complete'
      Object.assign(intentOf(session), { status: session.manual ? 'requires_capture' : 'succeeded', paid: true, refused: false })
    },
    decline: (id) => void Object.assign(intentOf(sessionOf(id)), { refused: true }),
    expire: (id) => void Object.assign(sessionOf(id), { status: 'expired' }),
    dispute: (id, status) => void Object.assign(intentOf(sessionOf(id)), { dispute: status }),
    notice(id, now, { id: eventId = newId('evt'), type = 'checkout.session.completed', key: signing = signingKey } = {}) {
      const body = JSON.stringify({ id: eventId, object: 'event', type, data: { object: { id, object: 'checkout.session' } } })
      const at = Math.floor(Date.parse(now) / 1000)
      return { body, signature: `t=${at},v1=${createHmac('sha256', signing).update(`${at}.${body}`).digest('hex')}` }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return fake
}
