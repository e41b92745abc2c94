import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import { queryClient } from '../../client/queryClient'
import { trpc } from '../../client/trpc'
import { createFileStore } from './createFileStore'
import { UploadProblem, untilOnline, uploadParts } from './uploadParts'
import { createUploadQueue, type QueuedUpload, type QueueParts } from './uploadQueue'

/** An upload stored in IndexedDB, so that it resumes after the page was closed or reloaded. */
interface StoredUpload extends Omit<QueuedUpload, 'name' | 'source' | 'state'> {
  readonly file: File
}

const storedUploads = createFileStore<StoredUpload>('forecourt-uploads')

/** Key by which the server recognises the file when the user selects it again: the upload then resumes where it stopped. */
export const toFileKey = ({ name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>): string =>
  `${name.slice(0, 300)} ${size} ${lastModified}`

const batchingMs = 400
let timer: ReturnType<typeof setTimeout> | undefined

/** Invalidates stock queries, debounced, so that stored photos soon show among the others. */
const refresh = () => {
  clearTimeout(timer)
  timer = setTimeout(() => void invalidateResources(queryClient, 'stock'), batchingMs)
}

type Put = Parameters<QueueParts['send']>[1]

/** Uploads a whole file; resolves to its upload id. */
const sent = async ({ carId, kind, name }: QueuedUpload, file: File, put: Put, signal: AbortSignal): Promise<string> => {
  const clientFileKey = toFileKey(file)
  const begun = await trpc.uploads.begin.mutate({ carId, kind, name: name.slice(0, 255), clientFileKey, bytes: file.size }, { signal })
  let [part, isWaiting] = [begun.received / Math.max(1, file.size), false]
  const reportProgress = () => put({ is: 'sending', part, isWaiting })
  await uploadParts(file, {
    ...begun,
    signal,
    onProgress(arrived) {
      part = arrived
      reportProgress()
    },
    onWaiting(waits) {
      isWaiting = waits
      reportProgress()
    },
  })
  return begun.id
}

const sendOnce = async (item: QueuedUpload, put: Put, signal: AbortSignal): Promise<{ readonly isKnown: boolean }> => {
  const { carId: id, kind, source, order, alt, replaces } = item
  const more = { order, ...(alt !== undefined && { alt }), ...(replaces && { replaces: [...replaces] }) }
  if (!(source instanceof File)) {
    put({ is: 'storing' })
    const { isNew } = await trpc.stock.addPhoto.mutate({ id, photo: source, ...more }, { signal })
    return { isKnown: !isNew }
  }
  const upload = await sent(item, source, put, signal)
  put({ is: 'storing' })
  if (kind === 'photo') return { isKnown: !(await trpc.stock.addPhoto.mutate({ id, photo: { upload }, ...more }, { signal })).isNew }
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
      if (signal.aborted || error instanceof UploadProblem || callError(error).code !== 'OFFLINE') throw error
      // Parts that have arrived are not sent again.
      put({ is: 'sending', part: 0, isWaiting: true })
      await untilOnline(offlineRest, signal)
    }
  }
}

const queueUpload = ({ name: _name, source, state: _state, ...item }: QueuedUpload) => {
  if (source instanceof File) void storedUploads.store({ ...item, file: source })
}

/** The uploads to cars of this tab. */
export const uploads = createUploadQueue({
  send,
  errorText: (error) => (error instanceof UploadProblem ? error.message : callError(error).message),
  keep: queueUpload,
  forget: (id) => void storedUploads.forget(id),
})

/** Uploads that were in flight when their page was closed, of one car or of all. */
export const interruptedUploads = async (carId: string | null = null): Promise<readonly StoredUpload[]> => {
  const known = new Set(uploads.store.state().items.map(({ id }) => id))
  return (await storedUploads.all()).filter((file) => !known.has(file.id) && (carId === null || file.carId === carId))
}

/** Resumes interrupted uploads. */
export const resumeUploads = (stored: readonly StoredUpload[]): void =>
  uploads.add(stored.map(({ file, ...item }) => ({ ...item, name: file.name, source: file })))

/** Forgets interrupted uploads. */
export const forgetUploads = async (stored: readonly StoredUpload[]): Promise<void> => {
  await Promise.all(stored.map(({ id }) => storedUploads.forget(id)))
}
