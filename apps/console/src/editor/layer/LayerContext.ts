import { createContext, use } from 'react'

/** What only the editor of a layer can do. */
export interface LayerTools {
  readonly layerId: string
  /** Locks a setting for everything above the layer, with a reason; null takes the lock off. Says why not where that failed. */
  readonly lock: (pointer: string, reason: string | null) => Promise<string | null>
}

const Context = createContext<LayerTools | null>(null)

export const LayerProvider = Context.Provider

/** Null while a site is edited. */
export const useLayer = (): LayerTools | null => use(Context)
