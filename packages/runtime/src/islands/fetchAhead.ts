import { whenIdle } from './whenIdle'

/** What somebody does before the first press. */
const signs = ['pointermove', 'touchstart', 'wheel', 'keydown'] as const

const savesData = (): boolean => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/**
 * Fetches what a part is made of once somebody is there, in a pause of theirs: the first press then waits for no network. Nothing is
 * fetched for a page that nobody touches, nor for people who save data.
 */
export const fetchAhead = (fetch: () => Promise<unknown>): void => {
  if (savesData()) return
  const begun = new AbortController()
  const begin = () => {
    begun.abort()
    // What did not come is asked for again by the press.
    whenIdle(() => void fetch().catch(() => undefined))
  }
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true, signal: begun.signal })
}
