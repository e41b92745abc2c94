import type { UploadKind } from '@forecourt/rules/stock/uploadLimits'
import { createStore, type Store } from '../store/createStore'

export type SendingState =
  | { readonly status: 'queued' }
  /** `share` is how much has arrived, from 0 to 1; waiting while the server is unreachable. */
  | { readonly status: 'sending'; readonly share: number; readonly isWaiting: boolean }
  /** The whole file has arrived; the server processes it. */
  | { readonly status: 'storing' }
  | { readonly status: 'done' /** Whether the car already had the photo. */; readonly isKnown: boolean }
  | { readonly status: 'failed'; readonly reason: string }

/** A file or URL being uploaded to a car. */
export interface QueuedUpload {
  readonly id: string
  readonly carId: string
  readonly kind: UploadKind
  readonly name: string
  readonly source: File | { readonly url: string }
  /** The batch of files chosen together, and the file's index in it: photos are ordered by both. */
  readonly order: { readonly batch: string; readonly index: number }
  /** Name of the car, where uploads of several cars are listed. */
  readonly carName?: string
  /** Alt text; by default the car's name and the number of the photo. */
  readonly alt?: string
  /** Keys of the car's photos that it takes the place of. */
  readonly replaces?: readonly string[]
  readonly state: SendingState
}

export interface QueueParts {
  /** Uploads one and processes it to a photo or report; rejects with the reason. */
  readonly send: (
    item: QueuedUpload,
    setState: (state: SendingState) => void,
    signal: AbortSignal,
  ) => Promise<{ readonly isKnown: boolean }>
  /** Formats an error as a sentence. */
  readonly errorText: (error: unknown) => string
  readonly storeFile: (item: QueuedUpload) => void
  readonly deleteStored: (id: string) => void
}

/** Concurrent uploads: one fills a slow connection, a few hide the latency between parts, and the console's own calls still get through. */
const maxConcurrent = 3

/** The upload queue of all cars; continues while the user works on other pages. */
export const createUploadQueue = ({ send, errorText, storeFile, deleteStored }: QueueParts) => {
  const store = createStore<{ readonly items: readonly QueuedUpload[] }>({ items: [] })
  const running = new Map<string, AbortController>()
  const items = () => store.state().items
  const setState = (id: string, state: SendingState) =>
    store.set({ items: items().map((item) => (item.id === id ? { ...item, state } : item)) })

  const run = async (item: QueuedUpload): Promise<void> => {
    const controller = new AbortController()
    running.set(item.id, controller)
    setState(item.id, { status: 'sending', share: 0, isWaiting: false })
    try {
      const { isKnown } = await send(item, (state) => controller.signal.aborted || setState(item.id, state), controller.signal)
      setState(item.id, { status: 'done', isKnown })
      deleteStored(item.id)
    } catch (error) {
      if (!controller.signal.aborted) setState(item.id, { status: 'failed', reason: errorText(error) })
    } finally {
      running.delete(item.id)
      next()
    }
  }
  const next = () => {
    for (const item of items()) {
      if (running.size >= maxConcurrent) return
      if (item.state.status === 'queued' && !running.has(item.id)) void run(item)
    }
  }

  return {
    store: { state: store.state, subscribe: store.subscribe } satisfies Store<{ readonly items: readonly QueuedUpload[] }>,
    /** Adds files. Skips those already in flight; adds finished or failed ones again. */
    add(files: readonly Omit<QueuedUpload, 'state'>[]) {
      const isInFlight = ({ state }: QueuedUpload) => state.status !== 'done' && state.status !== 'failed'
      const added = files
        .filter(({ id }) => !items().some((item) => item.id === id && isInFlight(item)))
        .map((item): QueuedUpload => ({ ...item, state: { status: 'queued' } }))
      const addedIds = new Set(added.map(({ id }) => id))
      for (const item of added) storeFile(item)
      store.set({ items: [...items().filter(({ id }) => !addedIds.has(id)), ...added] })
      next()
    },
    /** Adds a file that can't be uploaded, with the reason. */
    refuse: (item: Omit<QueuedUpload, 'state'>, reason: string) =>
      store.set({ items: [...items().filter(({ id }) => id !== item.id), { ...item, state: { status: 'failed', reason } }] }),
    retry(ids: readonly string[]) {
      for (const id of ids) setState(id, { status: 'queued' })
      next()
    },
    /** Aborts an upload, or removes a failed one from the list. */
    drop(id: string) {
      running.get(id)?.abort()
      deleteStored(id)
      store.set({ items: items().filter((item) => item.id !== id) })
    },
    /** Removes the finished ones of some uploads from the list. */
    clearDone(ids: readonly string[]) {
      const gone = new Set(ids)
      store.set({ items: items().filter(({ id, state }) => !gone.has(id) || state.status !== 'done') })
    },
  }
}

/** The progress of one upload, as text. */
export const uploadStateText = (state: SendingState): string => {
  switch (state.status) {
    case 'queued':
      return 'Waiting'
    case 'sending':
      return state.isWaiting ? 'Waiting for the connection…' : `Sending, ${Math.round(state.share * 100)}%`
    case 'storing':
      return 'Saving…'
    case 'done':
      return state.isKnown ? 'Already uploaded' : 'Uploaded'
    case 'failed':
      return state.reason
  }
}

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`)

/** The progress of all uploads in a sentence; changes when one finishes or fails, not with every byte. */
export const uploadsSentence = (items: readonly QueuedUpload[]): string => {
  const count = (status: SendingState['status']) => items.filter(({ state }) => state.status === status).length
  const [done, failed] = [count('done'), count('failed')]
  const known = items.filter(({ state }) => state.status === 'done' && state.isKnown).length
  const waits = items.some(({ state }) => state.status === 'sending' && state.isWaiting)
  const parts = [
    done + failed < items.length ? `${done} of ${items.length} uploaded` : done === 0 ? '' : counted(done, '1 uploaded', 'uploaded'),
    known === 0 ? '' : counted(known, '1 was already there', 'were already there'),
    failed === 0 ? '' : counted(failed, '1 failed', 'failed'),
    waits ? 'waiting for the connection' : '',
  ].filter((part) => part !== '')
  return `${parts.join(', ')}.`
}
