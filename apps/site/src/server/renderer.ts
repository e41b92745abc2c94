import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { getPriority, setPriority } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { recordBuild, storedProgram } from '@forecourt/data/evidence/siteBuilds'
import { documentWritersInWorker } from '@forecourt/services/documents/documentWritersInWorker'
import { withRequestId } from '@forecourt/services/logging/requestId'
import { startLog } from '@forecourt/services/logging/startLog'
import { ignoreClosedOutput } from '@forecourt/services/process/ignoreClosedOutput'
import type { ToSupervisor } from '@forecourt/services/process/serveHttp'
import { shutDownOnSignal } from '@forecourt/services/process/shutDownOnSignal'
import { createTelemetry } from '@forecourt/services/telemetry/createTelemetry'
import next from 'next'
import { env } from '../env'
import { createEarlierRenderers } from '../evidence/createEarlierRenderers'
import { siteBuild } from '../evidence/siteBuild'
import { database } from '../sites/database'
import { otherRequests } from '../sites/otherRequests'
import { shared } from '../sites/shared'
import { siteCopies, siteMemory } from '../sites/siteRegistry'
import { viewCounter } from '../views/viewCounter'
import { recordStartedBuild } from './recordStartedBuild'
import { startedBuild } from './startedBuild'

/** Renders pages for the front server (main.ts) at a socket; restarted independently. */
ignoreClosedOutput()
const { SITE_PORT, MEDIA_DIR, PAGES_SOCKET, SITE_COPIES_DIR, SITE_MEMORY_MB, METRICS_TOKEN, LOG_FORMAT } = env()
startLog({ process: 'pages', format: LOG_FORMAT })
const { program, files, ...running } = startedBuild(path.join(import.meta.dirname, '../..'), env())
const { build } = siteBuild(running)
lowerProcessPriority()
if (SITE_MEMORY_MB !== undefined) siteMemory(SITE_MEMORY_MB * 1024 * 1024)
if (SITE_COPIES_DIR) siteCopies({ directory: SITE_COPIES_DIR, build })
shared('documentWriters', () => documentWritersInWorker(MEDIA_DIR))
const earlierRenderers = shared('earlierRenderers', () =>
  createEarlierRenderers({ programOf: (hash) => storedProgram(database(), hash), environment: process.env }),
)
const app = next({ dev: false, dir: path.join(import.meta.dirname, '../..'), port: SITE_PORT })
await app.prepare()

// The front server passes this path on.
const telemetry = createTelemetry({ token: METRICS_TOKEN, process: 'pages', path: '/metrics/pages' })
const render = otherRequests().count(telemetry.serve(telemetry.measure(withRequestId(app.getRequestHandler()))))

const server = createServer((request, response) => {
  render(request, response).catch((error: unknown) => {
    console.error(error)
    if (!response.headersSent) response.writeHead(500)
    response.end()
  })
})
// The front server handles timeouts and connections.
Object.assign(server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 })
// A killed process leaves its socket file, which blocks listening.
rmSync(PAGES_SOCKET, { force: true })
server.listen(PAGES_SOCKET, () => process.send?.({ kind: 'ready' } satisfies ToSupervisor))

void recordStartedBuild((at) => recordBuild(database(), { ...running, program, files }, at))

shutDownOnSignal(async () => {
  // Waits for pending requests of the front server.
  await Promise.race([new Promise((resolve) => server.close(resolve)), wait(6_000)])
  earlierRenderers.stop()
  await viewCounter().flush()
  await app.close()
})

/** Lowers the process priority, so that cached pages come first. Ignored on systems without priorities. */
function lowerProcessPriority(): void {
  try {
    setPriority(Math.min(19, getPriority() + 8))
  } catch (error) {
    console.error('The page process has the priority of the server in front:', error)
  }
}
