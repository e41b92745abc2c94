import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createSecureContext, TLSSocket } from 'node:tls'
import type { SftpFile } from '../sample/startSftpServer'

const listen = (server: Server): Promise<number> =>
  new Promise((done) => server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)))

/** PEM certificate and key of a TLS server. */
interface Secured {
  readonly key: string
  readonly cert: string
}

const secured = (socket: Socket, secure: Secured): TLSSocket =>
  new TLSSocket(socket, { isServer: true, secureContext: createSecureContext(secure) })

/** Opens a passive data port. */
const openData = async (secure: Secured | null): Promise<{ readonly port: number; send(bytes: Buffer): Promise<void> }> => {
  const server = createServer()
  const arrived = new Promise<Socket>((done) => server.once('connection', done))
  const port = await listen(server)
  return {
    port,
    async send(bytes) {
      const plain = await arrived
      const socket = secure ? secured(plain, secure) : plain
      // Ignores clients that disconnect early.
      plain.on('error', () => {})
      await new Promise<void>((done) => socket.on('error', () => done()).end(bytes, () => done()))
      server.close()
    },
  }
}

/** Starts a local FTP server with one folder, `/out`, and one user; supports the commands that reading needs. */
export const startFtpServer = async (
  user: string,
  password: string,
  files: () => readonly SftpFile[],
  /** Enables explicit TLS. */
  secure: Secured | null = null,
): Promise<{ readonly port: number; stop(): void }> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    let talk: Socket = socket
    const say = (line: string) => talk.write(`${line}\r\n`)
    let named = ''
    let data: Awaited<ReturnType<typeof openData>> | null = null
    const give = async (bytes: Buffer) => {
      say('150 Here it comes')
      await data?.send(bytes)
      say('226 That is all')
    }
    const answer = async (command: string, text: string) => {
      switch (command) {
        case 'AUTH': {
          if (!secure) return say('500 Not here')
          say('234 Go on in private')
          socket.removeAllListeners('data')
          talk = secured(socket, secure)
          talk.on('error', () => {})
          talk.on('data', hear)
          return undefined
        }
        case 'USER':
          if (secure && talk === socket) return say('530 In private alone')
          named = text
          return say('331 And the password?')
        case 'PASS':
          return say(named === user && text === password ? '230 Come in' : '530 Not you')
        case 'FEAT':
          return say('211-Features\r\n MLST type*;size*;modify*;\r\n UTF8\r\n211 End')
        case 'CWD':
          return say(text === '/out' ? '250 There' : '550 There is no such folder')
        case 'EPSV':
          data = await openData(talk === socket ? null : secure)
          return say(`229 Waiting (|||${data.port}|)`)
        case 'MLSD': {
          const lines = files().map(({ name, bytes, modified }) => {
            const time = modified.replace(/\D/g, '').slice(0, 14)
            return `type=file;size=${bytes.length};modify=${time}; ${name}\r\n`
          })
          return give(Buffer.from(lines.join('')))
        }
        case 'RETR': {
          const file = files().find(({ name }) => name === text)
          return file ? give(file.bytes) : say('550 There is no such file')
        }
        default:
          return say('200 As you like')
      }
    }
    const hear = (chunk: Buffer) => {
      for (const line of String(chunk).split('\r\n')) {
        const [command = '', ...rest] = line.split(' ')
        if (command !== '') void answer(command.toUpperCase(), rest.join(' '))
      }
    }
    say('220 Hello')
    socket.on('data', hear)
  })
  return {
    port: await listen(server),
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
