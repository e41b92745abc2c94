import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import path from 'node:path'
import { createHttpHandler } from '@forecourt/search/protocol/createHttpHandler'
import { documentWritersBeside } from '@forecourt/services/documents/documentWritersBeside'
import { ignoreClosedOutput } from '@forecourt/services/process/ignoreClosedOutput'
import next from 'next'
import { env } from '../env'
import { answerSearch } from '../search/answerSearch'
import { shared } from '../sites/shared'
import { viewCounter } from '../views/viewCounter'
import { isSearchPath } from './isSearchPath'
import { rendersUnderway } from './rendersUnderway'
import { terseBuffers } from './terseBuffers'

/** Makes pages for the server in front (main.ts), which starts this as a process of its own and says on which socket to listen. */
ignoreClosedOutput()
const socketPath = process.argv[2] ?? ''
const { SITE_PORT, MEDIA_DIR } = env()
terseBuffers()
shared('documentWriters', () => documentWritersBeside(MEDIA_DIR))
const app = next({ dev: false, dir: path.join(import.meta.dirname, '../..'), port: SITE_PORT })
await app.prepare()

const render = app.getRequestHandler()
const search = createHttpHandler(answerSearch)
const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (isSearchPath(request.url)) return search(request, response)
  const work = render(request, response)
  if (isRead(request)) rendersUnderway().track(work)
  return work
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    if (!response.headersSent) response.writeHead(500)
    response.end()
  })
})
// The server in front decides what is too slow, and when its connections to us end.
Object.assign(server, { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 })
server.listen(socketPath, () => process.send?.('ready'))

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  server.close()
  server.closeIdleConnections()
  await viewCounter().flush()
  await app.close()
  process.exit(0)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
// Without a server in front there is nobody to make pages for.
process.on('disconnect', stop)
