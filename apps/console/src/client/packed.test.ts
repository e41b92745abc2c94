import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packed } from './packed'

const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer())

test('A file is compressed on its way, and one that is compressed stays as it is (ENT-01)', async () => {
  expect(gunzipSync(await bytesOf(await packed(new Blob(['<cars/>'])))).toString()).toBe('<cars/>')
  const packedBefore = new Blob([new Uint8Array(gzipSync('Ref,Model'))])
  expect(await packed(packedBefore)).toBe(packedBefore)
  expect(gunzipSync(await bytesOf(await packed(new Blob([])))).length).toBe(0)
})
