/// <reference path="./hoodiecrow.d.ts" />
import type { AddressInfo } from 'node:net'
import hoodiecrow, { type HoodiecrowServer } from 'hoodiecrow-imap'

/** A local IMAP server with one account. */
export interface TestImap {
  readonly port: number
  readonly folder: ReturnType<HoodiecrowServer['getMailbox']>
  /** Delivers a mail. */
  arrives(headers: { readonly [name: string]: string }, text: string): void
  stop(): Promise<void>
}

export const testAccount = { userName: 'sales@dealer.example', password: 'right' }

/** Starts a test IMAP server with one mail from years ago; `secure` uses a self-signed certificate. */
export const startTestImap = async ({
  secure = false,
  port = 0,
}: {
  readonly secure?: boolean
  readonly port?: number
} = {}): Promise<TestImap> => {
  const old = {
    internaldate: '14-Sep-2019 21:22:28 +1000',
    raw: 'From: old@person.example\r\nMessage-ID: <old@x>\r\nSubject: Long ago\r\n\r\nFrom years ago',
  }
  const server = hoodiecrow({
    plugins: ['ID', 'UIDPLUS', 'LITERALPLUS'],
    users: { [testAccount.userName]: { password: testAccount.password } },
    storage: { INBOX: { messages: [old] }, '': {} },
    secureConnection: secure,
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.server.address() as AddressInfo).port,
    get folder() {
      return server.getMailbox('INBOX')
    },
    arrives(headers, text) {
      const lines = Object.entries({ Subject: 'Hi', ...headers }).map(([name, value]) => `${name}: ${value}`)
      // This server truncates byte strings only.
      server.appendMessage('INBOX', [], false, Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`).toString('latin1'))
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
