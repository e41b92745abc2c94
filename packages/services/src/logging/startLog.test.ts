import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { requestComment, withRequestId } from './requestId'
import { startLog } from './startLog'

let end = () => {}
afterEach(() => end())
const captured = (format: 'json' | 'text') => {
  const lines: string[] = []
  end = startLog({ process: 'console', format, write: (line) => lines.push(line) })
  return lines
}

const fault = Object.assign(
  new Error('invalid input syntax for type integer: "Ana "Annie" Smith"', { cause: new Error('for ana@smith.example') }),
  {
    code: '22P02',
    table: 'leads',
    detail: 'Key (email)=(ana@smith.example) already exists.',
  },
)

describe('the log of a process', () => {
  it('the log of a process is a JSON object a line, with level, process, time, message and error', () => {
    const lines = captured('json')
    console.error('Not stored:', fault)
    console.info('Sites on port', 3000)
    const [failed, started] = lines.map((line) => JSON.parse(line))
    expect(failed).toMatchObject({ level: 'error', process: 'console', message: 'Not stored:', error: { code: '22P02', table: 'leads' } })
    expect(failed.error.stack).toContain('startLog.test.ts')
    expect(started).toMatchObject({ level: 'info', message: 'Sites on port 3000' })
    expect(Date.parse(started.time)).not.toBeNaN()
  })

  it.each(['json', 'text'] as const)('the log of a process has no personal data of errors and texts: %s', (format) => {
    const lines = captured(format)
    console.error('No mail to ana@smith.example, 0412 345 678, (03) 9123 4567, +61 412 345 678 or +64211234567', fault)
    console.error(Object.assign(new SyntaxError('Unexpected token, "Ana Smith" is not valid JSON')))
    const text = lines.join('')
    expect(text).not.toMatch(/ana|smith|annie|0412|9123|412 345|6421/i)
    expect(text).toMatch(/No mail to \[e-mail\], \[phone\]/)
  })

  it('the log of a process has times, ids, ports and prices as they are', () => {
    const lines = captured('text')
    const text = '2026-11-28T13:48:29.123Z 127.0.0.1:5432 5b0e4c1e-8a0b-4d8e-9c3e-0a7c5a1d2f3b $45,990 clx01234567890abc'
    console.log(text)
    expect(lines).toEqual([`${text}\n`])
  })
})

describe('the id of a request', () => {
  const respond = async (status: number, sent?: string) => {
    const lines = captured('json')
    let comment: string | undefined
    const handler = withRequestId(async (_request, response) => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      comment = requestComment()
      console.log('Handled')
      response.writeHead(status, { 'x-other': '1' })
      response.end()
    })
    const server = createServer((request, response) => void handler(request, response)).listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
      headers: sent ? { 'x-request-id': sent } : {},
    })
    server.close()
    return {
      header: answer.headers.get('x-request-id'),
      other: answer.headers.get('x-other'),
      logged: JSON.parse(lines[0] ?? '{}').requestId,
      comment,
    }
  }

  it('the id of a request of a proxy is logged, in the comment of statements, and in error responses', async () => {
    expect(await respond(500, 'edge-1')).toEqual({ header: 'edge-1', other: '1', logged: 'edge-1', comment: 'request:edge-1' })
  })

  it('the id of a request is not in responses that caches may store', async () => {
    expect(await respond(200, 'edge-1')).toMatchObject({ header: null, logged: 'edge-1' })
  })

  it.each(['', 'a'.repeat(65), 'x*/ drop', 'ana@x'])(
    'the id of a request is a new one if none or a malformed one arrives: %j',
    async (sent) => {
      const { header, logged, comment } = await respond(404, sent)
      expect(header).toMatch(/^[0-9a-f-]{36}$/)
      expect([logged, comment]).toEqual([header, `request:${header}`])
    },
  )
})
