export type SearchChunk = typeof import('./searchChunk')

/** Shared by all lists; null until it is loaded. */
let loaded: SearchChunk | null = null
/** One shared promise: separate imports of a module may resolve in any order, but selections must run in order. */
let loading: Promise<SearchChunk> | null = null

/** Loads the search chunk lazily, once. */
export const loadSearchChunk = async (): Promise<SearchChunk> => {
  loading ??= import('./searchChunk')
  try {
    loaded = await loading
    return loaded
  } catch (error) {
    loading = null
    throw error
  }
}

/** Runs a task with the search chunk: synchronously if it is loaded. Calls `onFailure` if it fails to load. */
export const withSearchChunk = (task: (searchChunk: SearchChunk) => void, onFailure: () => void = () => {}): void => {
  if (loaded) task(loaded)
  else loadSearchChunk().then(task, onFailure)
}
