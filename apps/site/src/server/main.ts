import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createWebServer } from '@forecourt/services/front/createWebServer'
import { strictTransport } from '@forecourt/services/front/strictTransport'
import { endInOrder } from '@forecourt/services/process/endInOrder'
import { ignoreClosedOutput } from '@forecourt/services/process/ignoreClosedOutput'
import { serveHttp } from '@forecourt/services/process/serveHttp'
import { env } from '../env'
import { createFront } from './createFront'
import { createPageCache } from './createPageCache'
import { createPageCopies } from './createPageCopies'
import { createRenderGate } from './createRenderGate'
import { isReady } from './isReady'
import { passOn, targetAt } from './passOn'
import { startRenderer } from './startRenderer'

/**
 * Serves the built site: a page cache in front of the process that makes pages (renderer.ts), so that what is cached never waits for
 * what is made. Run from anywhere: `node --import tsx apps/site/src/server/main.ts`.
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
} = env()
const isSecure = SITE_ORIGIN_TEMPLATE.startsWith('https:')
const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-'))
const socketPath = path.join(folder, 'pages.sock')
const renderer = startRenderer({
  script: path.join(import.meta.dirname, 'renderer.ts'),
  socketPath,
  pause: 100,
  log: (line) => console.error(line),
})
const target = targetAt(socketPath)

const front = createFront({
  // Whoever asks while the page process is being started again waits for it a little.
  app: async (request, response, body) => {
    await renderer.ready(request.method === 'GET' || request.method === 'HEAD' ? 8_000 : 20_000)
    return passOn(request, response, body, target)
  },
  cache: createPageCache({ maxBytes: PAGE_CACHE_MB * 1024 * 1024 }),
  copies:
    PAGE_COPIES_DIR === undefined
      ? undefined
      : createPageCopies({
          directory: PAGE_COPIES_DIR,
          build: readFileSync(path.join(import.meta.dirname, '../../.next/BUILD_ID'), 'utf8').trim(),
          mostBytes: 300 * 1024 * 1024,
          now: () => Date.now(),
        }),
  isDatabaseAway: async () => !(await isReady(target, '/readyz?for=writes')),
  gate: createRenderGate({
    places: RENDER_PLACES,
    perSite: Math.ceil(RENDER_PLACES / 2),
    waitingPerSite: 128,
    waitingPerAddress: 64,
    patience: 4_000,
  }),
  trustedProxies: TRUSTED_PROXIES,
  secure: isSecure,
  transportSecurity: isSecure ? strictTransport({ subdomains: HSTS_SUBDOMAINS }) : null,
  now: () => Date.now(),
})

const server = createWebServer(front, { requestTimeout: 20_000, maxConnections: MAX_CONNECTIONS })
await renderer.ready(60_000)
const serving = await serveHttp(server, { port: SITE_PORT, host: SITE_HOST })
console.log(`Sites on port ${SITE_PORT}`)

endInOrder(async () => {
  await serving.stop(6_000)
  await renderer.stop()
  await rm(folder, { recursive: true, force: true })
})
