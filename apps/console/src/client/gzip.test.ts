import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzip } from './gzip'

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())

test('A file is compressed before it is uploaded, and a compressed file stays unchanged (ENT-01)', async () => {
  expect(gunzipSync(await bytesOf(await gzip(new Blob(['<cars/>'])))).toString()).toBe('<cars/>')
  const packedBefore = new Blob([new Uint8Array(gzipSync('Ref,Model'))])
  expect(await gzip(packedBefore)).toBe(packedBefore)
  expect(gunzipSync(await bytesOf(await gzip(new Blob([])))).length).toBe(0)
})
