import { afterEach, expect, it } from 'vitest'
import { terseBuffers } from './terseBuffers'

const { toJSON } = Buffer.prototype

afterEach(() => {
  Buffer.prototype.toJSON = toJSON
})

it('Buffers become JSON hardly longer than they are, and can be read from it', () => {
  terseBuffers()
  const page = Buffer.from('word '.repeat(1000))
  const written = JSON.stringify({ page })
  expect(written.length).toBeLessThan(page.length * 1.4)
  expect(Buffer.from(JSON.parse(written).page.data, 'base64').equals(page)).toBe(true)
})
