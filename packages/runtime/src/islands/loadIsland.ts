import type { ComponentType } from 'react'
import { islandParts } from './islandParts'

const parts: { readonly [name: string]: ((touched?: Element) => Promise<unknown>) | undefined } = islandParts

/** Loads an island by its declared name, and prefetches what it requests when this element in it is touched. */
export const loadIsland = async (name: string, touched?: Element): Promise<ComponentType<object>> => {
  const load = parts[name]
  if (!load) throw new Error(`Nothing is declared as ${name}`)
  // The document was written with matching props.
  return (await load(touched)) as ComponentType<object>
}
