import { parentPort } from 'node:worker_threads'
import { decodeHeic } from './decodeHeic.mjs'

parentPort.on('message', async ({ file, most }) => {
  const picture = await decodeHeic(file, most).catch(() => null)
  parentPort.postMessage(picture, picture ? [picture.pixels.buffer] : [])
})
