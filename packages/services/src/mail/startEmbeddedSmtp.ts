import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { mailFolder } from './mailFolder'

/** A mail sink: an SMTP server that stores every message in a folder and relays none, so that a new installation needs no mail account. */
export interface EmbeddedSmtp {
  readonly url: string
  stop(): Promise<void>
}

/** Bytes; far above our own messages. */
const maxMessageBytes = 5_000_000

export async function startEmbeddedSmtp({
  directory,
  port = 0,
  keep,
}: {
  directory: string
  port?: number
  keep?: number
}): Promise<EmbeddedSmtp> {
  const folder = mailFolder(directory, { keep })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: maxMessageBytes,
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(new Error('The message is too large'))
        folder.put(Buffer.concat(chunks), new Date()).then(
          () => done(),
          (error: Error) => done(error),
        )
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
  // A disconnected client must not stop the server.
  server.on('error', () => {})
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
