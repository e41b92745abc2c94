import type { UploadKind } from '@forecourt/rules/stock/uploadLimits'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import { queryClient } from '../../client/queryClient'
import { trpc } from '../../client/trpc'
import { SendingProblem, sendParts, untilOnline } from './sendParts'
import { createUploadQueue, type QueuedUpload, type QueueParts } from './uploadQueue'

/** An upload stored in IndexedDB, so that it resumes after the page was closed or reloaded. */
interface StoredUpload {
  readonly id: string
  readonly carId: string
  readonly kind: UploadKind
  readonly file: File
  readonly order: { readonly batch: string; readonly index: number }
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('forecourt-uploads', 1)
    request.onupgradeneeded = () => request.result.createObjectStore('files', { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const within = async <T>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const request = work(database.transaction('files', mode).objectStore('files'))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } finally {
    database.close()
  }
}

/** Stores uploads in IndexedDB; without it, as in a private window, uploads are lost with the page. */
const storedUploads = {
  store: (file: StoredUpload): Promise<unknown> => within('readwrite', (files) => files.put(file)).catch(() => undefined),
  forget: (id: string): Promise<unknown> => within('readwrite', (files) => files.delete(id)).catch(() => undefined),
  async of(carId: string): Promise<readonly StoredUpload[]> {
    const all = await within<StoredUpload[]>('readonly', (files) => files.getAll()).catch(() => [])
    return all.filter((file) => file.carId === carId)
  },
}

/** Key by which the server recognises the file when the user selects it again: the upload then resumes where it stopped. */
export const toFileKey = ({ name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>): string =>
  `${name.slice(0, 300)} ${size} ${lastModified}`

const together = 400
let soon: ReturnType<typeof setTimeout> | undefined

/** Invalidates stock queries, debounced, so that stored photos soon show among the others. */
const refresh = () => {
  clearTimeout(soon)
  soon = setTimeout(() => void invalidateResources(queryClient, 'stock'), together)
}

type Put = Parameters<QueueParts['send']>[1]

/** Uploads a whole file; resolves to its upload id. */
const sent = async ({ carId, kind, name }: QueuedUpload, file: File, put: Put, signal: AbortSignal): Promise<string> => {
  const clientFileKey = toFileKey(file)
  const begun = await trpc.uploads.begin.mutate({ carId, kind, name: name.slice(0, 255), clientFileKey, bytes: file.size }, { signal })
  let [part, isWaiting] = [begun.received / Math.max(1, file.size), false]
  const tell = () => put({ is: 'sending', part, isWaiting })
  await sendParts(file, {
    ...begun,
    signal,
    onProgress(arrived) {
      part = arrived
      tell()
    },
    onWaiting(waits) {
      isWaiting = waits
      tell()
    },
  })
  return begun.id
}

const sendOnce = async (item: QueuedUpload, put: Put, signal: AbortSignal): Promise<{ readonly isKnown: boolean }> => {
  const { carId: id, kind, source, order } = item
  if (!(source instanceof File)) {
    put({ is: 'storing' })
    const { isNew } = await trpc.stock.addPhoto.mutate({ id, photo: source, order }, { signal })
    return { isKnown: !isNew }
  }
  const upload = await sent(item, source, put, signal)
  put({ is: 'storing' })
  if (kind === 'photo') return { isKnown: !(await trpc.stock.addPhoto.mutate({ id, photo: { upload }, order }, { signal })).isNew }
  await trpc.stock.setReport.mutate({ id, upload }, { signal })
  return { isKnown: false }
}

/** Milliseconds. */
const offlineRest = 3_000

const send: QueueParts['send'] = async (item, put, signal) => {
  for (;;) {
    try {
      const done = await sendOnce(item, put, signal)
      refresh()
      return done
    } catch (error) {
      if (signal.aborted || error instanceof SendingProblem || callError(error).code !== 'OFFLINE') throw error
      // Parts that have arrived are not sent again.
      put({ is: 'sending', part: 0, isWaiting: true })
      await untilOnline(offlineRest, signal)
    }
  }
}

const keep = ({ id, carId, kind, source, order }: QueuedUpload) => {
  if (source instanceof File) void storedUploads.store({ id, carId, kind, file: source, order })
}

/** The uploads to cars of this tab. */
export const uploads = createUploadQueue({
  send,
  errorText: (error) => (error instanceof SendingProblem ? error.message : callError(error).message),
  keep,
  forget: (id) => void storedUploads.forget(id),
})

/** Resumes a car's uploads that were in flight when the page was closed. */
export const resumeUploads = async (carId: string): Promise<number> => {
  const known = new Set(uploads.store.state().items.map(({ id }) => id))
  const stored = (await storedUploads.of(carId)).filter(({ id }) => !known.has(id))
  uploads.add(stored.map(({ id, kind, file, order }) => ({ id, carId, kind, name: file.name, source: file, order })))
  return stored.length
}
