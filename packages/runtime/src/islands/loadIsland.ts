import type { ComponentType } from 'react'
import { islandParts } from './islandParts'

const parts: { readonly [name: string]: ((touched?: Element) => Promise<unknown>) | undefined } = islandParts

/** Fetches a part by the name it is declared with, and what it asks for when this element in it is touched. */
export const loadIsland = async (name: string, touched?: Element): Promise<ComponentType<object>> => {
  const load = parts[name]
  if (!load) throw new Error(`Nothing is declared as ${name}`)
  // It was written with the properties it takes.
  return (await load(touched)) as ComponentType<object>
}
