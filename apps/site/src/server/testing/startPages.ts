import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createPageProcess, type PageProcess } from '../createPageProcess'

/** How a page process responds. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void | Promise<void>

/** Starts a page process at its own socket. If the handler throws, the connection breaks, as if the process were killed. */
export async function startPages(handle: PageHandler): Promise<{ pages: PageProcess; stop: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'front-'))
  const socketPath = path.join(folder, 's.sock')
  const server = createServer(async (request, response) => {
    try {
      await handle(request, response, await buffer(request))
    } catch {
      response.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(socketPath, resolve))
  return {
    pages: createPageProcess(socketPath),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true })
    },
  }
}
