import { isRecord } from '../isRecord'

/** Text of one style. A line break in a paragraph is `\n`. */
export interface TextSpan {
  readonly text: string
  readonly bold?: true
  readonly italic?: true
  /** URL of a link; the schema's `linkPattern` says which are allowed. */
  readonly href?: string
}

/** A line of formatted text. */
export type Spans = readonly TextSpan[]

/** A list item. Nested lists are items with a deeper level, so there is no nesting to limit. */
export interface ListPoint {
  /** 1 is the outermost. */
  readonly level: number
  /** Whether it is numbered instead of bulleted. */
  readonly ordered: boolean
  readonly spans: Spans
}

/** A block of a document. Merges and the editor identify it by id, whatever its text. */
export type RichBlock = { readonly id: string } & (
  | { readonly kind: 'paragraph'; readonly spans: Spans }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly spans: Spans }
  | { readonly kind: 'list'; readonly points: readonly ListPoint[] }
  | { readonly kind: 'quote'; readonly paragraphs: readonly Spans[] }
  /** Every row has as many cells as the first; with `hasHead` the first row is the table head. */
  | { readonly kind: 'table'; readonly hasHead: boolean; readonly rows: readonly (readonly Spans[])[] }
  /** `width` and `height` are those of the file, to reserve its space while it loads. */
  | {
      readonly kind: 'picture'
      readonly image: string
      readonly alt: string
      readonly caption: string
      readonly width?: number
      readonly height?: number
    }
  | { readonly kind: 'rule' }
)

export type RichBlockOf<Kind extends RichBlock['kind']> = Extract<RichBlock, { kind: Kind }>

/** A rich text: a list of typed blocks. It contains no markup, so it can't contain scripts. */
export interface RichDocument {
  readonly blocks: readonly RichBlock[]
}

/** A rich text as stored: a document, or light text (see `parseLightText`). */
export type RichText = string | RichDocument

/** Whether a value is a document and not light text; the schema validates its blocks. */
export const isDocument = (value: unknown): value is RichDocument =>
  isRecord(value) && Array.isArray(value.blocks) && Object.keys(value).length === 1
