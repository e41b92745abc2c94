import { calledEvent } from './islandSignals'

/** Hydrates the parts of this name that hydrate on `call`. */
export const callIsland = (name: string): void => {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(calledEvent, { detail: name }))
}
