import { syncBuiltinESMExports } from 'node:module'
import tls from 'node:tls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openCredential, sealCredential } from '../feedCredential'
import { newHostKey } from '../sample/newHostKey'
import { type SftpFile, startSftpServer } from '../sample/startSftpServer'
import { selfSigned } from '../testing/selfSigned'
import { startFtpServer } from '../testing/startFtpServer'
import { fetchRemote, type RemoteFetch } from './fetchRemote'

const hostKey = newHostKey()
const credential = { password: 'right', privateKey: null }
let files: SftpFile[] = []
let server: Awaited<ReturnType<typeof startSftpServer>>
const start = (key: string, port = 0) =>
  startSftpServer({ hostKey: key, user: 'dealer', password: 'right', folder: '/out', files: () => files, port })
beforeAll(async () => {
  server = await start(hostKey)
})
afterAll(() => server.stop())

const now = '2026-06-01T02:00:00.000Z'
const file = (name: string, text: string, minutesAgo: number): SftpFile => ({
  name,
  bytes: Buffer.from(text),
  modified: new Date(Date.parse(now) - minutesAgo * 60_000).toISOString(),
})
const fetch = (more: Partial<RemoteFetch> & { readonly path?: string } = {}) => {
  const { path = '/out/stock*.csv', ...others } = more
  return fetchRemote({
    ...{ source: { kind: 'sftp', host: '127.0.0.1', port: server.port, user: 'dealer', path }, etag: null, modified: null, hostKey: null },
    ...{ credential, trusted: [`127.0.0.1:${server.port}`], now, ...others },
  })
}
const textOf = async (fetched: ReturnType<typeof fetch>) => {
  const found = await fetched
  return found.kind === 'file' ? { text: String(found.file.bytes), etag: found.etag, hasMore: found.hasMore } : found.kind
}
beforeEach(() => {
  files = [file('stock-1.csv', 'one', 30), file('stock-2.csv', 'two', 20), file('other.txt', 'no', 10)]
})

describe('a supplier’s SFTP server', () => {
  it('a supplier’s SFTP server is read from its newest file on, then each new file in order of age (ENT-01)', async () => {
    const first = await textOf(fetch())
    expect(first).toMatchObject({ text: 'two', hasMore: false })
    const { etag } = first as { etag: string }
    expect(await textOf(fetch({ etag }))).toBe('unchanged')
    files.push(file('stock-4.csv', 'four', 5), file('stock-3.csv', 'three', 10))
    const next = await textOf(fetch({ etag }))
    expect(next).toMatchObject({ text: 'three', hasMore: true })
    const last = await textOf(fetch({ etag: (next as { etag: string }).etag }))
    expect(last).toMatchObject({ text: 'four', hasMore: false })
  })

  it('a supplier’s SFTP server is not read while a file is still being written (ENT-01)', async () => {
    files = [file('stock-5.csv', 'half', 0.2)]
    const seen = await fetch()
    expect(seen).toMatchObject({ kind: 'unchanged', modified: expect.stringContaining('stock-5.csv') })
    // Its clock may be wrong: a file unchanged since the last check is complete.
    expect(await textOf(fetch({ modified: seen.modified ?? null }))).toMatchObject({ text: 'half' })
    files = [file('stock-5.csv', 'half and half', 0.1)]
    expect(await textOf(fetch({ modified: seen.modified ?? null }))).toBe('unchanged')
  })

  it('a supplier’s SFTP server must show the same host key each time, or the password is not sent (ENT-01)', async () => {
    const shown = (await fetch()).hostKey ?? null
    expect(shown).toMatch(/^SHA256:/)
    expect(await textOf(fetch({ hostKey: shown }))).toMatchObject({ text: 'two' })
    const { port } = server
    await server.stop()
    server = await start(newHostKey(), port)
    await expect(fetch({ hostKey: shown })).rejects.toThrow(/now has a different host key .*enter the password again/)
  })

  it.each([
    {
      name: 'a wrong password',
      more: { credential: { password: 'wrong', privateKey: null } },
      message: /does not accept the user name, password or key/,
    },
    {
      name: 'an invalid private key',
      more: { credential: { password: null, privateKey: 'rubbish' } },
      message: /does not accept the user|could not be reached/,
    },
    { name: 'a missing folder', more: { path: '/in/stock.csv' }, message: /has no folder \/in/ },
    { name: 'a missing file', more: { path: '/out/cars.csv' }, message: /no file named cars.csv in \/out/ },
    { name: 'a private address', more: { trusted: [] }, message: /is not a public internet address/ },
  ])('a supplier’s SFTP server is reported for $name (ENT-01)', ({ more, message }) => expect(fetch(more)).rejects.toThrow(message))

  it('a supplier’s SFTP server has its credentials stored encrypted (ENT-01)', () => {
    const sealed = sealCredential('the key of all', { password: 'pa55', privateKey: null })
    expect(sealed).not.toContain('pa55')
    expect(openCredential('the key of all', sealed)).toEqual({ password: 'pa55', privateKey: null })
    expect(openCredential('another', sealed)).toEqual({ password: null, privateKey: null })
    const key = '-----BEGIN OPENSSH PRIVATE KEY----- AAAA BBBB -----END OPENSSH PRIVATE KEY-----'
    expect(openCredential('k', sealCredential('k', { password: null, privateKey: key })).privateKey).toBe(
      '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAABBBB\n-----END OPENSSH PRIVATE KEY-----\n',
    )
  })
})

