import { X509Certificate } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSelfSigned } from '../stock-feeds/testing/selfSigned'
import { parseEnv } from '../worker/env'
import { type ReplyReceiver, type ReplyReceiverOptions, startReplyReceiver } from './startReplyReceiver'

let receiver: ReplyReceiver
const sockets: Socket[] = []
beforeAll(async () => {
  receiver = await startReplyReceiver({ port: 0, accepts: () => true, take: async () => {} })
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await receiver.stop()
})

/** Connects from a local address and stays silent; returns the greeting code. */
const greeting = (localAddress: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ port: receiver.port, host: '127.0.0.1', localAddress })
    sockets.push(socket)
    socket.once('data', (bytes) => resolve(bytes.toString().slice(0, 3)))
    socket.once('error', reject)
    socket.once('close', () => resolve('closed'))
  })

test('Idle connections from one address do not block other addresses', async () => {
  const idle = await Promise.all(Array.from({ length: 30 }, () => greeting('127.0.0.1')))
  expect(idle.filter((code) => code === '220')).toHaveLength(10)
  expect(idle.filter((code) => code === '421')).toHaveLength(20)
  expect(await greeting('127.0.0.2')).toBe('220')
  for (const socket of sockets.splice(0)) socket.destroy()
  await expect.poll(() => greeting('127.0.0.1')).toBe('220')
})

describe('STARTTLS', () => {
  const stops: (() => Promise<void>)[] = []
  const taken: string[] = []
  const lines: string[] = []
  beforeEach(() => {
    taken.length = 0
    lines.length = 0
  })
  afterAll(async () => {
    for (const stop of stops) await stop()
  })

  const start = async (more: Partial<ReplyReceiverOptions> = {}) => {
    const take = async ({ raw }: { raw: Buffer }) => {
      taken.push(raw.toString())
    }
    const started = await startReplyReceiver({ port: 0, accepts: () => true, take, log: (line) => lines.push(line), ...more })
    stops.push(started.stop)
    return started
  }

  /** A folder with a certificate in two files, as issuers write them. */
  const folder = async () => {
    const path = await mkdtemp(join(tmpdir(), 'certificate-'))
    stops.push(() => rm(path, { recursive: true }))
    const files = { certFile: join(path, 'fullchain.pem'), keyFile: join(path, 'privkey.pem') }
    const write = async (certificate: Partial<ReturnType<typeof createSelfSigned>>) => {
      if (certificate.cert) await writeFile(files.certFile, certificate.cert)
      if (certificate.key) await writeFile(files.keyFile, certificate.key)
    }
    return { files, write }
  }

  const send = ({ port }: ReplyReceiver, subject: string, tls: object) =>
    createTransport({ host: '127.0.0.1', port, ...tls }).sendMail({ from: 'a@mail.example', to: 'b@here.example', subject, text: 'Hello' })

  /** Certificate fingerprint that a client sees after STARTTLS. */
  const shownCertificate = ({ port }: ReplyReceiver) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1' })
      let response = ''
      const steps = ['220', '250 ', '220 ']
      socket.on('data', (bytes) => {
        response += bytes.toString()
        if (!response.includes(steps[0] as string) || !response.endsWith('\n')) return
        response = ''
        steps.shift()
        if (steps.length === 2) return socket.write('EHLO mail.example\r\n')
        if (steps.length === 1) return socket.write('STARTTLS\r\n')
        socket.removeAllListeners('data')
        const secure: TLSSocket = connectTls({ socket, rejectUnauthorized: false }, () => {
          resolve(secure.getPeerX509Certificate()?.fingerprint256 ?? '')
          secure.destroy()
        })
        secure.once('error', reject)
      })
      socket.once('error', reject)
    })
  const fingerprint = (certificate: ReturnType<typeof createSelfSigned>) => new X509Certificate(certificate.cert).fingerprint256

  test('STARTTLS is offered with a certificate: a client that requires TLS verifies it; a client without TLS can still send', async () => {
    const { files, write } = await folder()
    const certificate = createSelfSigned()
    await write(certificate)
    const secured = await start({ certificate: files })
    await send(secured, 'Encrypted', { requireTLS: true, tls: { ca: certificate.cert } })
    await send(secured, 'Readable', { ignoreTLS: true })
    await expect(send(secured, 'Of another', { requireTLS: true, tls: { ca: createSelfSigned().cert } })).rejects.toThrow(/self-signed/)
    expect(taken.map((mail) => /Subject: (.*)\r/.exec(mail)?.[1])).toEqual(['Encrypted', 'Readable'])
  })

  test('STARTTLS is not offered without a certificate', async () => {
    const plain = await start()
    await expect(send(plain, 'Encrypted', { requireTLS: true })).rejects.toThrow(/STARTTLS/)
    await send(plain, 'Readable too', { ignoreTLS: true })
  })

  test('STARTTLS uses a renewed certificate for the next connection, and the previous one while the new files are incomplete or broken', async () => {
    const { files, write } = await folder()
    const [first, second] = [createSelfSigned(), createSelfSigned()]
    await write(first)
    const secured = await start({ certificate: files })
    expect(await shownCertificate(secured)).toBe(fingerprint(first))
    await write({ cert: second.cert })
    expect(await shownCertificate(secured)).toBe(fingerprint(first))
    expect(await shownCertificate(secured)).toBe(fingerprint(first))
    expect(lines).toEqual([
      expect.stringMatching(/^The certificate .*fullchain\.pem with the key .*privkey\.pem can’t be used: .*stays in use\.$/),
    ])
    await write({ key: second.key })
    expect(await shownCertificate(secured)).toBe(fingerprint(second))
    await rm(files.certFile)
    expect(await shownCertificate(secured)).toBe(fingerprint(second))
  })

  test('STARTTLS refuses to start with a missing or invalid certificate, or with the key of another certificate', async () => {
    const { files, write } = await folder()
    await expect(start({ certificate: files })).rejects.toThrow(/The certificate .*fullchain\.pem.* can’t be used: ENOENT/)
    await write({ cert: createSelfSigned().cert, key: createSelfSigned().key })
    await expect(start({ certificate: files })).rejects.toThrow(/can’t be used: .*mismatch/)
    await write({ cert: 'no certificate' })
    await expect(start({ certificate: files })).rejects.toThrow(/can’t be used/)
  })

  test.each([
    { REPLY_TLS_CERT: '/a/cert.pem', named: 'REPLY_TLS_KEY' },
    { REPLY_TLS_KEY: '/a/key.pem', named: 'REPLY_TLS_CERT' },
  ])('STARTTLS requires both certificate and key: without $named the environment is invalid', ({ named, ...half }) => {
    const database = 'postgresql://user:password@host:5432/forecourt'
    const folders = Object.fromEntries(
      ['MEDIA_DIR', 'MEDIA_CACHE_DIR', 'UPLOADS_DIR', 'SPOOL_DIR', 'FEEDS_DIR'].map((name) => [name, '/a']),
    )
    const secret = '0123456789abcdef'
    const whole = {
      ...{ WORKER_DATABASE_URL: database, APP_DATABASE_URL: database, PLATFORM_DATABASE_URL: database, SMTP_URL: 'smtp://localhost' },
      ...{ ...folders, AUTH_SECRET: secret, INTERNAL_SECRET: secret, NODE_ENV: 'test' as const },
    }
    expect(parseEnv(whole)).toMatchObject({ REPLY_HOST: '127.0.0.1' })
    expect(() => parseEnv({ ...whole, ...half })).toThrow(new RegExp(`\\n${named}: `))
  })
})
