import type { RuntimeHost } from '../host/RuntimeHost'

/** Enhances the HTML of an island without React; returns a cleanup function, if any. */
export type PlainPart = (element: HTMLElement, data: { readonly [name: string]: unknown }, host: RuntimeHost) => (() => void) | undefined

/** An island that isn't hydrated yet. */
export interface UnhydratedIsland {
  readonly host: RuntimeHost
  /** Parses its props; slow if they are large. */
  readonly data: () => object
  /** Hydrates it; resolves once it is interactive. */
  readonly hydrate: () => Promise<void>
}

/** The enhancement of an island until it is hydrated. */
export interface EnhancedIsland {
  /** Called when hydration begins, to prefetch what the island will request in parallel with its code. */
  readonly prepare: () => void
  /** Called once the island is hydrated or removed from the page. */
  readonly stop: () => void
}

/** Enhances the HTML of an island before its hydration. */
export type Enhancer = (element: HTMLElement, part: UnhydratedIsland) => EnhancedIsland
