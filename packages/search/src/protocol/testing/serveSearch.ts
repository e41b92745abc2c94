import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHttpHandler } from '../createHttpHandler'
import { handleSearchRequest } from '../handleSearchRequest'
import type { SearchTarget } from '../SearchTarget'

/** A server of its own for one index, as clients meet it. */
export async function serveSearch<Document>(target: SearchTarget<Document>): Promise<{ server: Server; port: number }> {
  const handler = createHttpHandler((call) => handleSearchRequest(call, target))
  const server = createServer((request, response) => void handler(request, response))
  // A busy test may leave a connection idle for long, and would ask over it just while it is being closed.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}
