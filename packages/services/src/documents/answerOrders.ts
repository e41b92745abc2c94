import { parentPort, workerData } from 'node:worker_threads'
import { documentWritersInProcess } from './documentWritersInProcess'
import type { DocumentAnswer, DocumentOrder } from './documentWritersInWorker'

const writers = documentWritersInProcess((workerData as { readonly mediaFolder: string }).mediaFolder)

const written = (order: DocumentOrder) => (order.kind === 'carSheet' ? writers.carSheet(order.order) : writers.shareImage(order.order))

parentPort?.on('message', async (order: DocumentOrder) => {
  let answer: DocumentAnswer
  try {
    answer = { id: order.id, bytes: new Uint8Array(await written(order)) }
  } catch (error) {
    answer = { id: order.id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(answer)
})
