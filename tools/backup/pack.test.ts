import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseKey, seal, unseal } from './pack'

const key = parseKey('ab'.repeat(32))
const collect = async (source: AsyncIterable<Buffer>) => {
  const parts: Buffer[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts)
}
const sealed = (content: Buffer) => collect(seal(key, 'wal/1', [content]))
const unsealed = (pack: Buffer, { name = 'wal/1', by = key } = {}) => collect(unseal(by, name, [pack]))
const frame = 1024 * 1024

describe('encrypted packs of a backup', () => {
  it('encrypted packs of a backup return the same bytes at every size around a frame, and hide them', async () => {
    for (const size of [0, 1, frame - 1, frame, frame + 1, 2 * frame, 2 * frame + 17]) {
      const content = randomBytes(size)
      const pack = await sealed(content)
      expect((await unsealed(pack)).equals(content)).toBe(true)
      if (size > 20) expect(pack.includes(content.subarray(0, 20))).toBe(false)
    }
  })

  it('encrypted packs of a backup refuse a changed, removed or added byte, wherever it is', async () => {
    const pack = await sealed(randomBytes(frame + 100))
    for (const at of [0, 3, 20, 33, 36, 40, frame, pack.length - 120, pack.length - 1]) {
      const changed = Buffer.from(pack)
      changed[at] = (changed[at] ?? 0) ^ 1
      await expect(unsealed(changed)).rejects.toThrow('wal/1 in the backup is damaged')
    }
    // The second frame begins after head, length, a full frame and its tag.
    for (const length of [0, 31, 32, 40, 32 + 4 + frame + 16, pack.length - 1])
      await expect(unsealed(pack.subarray(0, length))).rejects.toThrow('is damaged')
    await expect(unsealed(Buffer.concat([pack, Buffer.from('x')]))).rejects.toThrow('is damaged')
  })

  it('encrypted packs of a backup refuse another key and another name', async () => {
    const pack = await sealed(Buffer.from('stock'))
    await expect(unsealed(pack, { by: parseKey('cd'.repeat(32)) })).rejects.toThrow('made with another key')
    await expect(unsealed(pack, { name: 'wal/2' })).rejects.toThrow('is damaged')
  })
})

it('A key is 64 hexadecimal digits', () => {
  for (const text of [undefined, '', 'password', 'ab'.repeat(31)]) expect(() => parseKey(text)).toThrow('64 hexadecimal digits')
})
