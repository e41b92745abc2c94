import type { SchemaNode } from '../SchemaNode'
import type { SketchShape } from './sketch'

/** A kind of block as its file in `kinds/` declares it; `npm run gen` lists the files. */
export interface BlockDeclaration {
  /** Its settings, beside its `id`, `kind` and `shown`. */
  readonly schema: SchemaNode & { readonly title: string; readonly description: string }
  /** Its place among the kinds that the editor offers, counted from 1; without one it comes last. */
  readonly place?: number
  /** What people call it who search the editor's settings for it, in small letters. */
  readonly alsoCalled?: readonly string[]
  /**
   * What a new block says, to be replaced; without it, what the schema gives is enough to show something. What would read as a fact, such as
   * a person or a price, is a placeholder in brackets, with which no site is published.
   */
  readonly begins?: { readonly [setting: string]: unknown }
  /** A drawing of 100 by 62, enough to tell it from the other kinds at a glance; without one, a plain block. */
  readonly sketch?: readonly SketchShape[]
}
