import type { UploadKind } from '@forecourt/rules/stock/uploadLimits'

/** A file on its way, kept by the browser so that a page that is closed or loaded anew goes on with it. */
export interface StoredUpload {
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

/** Files on their way by what keeps them; a browser that keeps nothing, as in a private window, only forgets them with the page. */
export const storedUploads = {
  store: (file: StoredUpload): Promise<unknown> => within('readwrite', (files) => files.put(file)).catch(() => undefined),
  forget: (id: string): Promise<unknown> => within('readwrite', (files) => files.delete(id)).catch(() => undefined),
  async of(carId: string): Promise<readonly StoredUpload[]> {
    const all = await within<StoredUpload[]>('readonly', (files) => files.getAll()).catch(() => [])
    return all.filter((file) => file.carId === carId)
  },
}
