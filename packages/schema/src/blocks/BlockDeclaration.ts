import type { SchemaNode } from '../SchemaNode'
import type { SketchShape } from './sketch'

/** Declaration of a block kind, in its file in `kinds/`; `npm run gen` lists the files. */
export interface BlockDeclaration {
  /** Its settings, besides `id`, `kind` and `shown`. */
  readonly schema: SchemaNode & { readonly title: string; readonly description: string }
  /** 1-based position among the kinds that the editor offers; default: last. */
  readonly position?: number
  /** Search terms for it in the editor, lower case. */
  readonly searchTerms?: readonly string[]
  /**
   * Initial content of a new block; default: the schema's defaults. Facts, such as a person or a price, are placeholders in brackets, which
   * prevent publishing.
   */
  readonly initialContent?: { readonly [setting: string]: unknown }
  /** A 100 × 62 sketch that identifies the kind in the editor; default: a plain block. */
  readonly sketch?: readonly SketchShape[]
}
