import type { RuntimeHost } from '../host/RuntimeHost'

/** Enhances the HTML of a part, without a renderer; returns what ends that, where there is something to end. */
export type PlainPart = (element: HTMLElement, data: { readonly [name: string]: unknown }, host: RuntimeHost) => (() => void) | undefined

/** A part that isn't hydrated. */
export interface UnhydratedIsland {
  readonly host: RuntimeHost
  /** Parses its data; the more there is of it, the longer that takes. */
  readonly data: () => object
  /** Hydrates it; resolves once it is interactive. */
  readonly hydrate: () => Promise<void>
}

/** What enhances a part until it is hydrated. */
export interface EnhancedIsland {
  /** Hydration begins: what the part will ask for can be fetched beside its code. */
  readonly prepare: () => void
  /** The part is hydrated, or was taken out of the page. */
  readonly stop: () => void
}

/** Enhances the HTML of a part with what can't wait for its hydration. */
export type Enhancer = (element: HTMLElement, part: UnhydratedIsland) => EnhancedIsland
