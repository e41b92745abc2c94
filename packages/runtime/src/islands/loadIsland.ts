import type { ComponentType } from 'react'
import { islandParts } from './islandParts'

const parts: { readonly [name: string]: (() => Promise<unknown>) | undefined } = islandParts

/** Fetches a part by the name it is declared with. */
export const loadIsland = async (name: string): Promise<ComponentType<object>> => {
  const load = parts[name]
  if (!load) throw new Error(`Nothing is declared as ${name}`)
  // It was written with the properties it takes.
  return (await load()) as ComponentType<object>
}
