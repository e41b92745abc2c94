import type { ElementTree } from './ElementTree'

/** A page of ours as other frameworks are given it: the same elements, texts, style sheet and pictures, without its scripts. */
export interface SamePage {
  /** The whole document, as HTML. */
  readonly plain: string
  readonly head: string
  readonly headTrees: readonly ElementTree[]
  /** The body's HTML between its parts: before the first, between the first two, and so on. */
  readonly pieces: readonly string[]
  readonly bodyTrees: readonly ElementTree[]
  /** What each part that answers to a finger holds, in the order of the page: as HTML and as elements. */
  readonly parts: readonly { readonly html: string; readonly trees: readonly ElementTree[] }[]
}
