import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestServer {
  /** Host and port, in the form of trusted hosts. */
  readonly host: string
  /** Also closes open connections. */
  readonly stop: () => Promise<void>
}

/** Starts a web server on a free local port. */
export const startServer = async (answer: RequestListener): Promise<TestServer> => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
