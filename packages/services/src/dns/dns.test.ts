import dgram from 'node:dgram'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findCaa, recordedDns, systemDns } from './systemDns'

describe('DNS from a file', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'forecourt-dns-')), 'dns.json')

  it('DNS from a file returns no records without the file, and the file’s records once it exists', async () => {
    const dns = recordedDns(file)
    expect(await dns.txt('_forecourt.a.example')).toEqual([])
    writeFileSync(file, JSON.stringify({ '_forecourt.a.example': ['forecourt-site=x'] }))
    expect(await dns.txt('_forecourt.a.example')).toEqual(['forecourt-site=x'])
    expect(await dns.txt('_forecourt.b.example')).toEqual([])
  })

  it('DNS from a file returns addresses and CAA records of the file', async () => {
    const dns = recordedDns(file)
    writeFileSync(file, JSON.stringify({ 'a.example': { a: ['192.0.2.1'], caa: ['128 issue "ca.example; x=1"'] } }))
    expect(await dns.addresses('a.example')).toEqual({ ipv4: ['192.0.2.1'], ipv6: [] })
    expect(await dns.addresses('b.example')).toEqual({ ipv4: [], ipv6: [] })
    expect(await dns.caa('a.example')).toEqual([{ critical: true, tag: 'issue', value: 'ca.example; x=1' }])
  })
})

describe('DNS over the wire', () => {
  /** A local name server: TXT in two parts, addresses and CAA for one name, NXDOMAIN for another, a failure for the rest. */
  const server = dgram.createSocket('udp4')
  let address = ''
  beforeAll(async () => {
    server.on('message', (query, peer) => {
      const end = query.indexOf(0, 12) + 5
      const question = query.subarray(12, end)
      const name = question.toString('latin1')
      const header = (code: number, answers: number) =>
        Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80 | code, 0, 1, 0, answers, 0, 0, 0, 0])
      if (name.includes('there')) {
        const parts = ['forecourt-site=', 'abc'].map((text) => Buffer.from([text.length, ...Buffer.from(text)]))
        const contents: { readonly [type: number]: Buffer } = {
          1: Buffer.from([192, 0, 2, 1]),
          16: Buffer.concat(parts),
          28: Buffer.from([0x20, 0x01, 0x0d, 0xb8, ...Array<number>(11).fill(0), 1]),
          257: Buffer.from([0, 5, ...Buffer.from('issueca.example; validationmethods=http-01')]),
        }
        const number = query.readUInt16BE(end - 4)
        const data = contents[number] ?? Buffer.alloc(0)
        const answer = Buffer.from([0xc0, 12, number >> 8, number & 255, 0, 1, 0, 0, 0, 60, 0, data.length])
        server.send(Buffer.concat([header(0, 1), question, answer, data]), peer.port, peer.address)
      } else if (name.includes('missing')) server.send(Buffer.concat([header(3, 0), question]), peer.port, peer.address)
      else server.send(Buffer.concat([header(2, 0), question]), peer.port, peer.address)
    })
    await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve))
    address = `127.0.0.1:${server.address().port}`
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  it('DNS over the wire joins the parts of a TXT record into one text', async () => {
    expect(await systemDns([address]).txt('there.example')).toEqual(['forecourt-site=abc'])
  })

  it('DNS over the wire returns addresses and CAA records', async () => {
    const dns = systemDns([address])
    expect(await dns.addresses('there.example')).toEqual({ ipv4: ['192.0.2.1'], ipv6: ['2001:db8::1'] })
    expect(await dns.caa('there.example')).toEqual([{ critical: false, tag: 'issue', value: 'ca.example; validationmethods=http-01' }])
  })

  it('DNS over the wire returns no records for a name that does not exist', async () => {
    const dns = systemDns([address])
    expect(await dns.txt('missing.example')).toEqual([])
    expect(await dns.addresses('missing.example')).toEqual({ ipv4: [], ipv6: [] })
    expect(await dns.caa('missing.example')).toEqual([])
  })

  it('DNS over the wire returns null when the name server fails', async () => {
    const dns = systemDns([address])
    expect(await dns.txt('broken.example')).toBeNull()
    expect(await dns.addresses('broken.example')).toBeNull()
    expect(await dns.caa('broken.example')).toBeNull()
  })
})

describe('CAA records of a host', () => {
  const record = { critical: false, tag: 'issue', value: 'ca.example' }
  const findIn = (names: { readonly [name: string]: readonly (typeof record)[] | null }) =>
    findCaa({ caa: async (name) => names[name] ?? (name in names ? null : []) }, 'www.dealer.example')

  it('CAA records of a host are those of the closest name that has any', async () => {
    expect(await findIn({ 'dealer.example': [record], example: [] })).toEqual({ name: 'dealer.example', records: [record] })
    expect(await findIn({ 'www.dealer.example': [record], 'dealer.example': null })).toEqual({
      name: 'www.dealer.example',
      records: [record],
    })
    expect(await findIn({})).toEqual({ name: '', records: [] })
  })

  it('CAA records of a host are unknown if a closer name did not respond', async () => {
    expect(await findIn({ 'www.dealer.example': null, 'dealer.example': [record] })).toBeNull()
  })
})
