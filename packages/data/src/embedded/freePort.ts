import { createServer } from 'node:net'

/** A free port of this machine; `wanted` if it is given and free. */
export const freePort = (wanted = 0) =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${wanted} is already in use, so the database cannot start on it.`) : error),
    )
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port was found for the database.')),
      )
    })
  })
