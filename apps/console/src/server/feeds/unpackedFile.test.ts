import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { unpackedFile } from './unpackedFile'

it('unpacks a file as it was (ENT-01)', async () =>
  expect(String(await unpackedFile(gzipSync('Stock number,Make')))).toBe('Stock number,Make'))

it.each([
  { name: 'is larger unpacked than any feed', file: gzipSync(Buffer.alloc(60_000_001)), says: 'The file is larger than 60 MB.' },
  {
    name: 'did not arrive whole',
    file: gzipSync(Buffer.alloc(1000)).subarray(0, 20),
    says: 'The file did not arrive completely. Try again.',
  },
  { name: 'was never compressed', file: Buffer.from('Stock number'), says: 'The file did not arrive completely. Try again.' },
])('refuses what $name, in words (ENT-01)', ({ file, says }) => expect(unpackedFile(file)).rejects.toThrow(says))

it('lets others have their turn while it unpacks (ENT-01)', async () => {
  let turns = 0
  const count = setInterval(() => turns++, 1)
  await unpackedFile(gzipSync(Buffer.alloc(50_000_000)))
  clearInterval(count)
  expect(turns).toBeGreaterThan(3)
})
