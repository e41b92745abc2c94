const open = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore('files', { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/**
 * Files stored in IndexedDB by id, so that they survive a reload, and a phone that closes the page while its camera is open. Without it, as
 * in a private window, they are lost with the page.
 */
export const createFileStore = <Stored extends { readonly id: string; readonly file: File }>(name: string) => {
  const within = async <T>(mode: IDBTransactionMode, work: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await open(name)
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
  return {
    store: (file: Stored): Promise<unknown> => within('readwrite', (files) => files.put(file)).catch(() => undefined),
    delete: (id: string): Promise<unknown> => within('readwrite', (files) => files.delete(id)).catch(() => undefined),
    all: (): Promise<readonly Stored[]> => within<Stored[]>('readonly', (files) => files.getAll()).catch(() => []),
  }
}
