import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Handler } from '../front/createWebServer'

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\/internal\/refresh(?:\?|$)/, 'refresh'],
  [/^\/(?:internal|livez|readyz|metrics)(?:[/?]|$)/, 'internal'],
  [/^\/(?:assets|_next)\//, 'asset'],
  [/^\/(?:media|map-tiles)\//, 'picture'],
  [/^\/api\//, 'api'],
]

/** Kind of a request by its path, for metrics: few values, as each is a time series. */
const requestKind = (url = '/'): string => kinds.find(([path]) => path.test(url))?.[1] ?? 'page'

interface TelemetryOptions {
  /** Bearer token of the scraper; without one there are no metrics. */
  readonly token: string | undefined
  /** Value of the label `process`. */
  readonly process: 'front' | 'pages' | 'console' | 'worker'
  readonly path?: string
}

/** Metrics of a process in the format of Prometheus. */
export interface Telemetry {
  /** For further metrics of the process. */
  readonly registry: Registry
  /** Measures the requests of a handler. */
  measure(handler: Handler): Handler
  /** Responds with the metrics to requests with the token; without it 404. */
  serve(handler: Handler): Handler
}

/** Upper bounds in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const digest = (text: string) => createHash('sha256').update(text).digest()

export const createTelemetry = ({ token, process, path = '/metrics' }: TelemetryOptions): Telemetry => {
  const registry = new Registry()
  registry.setDefaultLabels({ process })
  if (token) collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'forecourt_http_request_seconds',
    help: 'Time until the response was sent, in seconds.',
    labelNames: ['kind', 'status'],
    buckets,
    registers: [registry],
  })
  const mayRead = (authorization = '') => Boolean(token) && timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))

  return {
    registry,

    measure(handler) {
      if (!token) return handler
      return async (request, response) => {
        const end = requests.startTimer({ kind: requestKind(request.url) })
        // A client that disconnects gets no complete response.
        response.once('close', () => end({ status: response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted' }))
        return handler(request, response)
      }
    },

    serve: (handler) => async (request, response) => {
      if (request.url?.split('?', 1)[0] !== path) return handler(request, response)
      const isAllowed = mayRead(request.headers.authorization)
      const text = isAllowed ? await registry.metrics() : 'Not found'
      response.writeHead(isAllowed ? 200 : 404, {
        'content-type': isAllowed ? registry.contentType : 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      })
      response.end(text)
    },
  }
}
