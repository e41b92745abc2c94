import { createContext, use } from 'react'

/** Actions that exist only in the editor of a layer. */
export interface LayerTools {
  readonly layerId: string
  /** Locks a setting for all stronger layers, with a reason; null unlocks it. Resolves to the error, or null. */
  readonly lock: (pointer: string, reason: string | null) => Promise<string | null>
}

const Context = createContext<LayerTools | null>(null)

export const LayerProvider = Context.Provider

/** Null while a site is edited. */
export const useLayer = (): LayerTools | null => use(Context)
