import path from 'node:path'
import { createWebServer, strictTransport } from '@forecourt/services/front/createWebServer'
import { heicReaderInThread } from '@forecourt/services/images/heicReaderInThread'
import { registerHeicReader } from '@forecourt/services/images/readHeic'
import { withRequestId } from '@forecourt/services/logging/requestId'
import { startLog } from '@forecourt/services/logging/startLog'
import { sendCachedPicture } from '@forecourt/services/media/sendCachedPicture'
import { ignoreClosedOutput } from '@forecourt/services/process/ignoreClosedOutput'
import { requireDirectAddress } from '@forecourt/services/process/requireDirectAddress'
import { serveHttp } from '@forecourt/services/process/serveHttp'
import { shutDownOnSignal } from '@forecourt/services/process/shutDownOnSignal'
import { createTelemetry } from '@forecourt/services/telemetry/createTelemetry'
import next from 'next'
import { env } from '../env'
import { createFront } from './front/createFront'
import { isSignedIn } from './front/isSignedIn'

/**
 * Serves the built console: Next behind a small server that limits requests. Run from anywhere: `node --import tsx
 * apps/console/src/server/main.ts`.
 */
ignoreClosedOutput()
const { AUTH_SECRET, CONSOLE_URL, CONSOLE_PORT, CONSOLE_HOST, MAX_CONNECTIONS, HSTS_SUBDOMAINS, MEDIA_CACHE_DIR } = env()
const { PLATFORM_DATABASE_URL, LISTEN_DATABASE_URL = PLATFORM_DATABASE_URL, METRICS_TOKEN, LOG_FORMAT } = env()
startLog({ process: 'console', format: LOG_FORMAT })
registerHeicReader(heicReaderInThread())
const isSecure = CONSOLE_URL.startsWith('https:')
const app = next({ dev: false, dir: path.join(import.meta.dirname, '../..'), port: CONSOLE_PORT })
await app.prepare()

const front = createFront({
  app: app.getRequestHandler(),
  isSignedIn: (request) => isSignedIn(request, { secret: AUTH_SECRET, secure: isSecure }),
  sendPicture: (request, response) => sendCachedPicture(request, response, MEDIA_CACHE_DIR),
  transportSecurity: isSecure ? strictTransport({ subdomains: HSTS_SUBDOMAINS }) : null,
})

// A picture of 6 MB takes most of a minute on a slow connection.
const telemetry = createTelemetry({ token: METRICS_TOKEN, process: 'console' })
const server = createWebServer(telemetry.serve(telemetry.measure(withRequestId(front))), {
  requestTimeout: 90_000,
  maxConnections: MAX_CONNECTIONS,
})
const serving = await serveHttp(server, { port: CONSOLE_PORT, host: CONSOLE_HOST })
console.log(`Console on port ${CONSOLE_PORT}`)
void requireDirectAddress(LISTEN_DATABASE_URL, 'LISTEN_DATABASE_URL')

shutDownOnSignal(async () => {
  await serving.stop(6_000)
  await app.close()
})
