import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { selfSigned } from '../../stock-feeds/testing/selfSigned'

/** Response modes of the fake CRM. */
export type CrmMode = 'well' | 'down' | 'refusing' | 'redirecting' | 'silent' | 'gone' | 'busy'

/** A raw request. */
export interface CrmRequest {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** Time of its last byte, milliseconds since 1970. */
  readonly at: number
}

/** A fake CRM with preset responses; records its requests. */
export interface FakeCrm {
  /** Host and port, in the form of trusted hosts. */
  readonly host: string
  readonly url: string
  readonly requests: readonly CrmRequest[]
  mode: CrmMode
  stop(): Promise<void>
}

const respond: { readonly [Mood in Exclude<CrmMode, 'silent'>]: (response: ServerResponse) => void } = {
  well: (response) => response.writeHead(201, { 'content-type': 'application/json' }).end('{"id":"12"}'),
  down: (response) => response.writeHead(500).end('Internal error'),
  refusing: (response) => response.writeHead(200).end('{"success":false,"error":"Unknown dealer"}'),
  redirecting: (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
  gone: (response) => response.writeHead(410).end(),
  busy: (response) => response.writeHead(429, { 'retry-after': '120' }).end(),
}

/** Starts a fake CRM, on a free port by default; `secure` uses a self-signed certificate. */
export const startFakeCrm = async ({
  secure = false,
  port = 0,
}: {
  readonly secure?: boolean
  readonly port?: number
} = {}): Promise<FakeCrm> => {
  const requests: CrmRequest[] = []
  const crm = { mode: 'well' as CrmMode }
  const receive = (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString('utf8'), at: Date.now() })
      if (crm.mode !== 'silent') respond[crm.mode](response)
    })
  }
  const server = secure ? createSecureServer(selfSigned, receive) : createServer(receive)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    ...{ host, url: `${secure ? 'https' : 'http'}://${host}/leads`, requests },
    get mode() {
      return crm.mode
    },
    set mode(mode) {
      crm.mode = mode
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
