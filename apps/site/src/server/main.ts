import { createServer } from 'node:http'
import path from 'node:path'
import { createHttpHandler } from '@forecourt/search/protocol/createHttpHandler'
import { documentWritersBeside } from '@forecourt/services/documents/documentWritersBeside'
import next from 'next'
import { env } from '../env'
import { answerSearch } from '../search/answerSearch'
import { shared } from '../sites/shared'
import { viewCounter } from '../views/viewCounter'
import { createFront } from './createFront'
import { pageCache } from './pageCache'
import { terseBuffers } from './terseBuffers'

/** Serves the built site: Next behind the page cache. Run from anywhere: `node --import tsx apps/site/src/server/main.ts`. */
const { SITE_PORT, SITE_ORIGIN_TEMPLATE, MEDIA_DIR } = env()
terseBuffers()
shared('documentWriters', () => documentWritersBeside(MEDIA_DIR))
const app = next({ dev: false, dir: path.join(import.meta.dirname, '../..'), port: SITE_PORT })
await app.prepare()

const front = createFront({
  app: app.getRequestHandler(),
  cache: pageCache(),
  search: createHttpHandler(answerSearch),
  secure: SITE_ORIGIN_TEMPLATE.startsWith('https:'),
  now: () => Date.now(),
})

const server = createServer((request, response) => {
  front(request, response).catch((error: unknown) => {
    console.error(error)
    if (!response.headersSent) response.writeHead(500)
    response.end()
  })
})
// Longer than the usual idle time of proxies in front, so that they never reuse a connection we are just closing.
server.keepAliveTimeout = 65_000
server.listen(SITE_PORT, () => console.log(`Sites on port ${SITE_PORT}`))

async function stop() {
  server.close()
  server.closeIdleConnections()
  await viewCounter().flush()
  await app.close()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
