import { calledEvent } from './islandSignals'

/** Hydrates the islands of this name whose `hydrateOn` is `call`. */
export const callIsland = (name: string): void => {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(calledEvent, { detail: name }))
}
