import http from 'node:http'
import { percentile } from '../bench/measures/percentile'

/** Timeout in milliseconds; longer than users wait. */
const timeoutMs = 25_000

/** Response status, with the heading of an error page, or the error. By HTTPS the name for the certificate comes from the header `host`. */
const ask = (client: Pick<typeof http, 'get'>, port: number, host: string, path: string) =>
  new Promise<number | string>((resolve) => {
    const request = client.get(
      { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` }, timeout: timeoutMs, agent: false },
      (response) => {
        const status = response.statusCode ?? 0
        let errorPage = ''
        response.setEncoding('utf8').on('data', (text) => {
          if (status >= 500) errorPage += text
        })
        response.once('end', () => {
          const heading = /<h1[^>]*>([^<]+)/.exec(errorPage)?.[1]
          resolve(heading === undefined ? status : `${status} ${heading}`)
        })
        response.once('error', () => resolve('aborted'))
      },
    )
    request.once('timeout', () => {
      resolve('timeout')
      request.destroy()
    })
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  })

export interface RequestStatistics {
  readonly requested: number
  /** Number of responses with a page or a redirect. */
  readonly answered: number
  readonly byStatus: { readonly [status: string]: number }
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Requests pages at a steady rate, independent of response times, until stopped. `client` is the module http or https. */
export const requestSteadily = (
  port: number,
  pages: readonly (readonly [host: string, path: string])[],
  perSecond: number,
  client: Pick<typeof http, 'get'> = http,
) => {
  const durations: number[] = []
  const byStatus: { [status: string]: number } = {}
  const pending = new Set<Promise<void>>()
  let requested = 0
  const timer = setInterval(() => {
    const [host, path] = pages[requested++ % pages.length] ?? ['', '/']
    const startedAt = performance.now()
    const one = ask(client, port, host, path).then((status) => {
      byStatus[status] = (byStatus[status] ?? 0) + 1
      if (typeof status === 'number') durations.push(performance.now() - startedAt)
      pending.delete(one)
    })
    pending.add(one)
  }, 1000 / perSecond)
  return {
    /** Resolves when all pending requests are finished. */
    pendingFinished: () => Promise.all(pending),

    async stop(): Promise<RequestStatistics> {
      clearInterval(timer)
      await Promise.all(pending)
      const answered = Object.entries(byStatus).reduce(
        (sum, [status, count]) => sum + (Number(status) >= 200 && Number(status) < 500 ? count : 0),
        0,
      )
      const at = (share: number) => Math.round(percentile(durations, share))
      return { requested, answered, byStatus, p50: at(0.5), p95: at(0.95), p99: at(0.99) }
    },
  }
}
