import dgram from 'node:dgram'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordedDns, systemDns } from './systemDns'

describe('DNS from a file', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'forecourt-dns-')), 'dns.json')

  it('returns no records without the file, and the file’s records once it exists', async () => {
    const dns = recordedDns(file)
    expect(await dns.txt('_forecourt.a.example')).toEqual([])
    writeFileSync(file, JSON.stringify({ '_forecourt.a.example': ['forecourt-site=x'] }))
    expect(await dns.txt('_forecourt.a.example')).toEqual(['forecourt-site=x'])
    expect(await dns.txt('_forecourt.b.example')).toEqual([])
  })
})

describe('DNS over the wire', () => {
  /** A local name server: TXT in two parts for one name, NXDOMAIN for another, no response for the rest. */
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
        const data = Buffer.concat(parts)
        const answer = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60, 0, data.length])
        server.send(Buffer.concat([header(0, 1), question, answer, data]), peer.port, peer.address)
      } else if (name.includes('missing')) server.send(Buffer.concat([header(3, 0), question]), peer.port, peer.address)
      else server.send(Buffer.concat([header(2, 0), question]), peer.port, peer.address)
    })
    await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve))
    address = `127.0.0.1:${server.address().port}`
  })
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  it('joins the parts of a TXT record into one text', async () => {
    expect(await systemDns([address]).txt('there.example')).toEqual(['forecourt-site=abc'])
  })

  it('returns no records for a name that does not exist', async () => {
    expect(await systemDns([address]).txt('missing.example')).toEqual([])
  })

  it('returns null when the name server fails', async () => {
    expect(await systemDns([address]).txt('broken.example')).toBeNull()
  })
})
