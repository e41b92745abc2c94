import { Worker } from 'node:worker_threads'
import type { DocumentWriters, ShareOrder, SheetOrder } from './DocumentWriters'
import type { FactPaperContent } from './FactPaper'

type Order =
  | { readonly kind: 'carSheet'; readonly order: SheetOrder }
  | { readonly kind: 'shareImage'; readonly order: ShareOrder }
  | { readonly kind: 'factPaper'; readonly order: FactPaperContent }

export type DocumentOrder = Order & { readonly id: number }

export type DocumentAnswer = { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly failure: string }

interface WaitingRequest {
  readonly resolve: (bytes: Buffer) => void
  readonly reject: (error: Error) => void
}

/**
 * Writes documents in a worker thread, so that layout doesn't block requests. The first order starts the thread; if it dies, pending
 * orders reject and the next one starts another.
 */
export const documentWritersInWorker = (mediaFolder: string): DocumentWriters & { stop(): Promise<void> } => {
  const waiting = new Map<number, WaitingRequest>()
  let thread: Worker | null = null
  let last = 0

  const start = (): Worker => {
    // The thread must not inherit the process's preloaded modules: it registers its own TypeScript loader first.
    const started = new Worker(new URL('./documentThread.mjs', import.meta.url), { workerData: { mediaFolder }, execArgv: [] })
    started.unref()
    started.on('message', (answer: DocumentAnswer) => {
      const who = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('bytes' in answer) who?.resolve(Buffer.from(answer.bytes))
      else who?.reject(new Error(answer.failure))
    })
    const fail = (error: Error) => {
      if (thread === started) thread = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('error', fail)
    started.on('exit', () => fail(new Error('The thread that writes documents ended.')))
    return started
  }

  const write = (order: Order) =>
    new Promise<Buffer>((resolve, reject) => {
      thread ??= start()
      const id = ++last
      waiting.set(id, { resolve, reject })
      thread.postMessage({ id, ...order } satisfies DocumentOrder)
    })

  return {
    carSheet: (order) => write({ kind: 'carSheet', order }),
    shareImage: (order) => write({ kind: 'shareImage', order }),
    factPaper: (order) => write({ kind: 'factPaper', order }),
    async stop() {
      await thread?.terminate()
    },
  }
}
