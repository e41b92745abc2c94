import { parentPort } from 'node:worker_threads'
import { decodeHeic } from './decodeHeic'

parentPort?.on('message', async ({ file, most }: { readonly file: Uint8Array; readonly most: number }) => {
  const picture = await decodeHeic(file, most).catch(() => null)
  parentPort?.postMessage(picture, picture ? [picture.pixels.buffer as ArrayBuffer] : [])
})
