import type { ElementTree } from './ElementTree'

/** One of our pages in a form for other frameworks: the same elements, texts, styles and pictures, without scripts. */
export interface SamePage {
  /** The whole document as HTML. */
  readonly plain: string
  readonly head: string
  readonly headTrees: readonly ElementTree[]
  /** HTML of the body between islands: before the first, between the first two, and so on. */
  readonly pieces: readonly string[]
  readonly bodyTrees: readonly ElementTree[]
  /** Content of each interactive island in page order, as HTML and as elements. */
  readonly parts: readonly { readonly html: string; readonly trees: readonly ElementTree[] }[]
}
