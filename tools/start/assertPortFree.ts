import net from 'node:net'

/** Fails early with a clear message if a port is in use. */
export const assertPortFree = (port: number, what: string, variable: string) =>
  new Promise<void>((resolve, reject) => {
    const server = net.createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port}, meant for ${what}, is in use. Stop what uses it, or choose another with ${variable}=….`
            : `Port ${port}, meant for ${what}, can't be used: ${error.message}.`,
        ),
      ),
    )
    server.listen(port, () => server.close(() => resolve()))
  })
