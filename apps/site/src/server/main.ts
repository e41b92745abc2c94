import { readFileSync } from 'node:fs'
import path from 'node:path'
import { cloudflareEdge } from '@forecourt/services/edge/cloudflareEdge'
import { createEdgePurge } from '@forecourt/services/edge/createEdgePurge'
import { fastlyEdge } from '@forecourt/services/edge/fastlyEdge'
import { varnishEdge } from '@forecourt/services/edge/varnishEdge'
import { createWebServer, strictTransport } from '@forecourt/services/front/createWebServer'
import { withRequestId } from '@forecourt/services/logging/requestId'
import { startLog } from '@forecourt/services/logging/startLog'
import { sendCachedPicture } from '@forecourt/services/media/sendCachedPicture'
import { ignoreClosedOutput } from '@forecourt/services/process/ignoreClosedOutput'
import { serveHttp } from '@forecourt/services/process/serveHttp'
import { shutDownOnSignal } from '@forecourt/services/process/shutDownOnSignal'
import { addSpoolMetric } from '@forecourt/services/telemetry/addSpoolMetric'
import { createTelemetry } from '@forecourt/services/telemetry/createTelemetry'
import { env } from '../env'
import { createDayVisitors } from '../measuring/counting/createDayVisitors'
import { createEventCounts } from '../measuring/counting/createEventCounts'
import { createAddressLog } from '../redirects/createAddressLog'
import { createRedirects } from '../redirects/createRedirects'
import type { LiveRedirects } from '../sites/createSiteRegistry'
import { createFront } from './createFront'
import { createHangWatch, unlessHanging } from './createHangWatch'
import { createPageCache } from './createPageCache'
import { createPageCopies } from './createPageCopies'
import { createPageProcess } from './createPageProcess'
import { createRenderGate } from './createRenderGate'
import { isReady, reportsUnready, requestPages } from './proxyRequest'

/**
 * Serves the built site: page cache in front of the page process (renderer.ts), so that cached pages never wait for rendering. `npm run
 * serve:site` starts both, connected by PAGES_SOCKET.
 */
ignoreClosedOutput()
const {
  SITE_PORT,
  SITE_HOST,
  SITE_ORIGIN_TEMPLATE,
  PAGE_CACHE_MB,
  TRUSTED_PROXIES,
  MAX_CONNECTIONS,
  HSTS_SUBDOMAINS,
  RENDER_PLACES,
  PAGE_COPIES_DIR,
  MEDIA_CACHE_DIR,
  PAGES_SOCKET,
  INTERNAL_SECRET,
  MEASURE_PAUSE_MS,
  METRICS_TOKEN,
  SPOOL_DIR,
  EDGE_VARNISH_URLS,
  EDGE_FASTLY_SERVICE,
  EDGE_FASTLY_TOKEN,
  EDGE_CLOUDFLARE_ZONE,
  EDGE_CLOUDFLARE_TOKEN,
  LOG_FORMAT,
} = env()
startLog({ process: 'front', format: LOG_FORMAT })
const isSecure = SITE_ORIGIN_TEMPLATE.startsWith('https:')
const pages = createPageProcess(PAGES_SOCKET)

const addressLog = createAddressLog({
  send: async (addressCounts) => {
    await requestPages(pages.target, '/internal/addresses', { secret: INTERNAL_SECRET, body: addressCounts })
  },
  pauseMs: 3_000,
  maxPerSite: 500,
  maxSites: 2_000,
})

const eventCounts = createEventCounts({
  send: async (counts) => {
    await requestPages(pages.target, '/internal/measures', { secret: INTERNAL_SECRET, body: counts })
  },
  visitors: createDayVisitors({ max: 2_000_000, now: () => Date.now() }),
  pauseMs: MEASURE_PAUSE_MS,
  maxPerSite: 500,
  maxSites: 10_000,
  maxPerVisitor: 200,
})

const edge = createEdgePurge({
  edges: [
    ...EDGE_VARNISH_URLS.map(varnishEdge),
    ...(EDGE_FASTLY_SERVICE ? [fastlyEdge({ service: EDGE_FASTLY_SERVICE, token: EDGE_FASTLY_TOKEN })] : []),
    ...(EDGE_CLOUDFLARE_ZONE ? [cloudflareEdge({ zone: EDGE_CLOUDFLARE_ZONE, token: EDGE_CLOUDFLARE_TOKEN })] : []),
  ],
  log: (error) => console.error(error),
})

const hangWatch = createHangWatch({ isSilent: () => reportsUnready(pages.target, '/readyz?for=answers'), now: () => Date.now() })

const front = createFront({
  edge,
  sendsCacheTag: EDGE_CLOUDFLARE_ZONE !== undefined,
  app: pages,
  cache: createPageCache({ maxBytes: PAGE_CACHE_MB * 1024 * 1024 }),
  copies:
    PAGE_COPIES_DIR === undefined
      ? undefined
      : createPageCopies({
          directory: PAGE_COPIES_DIR,
          build: readFileSync(path.join(import.meta.dirname, '../../.next/BUILD_ID'), 'utf8').trim(),
          maxBytes: 300 * 1024 * 1024,
          now: () => Date.now(),
        }),
  sendPicture: (request, response) => sendCachedPicture(request, response, MEDIA_CACHE_DIR),
  redirects: {
    table: createRedirects({
      load: (host) =>
        unlessHanging(
          hangWatch,
          requestPages<LiveRedirects | null>(pages.target, `/internal/redirects?host=${encodeURIComponent(host)}`, {
            secret: INTERNAL_SECRET,
          }),
        ),
      maxHosts: 5_000,
      now: () => Date.now(),
    }),
    log: addressLog,
  },
  eventCounts,
  isDatabaseAway: () =>
    unlessHanging(hangWatch, isReady(pages.target, '/readyz?for=writes')).then(
      (isWritable) => !isWritable,
      () => true,
    ),
  hangWatch,
  gate: createRenderGate({
    slots: RENDER_PLACES,
    perSite: Math.ceil(RENDER_PLACES / 2),
    waitingPerSite: 128,
    waitingPerAddress: 64,
    timeoutMs: 4_000,
  }),
  trustedProxies: TRUSTED_PROXIES,
  transportSecurity: isSecure ? strictTransport({ subdomains: HSTS_SUBDOMAINS }) : null,
  now: () => Date.now(),
})

const telemetry = createTelemetry({ token: METRICS_TOKEN, process: 'front' })
addSpoolMetric(telemetry.registry, SPOOL_DIR)
const server = createWebServer(telemetry.serve(telemetry.measure(withRequestId(front))), {
  requestTimeout: 20_000,
  maxConnections: MAX_CONNECTIONS,
})
await pages.ready(60_000)
const serving = await serveHttp(server, { port: SITE_PORT, host: SITE_HOST })
console.log(`Sites on port ${SITE_PORT}`)

shutDownOnSignal(async () => {
  await serving.stop(6_000)
  await Promise.all([addressLog.flush(), eventCounts.flush(), edge.flush()])
})
