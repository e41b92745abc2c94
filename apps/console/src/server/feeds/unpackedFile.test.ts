import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { unpackedFile } from './unpackedFile'

it('the console’s server unpacks a compressed file unchanged (ENT-01)', async () =>
  expect(String(await unpackedFile(gzipSync('Stock number,Make')))).toBe('Stock number,Make'))

it.each([
  { name: 'is larger unpacked than the limit', file: gzipSync(Buffer.alloc(60_000_001)), message: 'The file is larger than 60 MB.' },
  {
    name: 'is incomplete',
    file: gzipSync(Buffer.alloc(1000)).subarray(0, 20),
    message: 'The file did not arrive completely. Try again.',
  },
  { name: 'is not compressed', file: Buffer.from('Stock number'), message: 'The file did not arrive completely. Try again.' },
])('the feed upload refuses a file that $name, with a message (ENT-01)', ({ file, message }) =>
  expect(unpackedFile(file)).rejects.toThrow(message),
)

it('the console’s server does not block other requests while it unpacks (ENT-01)', async () => {
  let turns = 0
  const count = setInterval(() => turns++, 1)
  await unpackedFile(gzipSync(Buffer.alloc(50_000_000)))
  clearInterval(count)
  expect(turns).toBeGreaterThan(3)
})
