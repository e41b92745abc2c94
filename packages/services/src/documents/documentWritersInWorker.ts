import { Worker } from 'node:worker_threads'
import type { DocumentWriters, ShareImageInput, SheetInput } from './DocumentWriters'
import type { FactDocumentContent } from './FactDocument'

type RequestInput =
  | { readonly kind: 'carSheet'; readonly order: SheetInput }
  | { readonly kind: 'shareImage'; readonly order: ShareImageInput }
  | { readonly kind: 'factDocument'; readonly order: FactDocumentContent }

export type DocumentRequest = RequestInput & { readonly id: number }

export type DocumentResponse = { readonly id: number; readonly bytes: Uint8Array } | { readonly id: number; readonly failure: string }

interface PendingRequest {
  readonly resolve: (bytes: Buffer) => void
  readonly reject: (error: Error) => void
}

/**
 * Writes documents in a worker thread, so that layout doesn't block requests. The first order starts the thread; if it dies, pending
 * orders reject and the next one starts another.
 */
export const documentWritersInWorker = (mediaFolder: string): DocumentWriters & { stop(): Promise<void> } => {
  const pending = new Map<number, PendingRequest>()
  let thread: Worker | null = null
  let lastId = 0

  const start = (): Worker => {
    // The thread must not inherit the process's preloaded modules: it registers its own TypeScript loader first.
    const started = new Worker(new URL('./documentThread.mjs', import.meta.url), { workerData: { mediaFolder }, execArgv: [] })
    started.unref()
    started.on('message', (answer: DocumentResponse) => {
      const request = pending.get(answer.id)
      pending.delete(answer.id)
      if ('bytes' in answer) request?.resolve(Buffer.from(answer.bytes))
      else request?.reject(new Error(answer.failure))
    })
    const fail = (error: Error) => {
      if (thread === started) thread = null
      for (const { reject } of pending.values()) reject(error)
      pending.clear()
    }
    started.on('error', fail)
    started.on('exit', () => fail(new Error('The thread that writes documents ended.')))
    return started
  }

  const write = (order: RequestInput) =>
    new Promise<Buffer>((resolve, reject) => {
      thread ??= start()
      const id = ++lastId
      pending.set(id, { resolve, reject })
      thread.postMessage({ id, ...order } satisfies DocumentRequest)
    })

  return {
    carSheet: (order) => write({ kind: 'carSheet', order }),
    shareImage: (order) => write({ kind: 'shareImage', order }),
    factDocument: (order) => write({ kind: 'factDocument', order }),
    async stop() {
      await thread?.terminate()
    },
  }
}
