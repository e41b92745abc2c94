import { parentPort, workerData } from 'node:worker_threads'
import { documentWritersInProcess } from './documentWritersInProcess'
import type { DocumentRequest, DocumentResponse } from './documentWritersInWorker'

// The program of the worker thread that writes documents: responds to each request with the file or the error.
const writers = documentWritersInProcess((workerData as { readonly mediaFolder: string }).mediaFolder)

const writeDocument = (order: DocumentRequest): Promise<Buffer> => {
  switch (order.kind) {
    case 'carSheet':
      return writers.carSheet(order.order)
    case 'shareImage':
      return writers.shareImage(order.order)
    case 'factDocument':
      return writers.factDocument(order.order)
  }
}

parentPort?.on('message', async (order: DocumentRequest) => {
  let answer: DocumentResponse
  try {
    answer = { id: order.id, bytes: new Uint8Array(await writeDocument(order)) }
  } catch (error) {
    answer = { id: order.id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(answer)
})