describe('a supplier’s FTP server', () => {
  let ftp: Awaited<ReturnType<typeof startFtpServer>>
  beforeAll(async () => {
    ftp = await startFtpServer('dealer', 'right', () => files)
  })
  afterAll(() => ftp.stop())
  const from = (path: string, more: Partial<RemoteFetch> = {}) =>
    fetch({
      ...{ source: { kind: 'ftp', host: '127.0.0.1', port: ftp.port, user: 'dealer', path }, trusted: [`127.0.0.1:${ftp.port}`] },
      ...more,
    })

  it('a supplier’s FTP server is read like an SFTP server, without a host key (ENT-01)', async () => {
    const first = await from('/out/stock*.csv')
    expect(first).toMatchObject({ kind: 'file', hostKey: null })
    const { etag } = (await textOf(Promise.resolve(first))) as { etag: string }
    expect(first.kind === 'file' && String(first.file.bytes)).toBe('two')
    files.push(file('stock-3.csv', 'three', 5))
    expect(await textOf(from('/out/stock*.csv', { etag }))).toMatchObject({ text: 'three' })
  })

  it.each([
    {
      name: 'a wrong password',
      path: '/out/stock*.csv',
      more: { credential: { password: 'wrong', privateKey: null } },
      message: /does not accept the user name or password/,
    },
    { name: 'a missing folder', path: '/in/stock*.csv', more: {}, message: /has no folder \/in/ },
    { name: 'a private address', path: '/out/stock*.csv', more: { trusted: [] }, message: /is not a public internet address/ },
  ])('a supplier’s FTP server is reported over FTP for $name (ENT-01)', ({ path, more, message }) =>
    expect(from(path, more)).rejects.toThrow(message),
  )
})

describe('a supplier’s FTP server with TLS', () => {
  let ftps: Awaited<ReturnType<typeof startFtpServer>>
  beforeAll(async () => {
    ftps = await startFtpServer('dealer', 'right', () => files, selfSigned)
  })
  afterAll(() => ftps.stop())
  afterEach(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
  const from = (kind: 'ftp' | 'ftps') =>
    fetch({
      source: { kind, host: '127.0.0.1', port: ftps.port, user: 'dealer', path: '/out/stock*.csv' },
      trusted: [`127.0.0.1:${ftps.port}`],
    })

  it('a supplier’s FTP server with TLS is read encrypted, both list and file (ENT-01)', async () => {
    // As if a trusted CA had issued its certificate.
    const { connect } = tls
    const spy = vi
      .spyOn(tls, 'connect')
      .mockImplementation(((options: tls.ConnectionOptions, ...others: []) =>
        connect({ ...options, ca: selfSigned.cert }, ...others)) as typeof connect)
    syncBuiltinESMExports()
    expect(await textOf(from('ftps'))).toMatchObject({ text: 'two' })
    expect(spy.mock.calls.length).toBeGreaterThan(2)
  })

  it('a supplier’s FTP server with TLS receives no password with an untrusted certificate, or without TLS (ENT-01)', async () => {
    await expect(from('ftps')).rejects.toThrow(/could not be reached: the certificate is not from a recognised authority/)
    await expect(from('ftp')).rejects.toThrow(/does not accept the user name or password/)
  })
})
