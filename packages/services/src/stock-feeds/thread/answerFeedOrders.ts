import { randomUUID } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import type { FeedBatch } from '@forecourt/data/stock-feeds/FeedCar'
import type { FeedReading } from '../FeedReader'
import { FeedFault } from '../FeedRecords'
import { type FileEvidence, RereadRequired } from '../fileEvidence'
import { parseFeed } from '../parseFeed'
import type { FeedAnswer, FeedOrder } from './FeedMessage'

// Runs in the thread: parses one file, batch by batch. Reads it again with the evidence of the first reading if its rows require that.

let reading: FeedReading | null = null
let batches: AsyncIterator<FeedBatch> | null = null
let evidence: FileEvidence | 'ifNeeded' = 'ifNeeded'

const answer = async (order: FeedOrder): Promise<FeedAnswer> => {
  if (order.kind === 'open') {
    if (!order.isAgain) evidence = 'ifNeeded'
    reading = await parseFeed(order.bytes, { ...order.context, evidence, newId: randomUUID })
    batches = reading.batches[Symbol.asyncIterator]()
    const { headings, unread, mapping } = reading
    return { kind: 'opened', headings, unread, mapping }
  }
  if (!reading || !batches) throw new Error('No file is open.')
  const { done, value } = await batches.next()
  if (!done) return { kind: 'batch', batch: value }
  return { kind: 'end', columnQuestions: reading.columnQuestions(), skippedRows: reading.skippedRows() }
}

parentPort?.on('message', async (order: FeedOrder) => {
  const sent = await answer(order).catch((error: unknown): FeedAnswer => {
    if (error instanceof FeedFault) return { kind: 'fault', problem: error.problem, isCut: error.cut }
    if (!(error instanceof RereadRequired)) return { kind: 'error', message: error instanceof Error ? error.message : String(error) }
    evidence = error.evidence
    return { kind: 'again' }
  })
  parentPort?.postMessage(sent)
})
parentPort?.postMessage({ kind: 'ready' } satisfies FeedAnswer)
