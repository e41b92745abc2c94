import type { UploadKind } from '@forecourt/rules/stock/uploadLimits'
import { createStore, type Store } from '../store/createStore'

export type SendingState =
  | { readonly is: 'queued' }
  /** `part` is the share that has arrived, from 0 to 1; waiting while the server is unreachable. */
  | { readonly is: 'sending'; readonly part: number; readonly isWaiting: boolean }
  /** The whole file has arrived; the server processes it. */
  | { readonly is: 'storing' }
  | { readonly is: 'done' /** Whether the car already had the photo. */; readonly isKnown: boolean }
  | { readonly is: 'failed'; readonly because: string }

/** A file or URL being uploaded to a car. */
export interface QueuedUpload {
  readonly id: string
  readonly carId: string
  readonly kind: UploadKind
  readonly name: string
  readonly source: File | { readonly url: string }
  /** Its index in the batch it was chosen with. */
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
  readonly send: (item: QueuedUpload, put: (state: SendingState) => void, signal: AbortSignal) => Promise<{ readonly isKnown: boolean }>
  /** Formats an error as a sentence. */
  readonly errorText: (error: unknown) => string
  readonly keep: (item: QueuedUpload) => void
  readonly forget: (id: string) => void
}

/** Concurrent uploads: one fills a slow connection, a few hide the latency between parts, and the console's own calls still get through. */
const atOnce = 3

/** The upload queue of all cars; continues while the user works on other pages. */
export const createUploadQueue = ({ send, errorText, keep, forget }: QueueParts) => {
  const store = createStore<{ readonly items: readonly QueuedUpload[] }>({ items: [] })
  const running = new Map<string, AbortController>()
  const items = () => store.state().items
  const put = (id: string, state: SendingState) => store.set({ items: items().map((item) => (item.id === id ? { ...item, state } : item)) })

  const run = async (item: QueuedUpload): Promise<void> => {
    const controller = new AbortController()
    running.set(item.id, controller)
    put(item.id, { is: 'sending', part: 0, isWaiting: false })
    try {
      const { isKnown } = await send(item, (state) => controller.signal.aborted || put(item.id, state), controller.signal)
      put(item.id, { is: 'done', isKnown })
      forget(item.id)
    } catch (error) {
      if (!controller.signal.aborted) put(item.id, { is: 'failed', because: errorText(error) })
    } finally {
      running.delete(item.id)
      next()
    }
  }
  const next = () => {
    for (const item of items()) {
      if (running.size >= atOnce) return
      if (item.state.is === 'queued' && !running.has(item.id)) void run(item)
    }
  }

  return {
    store: { state: store.state, subscribe: store.subscribe } satisfies Store<{ readonly items: readonly QueuedUpload[] }>,
    /** Adds files. Skips those already in flight; adds finished or failed ones again. */
    add(given: readonly Omit<QueuedUpload, 'state'>[]) {
      const isUnder = ({ state }: QueuedUpload) => state.is !== 'done' && state.is !== 'failed'
      const fresh = given
        .filter(({ id }) => !items().some((item) => item.id === id && isUnder(item)))
        .map((item): QueuedUpload => ({ ...item, state: { is: 'queued' } }))
      const again = new Set(fresh.map(({ id }) => id))
      for (const item of fresh) keep(item)
      store.set({ items: [...items().filter(({ id }) => !again.has(id)), ...fresh] })
      next()
    },
    /** Adds a file that can't be uploaded, with the reason. */
    refuse: (item: Omit<QueuedUpload, 'state'>, because: string) =>
      store.set({ items: [...items().filter(({ id }) => id !== item.id), { ...item, state: { is: 'failed', because } }] }),
    retry(ids: readonly string[]) {
      for (const id of ids) put(id, { is: 'queued' })
      next()
    },
    /** Aborts an upload, or removes a failed one from the list. */
    drop(id: string) {
      running.get(id)?.abort()
      forget(id)
      store.set({ items: items().filter((item) => item.id !== id) })
    },
    /** Removes the finished ones of some uploads from the list. */
    clearDone(ids: readonly string[]) {
      const gone = new Set(ids)
      store.set({ items: items().filter(({ id, state }) => !gone.has(id) || state.is !== 'done') })
    },
  }
}

/** The progress of one upload, as text. */
export const sendingText = (state: SendingState): string => {
  switch (state.is) {
    case 'queued':
      return 'Waiting'
    case 'sending':
      return state.isWaiting ? 'Waiting for the connection…' : `Sending, ${Math.round(state.part * 100)} %`
    case 'storing':
      return 'Saving…'
    case 'done':
      return state.isKnown ? 'Already uploaded' : 'Uploaded'
    case 'failed':
      return state.because
  }
}

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`)

/** The progress of all uploads in a sentence; changes when one finishes or fails, not with every byte. */
export const traySentence = (items: readonly QueuedUpload[]): string => {
  const count = (is: SendingState['is']) => items.filter(({ state }) => state.is === is).length
  const [done, failed] = [count('done'), count('failed')]
  const known = items.filter(({ state }) => state.is === 'done' && state.isKnown).length
  const waits = items.some(({ state }) => state.is === 'sending' && state.isWaiting)
  const parts = [
    done + failed < items.length ? `${done} of ${items.length} uploaded` : done === 0 ? '' : counted(done, '1 uploaded', 'uploaded'),
    known === 0 ? '' : counted(known, '1 was already there', 'were already there'),
    failed === 0 ? '' : counted(failed, '1 failed', 'failed'),
    waits ? 'waiting for the connection' : '',
  ].filter((part) => part !== '')
  return `${parts.join(', ')}.`
}
