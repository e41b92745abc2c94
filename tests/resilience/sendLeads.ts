import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export interface Acknowledged {
  readonly key: string
  readonly leadId: string
}

/** Error responses, each printed once. */
const refusals = new Set<string>()

/** A phone number for each lead: leads with the same number may join one conversation. From the reserved range (02) 7010. */
const phoneOf = (index: number): string => `(02) 7010 ${String(index % 10_000).padStart(4, '0')}`

type Client = Pick<typeof http, 'request'>

const send = (client: Client, port: number, host: string, { key, phone }: { readonly key: string; readonly phone: string }) =>
  new Promise<string | null>((resolve) => {
    const body = JSON.stringify({
      form: 'general',
      name: 'Ana',
      lastName: 'Reid',
      email: `${key}@shopper.example`,
      phone,
      postcode: '2000',
      message: 'Hello',
      category: 'General Enquiry',
      termsAgreed: true,
      elapsedMs: 9000,
    })
    // A separate address each: TRUSTED_PROXIES is 1 here. A proxy takes the address of the connection, which is any of this machine.
    const place = `${key.length}.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`
    const headers = {
      'x-forwarded-for': `10.${place}`,
      host: `${host}:${port}`,
      'content-type': 'application/json',
      'idempotency-key': key,
      'content-length': Buffer.byteLength(body),
    }
    const request = client.request(
      {
        ...{ host: '127.0.0.1', port, path: '/api/leads', method: 'POST', agent: false, timeout: 30_000, headers },
        ...(client !== http && { localAddress: `127.${place}` }),
      },
      (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
        })
        response.once('error', () => resolve(null))
        response.once('end', () => {
          const isTaken = response.statusCode === 200
          const answered = isTaken ? '' : `${response.statusCode}: ${text.slice(0, 200)}`
          if (!isTaken && !refusals.has(answered)) process.stderr.write(`A lead was answered ${answered}\n`)
          refusals.add(answered)
          resolve(response.statusCode === 200 ? (JSON.parse(text) as { leadId: string }).leadId : null)
        })
      },
    )
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(null))
    request.end(body)
  })

/** Limit of pending requests, so that a slow machine isn't overloaded. */
const maxPending = 40
/** Milliseconds before a retry. */
const retryDelayMs = 1_000

/** Maximum time of retries, in milliseconds. */
const maxRetryMs = 180_000

/**
 * Sends leads at a steady rate, at most `max`; retries unacknowledged ones under the same key, like a browser's form. `client` is the
 * module http or https.
 */
export const sendLeads = (
  port: number,
  hosts: readonly string[],
  perSecond: number,
  max = Number.POSITIVE_INFINITY,
  client: Client = http,
) => {
  const acknowledged: Acknowledged[] = []
  const pending = new Set<Promise<void>>()
  const run = Math.random().toString(36).slice(2, 8)
  let [count, retries, refused] = [0, 0, 0]
  const timer = setInterval(() => {
    if (count >= max || pending.size >= maxPending) return
    const fields = { key: `lead-${run}-${count}`, phone: phoneOf(count) }
    const host = hosts[count++ % hosts.length] ?? ''
    const one = (async () => {
      for (const deadline = Date.now() + maxRetryMs; Date.now() < deadline; retries++) {
        const leadId = await send(client, port, host, fields)
        if (leadId !== null) {
          acknowledged.push({ key: fields.key, leadId })
          return
        }
        await wait(retryDelayMs)
      }
      refused++
    })().finally(() => pending.delete(one))
    pending.add(one)
  }, 1000 / perSecond)
  return {
    sent: () => count,
    acknowledged: () => acknowledged.length,
    async stop() {
      clearInterval(timer)
      await Promise.all(pending)
      return { sent: count, acknowledged, retries, refused }
    },
  }
}
