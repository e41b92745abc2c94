import { shared } from '../../sites/shared'

/** The files of the build that a document asks for. */
export interface DocumentAssets {
  readonly script: string
  readonly styles: readonly string[]
  /** The file of each typeface that most pages need no other of, by family. */
  readonly fonts: { readonly [family: string]: string }
}

/** Said by whoever starts this process on a build, before the first request; without them the framework draws every page. */
export const documentAssets = (assets: DocumentAssets | null = null) => shared('documentAssets', () => assets)
