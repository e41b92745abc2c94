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

const debounceMs = 400
let timer: ReturnType<typeof setTimeout> | undefined

/** Invalidates stock queries, debounced, so that stored photos soon show among the others. */
const refresh = () => {
  clearTimeout(timer)
  timer = setTimeout(() => void invalidateResources(queryClient, 'stock'), debounceMs)
}

type SetState = Parameters<QueueParts['send']>[1]

/** Uploads a whole file; resolves to its upload id. */
const uploadFile = async ({ carId, kind, name }: QueuedUpload, file: File, setState: SetState, signal: AbortSignal): Promise<string> => {
  const clientFileKey = toFileKey(file)
  const begun = await trpc.uploads.begin.mutate({ carId, kind, name: name.slice(0, 255), clientFileKey, bytes: file.size }, { signal })
  let [share, isWaiting] = [begun.received / Math.max(1, file.size), false]
  const reportProgress = () => setState({ status: 'sending', share, isWaiting })
  await uploadParts(file, {
    ...begun,
    signal,
    onProgress(arrived) {
      share = arrived
      reportProgress()
    },
    onWaiting(waits) {
      isWaiting = waits
      reportProgress()
    },
  })
  return begun.id
}

const sendOnce = async (item: QueuedUpload, setState: SetState, signal: AbortSignal): Promise<{ readonly isKnown: boolean }> => {
  const { carId: id, kind, source, order, alt, replaces } = item
  const more = { order, ...(alt !== undefined && { alt }), ...(replaces && { replaces: [...replaces] }) }
  if (!(source instanceof File)) {
    setState({ status: 'storing' })
    const { isNew } = await trpc.stock.addPhoto.mutate({ id, photo: source, ...more }, { signal })
    return { isKnown: !isNew }
  }
  const upload = await uploadFile(item, source, setState, signal)
  setState({ status: 'storing' })
  if (kind === 'photo') return { isKnown: !(await trpc.stock.addPhoto.mutate({ id, photo: { upload }, ...more }, { signal })).isNew }
  await trpc.stock.setReport.mutate({ id, upload }, { signal })
  return { isKnown: false }
}

/** Milliseconds. */
const offlineRetryMs = 3_000

const send: QueueParts['send'] = async (item, setState, signal) => {
  for (;;) {
    try {
      const done = await sendOnce(item, setState, signal)
      refresh()
      return done
    } catch (error) {
      if (signal.aborted || error instanceof UploadProblem || callError(error).code !== 'OFFLINE') throw error
      // Parts that have arrived are not sent again.
      setState({ status: 'sending', share: 0, isWaiting: true })
      await untilOnline(offlineRetryMs, signal)
    }
  }
}

const storeUpload = ({ name: _name, source, state: _state, ...item }: QueuedUpload) => {
  if (source instanceof File) void storedUploads.store({ ...item, file: source })
}

/** The uploads to cars of this tab. */
export const uploads = createUploadQueue({
  send,
  errorText: (error) => (error instanceof UploadProblem ? error.message : callError(error).message),
  storeFile: storeUpload,
  deleteStored: (id) => void storedUploads.delete(id),
})

/** Uploads that were in flight when their page was closed, of one car or of all. */
export const interruptedUploads = async (carId: string | null = null): Promise<readonly StoredUpload[]> => {
  const known = new Set(uploads.store.state().items.map(({ id }) => id))
  return (await storedUploads.all()).filter((file) => !known.has(file.id) && (carId === null || file.carId === carId))
}

/** Resumes interrupted uploads. */
export const resumeUploads = (stored: readonly StoredUpload[]): void =>
  uploads.add(stored.map(({ file, ...item }) => ({ ...item, name: file.name, source: file })))

/** Deletes interrupted uploads. */
export const deleteUploads = async (stored: readonly StoredUpload[]): Promise<void> => {
  await Promise.all(stored.map(({ id }) => storedUploads.delete(id)))
}
