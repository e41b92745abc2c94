import { request } from 'node:http'
import type { LookupFunction } from 'node:net'
import { publicLookup } from '../http/fetchPublic'

interface RedirectOptions {
  readonly timeoutMs?: number
  readonly port?: number
  readonly lookup?: LookupFunction
}

/**
 * Reads where the server of a domain redirects a browser that opens it without https, as forwarding at a DNS provider does. Connects to
 * public addresses only, as a domain's owner chooses where it leads, and reads the headers alone. Null without a redirect to another host.
 */
export const readRedirect =
  ({ timeoutMs = 5_000, port = 80, lookup = publicLookup }: RedirectOptions = {}): ((host: string) => Promise<string | null>) =>
  (host) =>
    new Promise((done) => {
      const outgoing = request({ host, port, lookup, method: 'GET', path: '/', headers: { host, 'user-agent': 'Forecourt' } })
      const finish = (to: string | null) => {
        clearTimeout(timer)
        outgoing.destroy()
        done(to)
      }
      const timer = setTimeout(() => finish(null), timeoutMs)
      outgoing.on('error', () => finish(null))
      outgoing.on('response', ({ statusCode = 0, headers: { location } }) => {
        const to = statusCode >= 300 && statusCode < 400 && location ? URL.parse(location, `http://${host}/`) : null
        finish(to && /^https?:$/.test(to.protocol) && to.hostname !== host ? to.hostname : null)
      })
      outgoing.end()
    })
