import { type AddressInfo, createServer, type Socket } from 'node:net'

/** The response that the server never ends. */
export type Endless = 'search' | 'searches' | 'list' | 'line' | 'mail' | 'silence' | 'nothing'

/** An IMAP server with an endless response. */
export interface HostileImap {
  readonly port: number
  /** Bytes sent so far. */
  readonly sent: number
  endless: Endless
  stop(): Promise<void>
}

const chunkBytes = 65_536
const mail = 'From: uma@hostile.example\r\nSubject: Mail 7\r\nMessage-ID: <7@x>\r\n\r\nHello\r\n'
const envelope = (uid: number) =>
  `(UID ${uid} RFC822.SIZE ${mail.length} ENVELOPE ("Mon, 1 Jun 2026 00:00:00 +0000" "Mail ${uid}" (("Uma" NIL "uma" "hostile.example")) NIL NIL NIL NIL NIL NIL "<${uid}@x>"))`

/** Starts a hostile IMAP server with the mails 6, 7 and 8; it stops sending when the client disconnects or stops reading. */
export const startHostileImap = async (): Promise<HostileImap> => {
  const sockets = new Set<Socket>()
  let sent = 0
  const state = { endless: 'nothing' as Endless }
  const send = (socket: Socket, text: string) => {
    sent += text.length
    return socket.write(text)
  }
  const sendForever = (socket: Socket, next: () => string) => {
    const more = () => {
      while (!socket.destroyed && send(socket, next()));
    }
    socket.on('drain', more)
    more()
  }
  const answer = (socket: Socket, line: string) => {
    const [tag = '', ...parts] = line.split(' ')
    const command = parts.join(' ').toUpperCase()
    const ok = (untagged = '') => send(socket, `${untagged}${tag} OK done\r\n`)
    const { endless } = state
    if (command.startsWith('CAPABILITY')) ok('* CAPABILITY IMAP4rev1\r\n')
    else if (command.startsWith('EXAMINE')) ok('* 3 EXISTS\r\n* OK [UIDVALIDITY 1] x\r\n* OK [UIDNEXT 9] x\r\n')
    else if (command.startsWith('LOGOUT')) {
      ok('* BYE\r\n')
      socket.end()
    } else if (command.startsWith('UID SEARCH')) {
      if (endless === 'search') {
        send(socket, '* SEARCH')
        sendForever(socket, () => ' 7'.repeat(chunkBytes / 2))
      } else if (endless === 'searches') sendForever(socket, () => '* SEARCH 6 7 8\r\n'.repeat(chunkBytes / 16))
      else if (endless !== 'silence') ok('* SEARCH 6 7 8\r\n')
    } else if (command.startsWith('UID FETCH') && command.includes('ENVELOPE')) {
      let uid = 6
      if (endless === 'list') sendForever(socket, () => Array.from({ length: 200 }, () => `* ${uid} FETCH ${envelope(uid++)}\r\n`).join(''))
      else if (endless === 'line') {
        send(socket, '* 1 FETCH (UID 6 ENVELOPE ("')
        sendForever(socket, () => 'x'.repeat(chunkBytes))
      } else ok([6, 7, 8].map((each) => `* ${each} FETCH ${envelope(each)}\r\n`).join(''))
    } else if (command.startsWith('UID FETCH')) {
      const [, , , uid] = line.split(' ')
      if (endless === 'mail' && uid === '7') {
        const one = `* 2 FETCH (UID 7 BODY[]<0> {1000000}\r\n${'x'.repeat(1_000_000)})\r\n`
        sendForever(socket, () => one)
      } else ok(`* 2 FETCH (UID ${uid} BODY[]<0> {${mail.length}}\r\n${mail.replaceAll('7', uid ?? '')})\r\n`)
    } else ok()
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    send(socket, '* OK [CAPABILITY IMAP4rev1] ready\r\n')
    let rest = ''
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(socket, line)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    get sent() {
      return sent
    },
    get endless() {
      return state.endless
    },
    set endless(what) {
      state.endless = what
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
