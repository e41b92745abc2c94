import { calledEvent } from './islandSignals'

/** Has a part of a public page answer that sleeps until something is said to it. */
export const callIsland = (name: string): void => {
  if (typeof window !== 'undefined') window.dispatchEvent(new CustomEvent(calledEvent, { detail: name }))
}
