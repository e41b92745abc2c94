import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packed } from './packed'

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())

test('A file is compressed before it is uploaded, and a compressed file stays unchanged (ENT-01)', async () => {
  expect(gunzipSync(await bytesOf(await packed(new Blob(['<cars/>'])))).toString()).toBe('<cars/>')
  const packedBefore = new Blob([new Uint8Array(gzipSync('Ref,Model'))])
  expect(await packed(packedBefore)).toBe(packedBefore)
  expect(gunzipSync(await bytesOf(await packed(new Blob([])))).length).toBe(0)
})
