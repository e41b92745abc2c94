import { readFile, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createSecureContext } from 'node:tls'
import { SMTPServer } from 'smtp-server'
import { clientNetwork } from '../limits/clientNetwork'
import { maxMailBytes } from './maxMailBytes'

/** Paths of a PEM certificate chain and its private key. */
interface CertificateFiles {
  readonly certFile: string
  readonly keyFile: string
}

interface Certificate {
  readonly cert: Buffer
  readonly key: Buffer
}

interface OpenCertificate {
  readonly current: Certificate
  /** The certificate if its files changed and are valid; null if unchanged. Never rejects. */
  renewed(): Promise<Certificate | null>
}

const messageText = (error: unknown) => (error instanceof Error ? error.message : String(error))

const readCertificate = async ({ certFile, keyFile }: CertificateFiles): Promise<Certificate> => {
  try {
    const [cert, key] = await Promise.all([readFile(certFile), readFile(keyFile)])
    // Throws for an invalid certificate or a mismatched key.
    createSecureContext({ cert, key })
    return { cert, key }
  } catch (error) {
    throw new Error(`The certificate ${certFile} with the key ${keyFile} can’t be used: ${messageText(error)}`, { cause: error })
  }
}

/** Version of the files. A renewal replaces a file or the target of a symlink. */
const certificateVersion = async ({ certFile, keyFile }: CertificateFiles): Promise<string> => {
  const files = await Promise.all([stat(certFile), stat(keyFile)])
  return files.map(({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`).join()
}

/**
 * Loads a certificate and reloads it when its files change. Rejects if it is unusable at the start. Later the last valid one is used: a
 * renewal writes the files one after the other, and a new certificate doesn't match the old key.
 */
const openCertificate = async (files: CertificateFiles, log: (line: string) => void = () => {}): Promise<OpenCertificate> => {
  const current = await readCertificate(files)
  let knownVersion = await certificateVersion(files)
  return {
    current,
    async renewed() {
      const version = await certificateVersion(files).catch(messageText)
      if (version === knownVersion) return null
      knownVersion = version
      return readCertificate(files).catch((error: unknown) => {
        log(`${messageText(error)}. The last one stays in use.`)
        return null
      })
    },
  }
}

export interface ReplyReceiver {
  readonly port: number
  stop(): Promise<void>
}

export interface ReplyReceiverOptions {
  readonly port: number
  /** Interfaces to listen on; localhost by default. */
  readonly host?: string
  /** Certificate for STARTTLS; without one it isn't offered. */
  readonly certificate?: CertificateFiles | null
  log?(line: string): void
  /** Whether an address is accepted; others are refused at RCPT. */
  accepts(address: string): boolean
  /** Rejects if the mail could not be stored: the sender retries. */
  take(mail: { readonly recipients: readonly string[]; readonly raw: Buffer }): Promise<void>
}

/** Limits of concurrent connections, total and per network, so that idle ones can't block others. */
const maxConnections = 60
const maxPerNetwork = 10

const smtpError = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

/**
 * SMTP server for incoming mail: accepts our addresses and relays nothing. Accepts senders without TLS. Rejects if its port or
 * certificate is unusable.
 */
export const startReplyReceiver = async ({
  port,
  host = '127.0.0.1',
  certificate: files = null,
  accepts,
  take,
  log,
}: ReplyReceiverOptions): Promise<ReplyReceiver> => {
  const certificate = files && (await openCertificate(files, log))
  /** Networks of open connections, by session. */
  const open = new Map<string, string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: certificate ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    ...certificate?.current,
    disableReverseLookup: true,
    size: maxMailBytes,
    maxClients: maxConnections,
    socketTimeout: 30_000,
    onConnect({ id, remoteAddress }, done) {
      const network = clientNetwork(remoteAddress)
      const others = [...open.values()].filter((one) => one === network)
      if (others.length >= maxPerNetwork) return done(smtpError(421, 'Too many connections from your network: try again later'))
      open.set(id, network)
      if (!certificate) return done()
      void certificate.renewed().then((renewed) => {
        if (renewed) server.updateSecureContext({ ...renewed })
        done()
      })
    },
    onClose({ id }) {
      open.delete(id)
    },
    onRcptTo({ address }, session, done) {
      if (session.envelope.rcptTo.length >= 10) done(smtpError(452, 'Too many recipients'))
      else if (accepts(address)) done()
      else done(smtpError(550, 'There is no such address here'))
    },
    onData(stream, session, done) {
      const parts: Buffer[] = []
      let size = 0
      stream.on('data', (part: Buffer) => {
        size += part.length
        if (size <= maxMailBytes) parts.push(part)
      })
      stream.on('end', () => {
        if (stream.sizeExceeded || size > maxMailBytes) return done(smtpError(552, 'The message is too large'))
        take({ recipients: session.envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(parts) }).then(
          () => done(),
          () => done(smtpError(451, 'The mail could not be stored: try again later')),
        )
      })
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
  // A disconnected client must not stop the server.
  server.on('error', () => {})
  return { port: (server.server.address() as AddressInfo).port, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}
