import { Worker } from 'node:worker_threads'
import type { FeedContext } from '../FeedContext'
import type { FeedReader, FeedReading } from '../FeedReader'
import { FeedFault } from '../FeedRecords'
import { type FileEvidence, noEvidence, RereadRequired } from '../fileEvidence'
import type { FeedAnswer, FeedOrder } from './FeedMessage'

/** Limits of one file. */
export interface FeedLimits {
  /** Memory of the thread that reads it, in MB. */
  readonly memoryMb: number
  /** Time of reading it, without the time in which its cars are stored. Milliseconds. */
  readonly readMs: number
}

/** Several times what the largest real files need: see `createFeedThreads.process.test.ts`. */
const usualLimits: FeedLimits = { memoryMb: 512, readMs: 120_000 }
/** A thread without work holds the memory of its last file. Milliseconds. */
const idleMs = 20_000
/** For loading the modules, on a busy machine. Milliseconds. */
const startMs = 60_000

interface Thread {
  /** Sends an order and receives its answer, within the time that is left. Rejects with a `FeedFault` beyond a limit; the thread has ended then. */
  ask(order: FeedOrder, transferred?: readonly ArrayBuffer[]): Promise<FeedAnswer>
  /** Begins the time of another file. */
  renew(): void
  end(): void
  readonly hasEnded: boolean
}

const startThread = ({ memoryMb, readMs }: FeedLimits): Thread => {
  // The thread must not inherit the process's preloaded modules: it registers its own TypeScript loader first.
  const worker = new Worker(new URL('./feedThread.mjs', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  worker.unref()
  let hasEnded = false
  let isReady = false
  let spentMs = 0
  let failure = new FeedFault('Reading the file was interrupted.')
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      failure = new FeedFault(`The file needs more than ${memoryMb} MB of memory to be read, which is the limit per file.`)
  })
  const exited = new Promise<never>((_resolve, reject) =>
    worker.once('exit', () => {
      hasEnded = true
      reject(failure)
    }),
  )
  exited.catch(() => {})
  const receive = (limitMs: number): Promise<FeedAnswer> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        failure = new FeedFault('Reading the file takes too long.')
        void worker.terminate()
      }, limitMs)
      const settle = (answer: FeedAnswer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      worker.once('message', settle)
      exited.catch((error) => {
        clearTimeout(timer)
        worker.off('message', settle)
        reject(error)
      })
    })
  return {
    async ask(order, transferred = []) {
      if (!isReady) await receive(startMs)
      isReady = true
      const begun = performance.now()
      worker.postMessage(order, [...transferred])
      try {
        return await receive(Math.max(1, readMs - spentMs))
      } finally {
        spentMs += performance.now() - begun
      }
    },
    renew() {
      spentMs = 0
    },
    end: () => void worker.terminate(),
    get hasEnded() {
      return hasEnded
    },
  }
}

/** Throws what the thread reports as an error. */
const expectAnswer = (answer: FeedAnswer): Exclude<FeedAnswer, { kind: 'fault' | 'error' }> => {
  if (answer.kind === 'fault') throw new FeedFault(answer.problem, answer.isCut)
  if (answer.kind === 'error') throw new Error(answer.message)
  return answer
}

/** Stands for the evidence in the thread, which can't be sent. */
const evidenceOfThread: FileEvidence = { ...noEvidence }

/** Reads a file in a thread. */
const readIn = async (thread: Thread, bytes: Uint8Array, { newId: _, evidence, ...context }: FeedContext): Promise<FeedReading> => {
  // The thread gets a copy, which it owns.
  const copy = new Uint8Array(bytes)
  const isAgain = evidence === evidenceOfThread
  const opened = expectAnswer(await thread.ask({ kind: 'open', bytes: copy, context, isAgain }, [copy.buffer]))
  if (opened.kind !== 'opened') throw new Error('The thread opened no file.')
  let end: Extract<FeedAnswer, { kind: 'end' }> | null = null
  async function* batches() {
    for (;;) {
      const answer = expectAnswer(await thread.ask({ kind: 'next' }))
      if (answer.kind === 'again') throw new RereadRequired(evidenceOfThread)
      if (answer.kind === 'batch') yield answer.batch
      else if (answer.kind === 'end') {
        end = answer
        return
      }
    }
  }
  const { headings, unread, mapping } = opened
  return {
    headings,
    unread,
    mapping,
    batches: batches(),
    columnQuestions: () => end?.columnQuestions ?? [],
    skippedRows: () => end?.skippedRows ?? 0,
  }
}

/**
 * Threads that read files of feeds, each within limits of its own: a file that needs too much memory or time ends its thread and is
 * refused, and other feeds don't notice. A thread is reused; the caller limits how many files are open.
 */
export const createFeedThreads = (limits: FeedLimits = usualLimits): { readonly open: () => FeedReader; stop(): void } => {
  const idle = new Map<Thread, NodeJS.Timeout>()
  const all = new Set<Thread>()
  const take = (): Thread => {
    for (const [thread, timer] of idle) {
      clearTimeout(timer)
      idle.delete(thread)
      if (!thread.hasEnded) return thread
    }
    const thread = startThread(limits)
    all.add(thread)
    return thread
  }
  const discard = (thread: Thread) => {
    idle.delete(thread)
    all.delete(thread)
    thread.end()
  }
  return {
    open() {
      let thread: Thread | null = null
      return {
        parse(bytes, context) {
          thread ??= take()
          if (context.evidence !== evidenceOfThread) thread.renew()
          return readIn(thread, bytes, context)
        },
        close() {
          if (!thread) return
          const own = thread
          thread = null
          if (own.hasEnded) discard(own)
          else idle.set(own, setTimeout(discard, idleMs, own).unref())
        },
      }
    },
    stop() {
      for (const thread of all) discard(thread)
    },
  }
}
