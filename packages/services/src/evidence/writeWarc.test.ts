import { expect, it } from 'vitest'
import { writeWarc } from './writeWarc'

it('a web archive has the page, the files that it loads and the statements about it, with lengths in bytes (CFG-12)', () => {
  const page = {
    url: 'https://north.example/',
    at: '2026-03-03T10:14:00.000Z',
    status: 200,
    body: '<p>$21,990 – é</p>',
    files: [{ address: '/assets/a-B1.css', hash: 'h', content: Buffer.from('p::before { content: "é" }') }],
    record: { version: 7 },
  }
  const archive = writeWarc(page)
  expect(writeWarc(page).equals(archive)).toBe(true)
  let rest = archive
  const blocks: { head: string; block: string }[] = []
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n')
    const head = rest.subarray(0, end).toString()
    const length = Number(/Content-Length: (\d+)/.exec(head)?.[1])
    blocks.push({ head, block: rest.subarray(end + 4, end + 4 + length).toString() })
    expect(rest.subarray(end + 4 + length, end + 8 + length).toString()).toBe('\r\n\r\n')
    rest = rest.subarray(end + 8 + length)
  }
  expect(blocks.map(({ head }) => /WARC-Type: (\w+)/.exec(head)?.[1])).toEqual(['response', 'response', 'metadata'])
  expect(blocks[0]?.head).toContain('WARC-Date: 2026-03-03T10:14:00Z')
  expect(blocks[0]?.block.endsWith(page.body)).toBe(true)
  expect(blocks[1]?.head).toContain('WARC-Target-URI: https://north.example/assets/a-B1.css')
  expect(blocks[1]?.block).toContain('Content-Type: text/css')
  expect(blocks[1]?.block.endsWith('p::before { content: "é" }')).toBe(true)
  expect(JSON.parse(blocks[2]?.block ?? '')).toEqual({ version: 7 })
})
