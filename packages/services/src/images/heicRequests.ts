import { parentPort } from 'node:worker_threads'
import { decodeHeic } from './decodeHeic'

parentPort?.on('message', async ({ file, maxPixels }: { readonly file: Uint8Array; readonly maxPixels: number }) => {
  const picture = await decodeHeic(file, maxPixels).catch(() => null)
  parentPort?.postMessage(picture, picture ? [picture.pixels.buffer as ArrayBuffer] : [])
})
