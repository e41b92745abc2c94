export type SearchChunk = typeof import('./searchChunk')

/** The same for every list; null until it is loaded. */
let loaded: SearchChunk | null = null
/** One for all that wait: a browser ends imports of the same module in any order, and what is chosen first is to happen first. */
let underway: Promise<SearchChunk> | null = null

/** Loads the chunk that answers choices without a page load, once: a lazy import. */
export const loadSearchChunk = async (): Promise<SearchChunk> => {
  underway ??= import('./searchChunk')
  try {
    loaded = await underway
    return loaded
  } catch (error) {
    underway = null
    throw error
  }
}

/** Does something with what answers choices: at once where it is at hand. Where it does not load, `otherwise`. */
export const withSearchChunk = (task: (searchChunk: SearchChunk) => void, otherwise: () => void = () => {}): void => {
  if (loaded) task(loaded)
  else loadSearchChunk().then(task, otherwise)
}
