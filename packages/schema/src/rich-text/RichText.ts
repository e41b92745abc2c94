import { isRecord } from '../isRecord'

/** Words of one look. A line break inside a paragraph is `\n`. */
export interface TextSpan {
  readonly text: string
  readonly bold?: true
  readonly italic?: true
  /** Where the words lead: `linkPattern` of the schema says which addresses there are. */
  readonly href?: string
}

/** A line of words. */
export type Spans = readonly TextSpan[]

/** A point of a list. Lists within lists are points of a deeper level: there is no depth to bound. */
export interface ListPoint {
  /** 1 is the outermost. */
  readonly level: number
  /** Numbered rather than dotted. */
  readonly ordered: boolean
  readonly spans: Spans
}

/** A part of a document. Its id is what a merge and the editor know it by, whatever its words become. */
export type RichBlock = { readonly id: string } & (
  | { readonly kind: 'paragraph'; readonly spans: Spans }
  | { readonly kind: 'heading'; readonly level: 2 | 3 | 4; readonly spans: Spans }
  | { readonly kind: 'list'; readonly points: readonly ListPoint[] }
  | { readonly kind: 'quote'; readonly paragraphs: readonly Spans[] }
  /** Every row has as many cells as the first; with `hasHead` the first row names the columns. */
  | { readonly kind: 'table'; readonly hasHead: boolean; readonly rows: readonly (readonly Spans[])[] }
  /** `width` and `height` are those of the file, so that its place is kept while it loads. */
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

/** A formatted text: a list of blocks, each of a closed kind. Nothing in it is markup, so nothing in it can be a script. */
export interface RichDocument {
  readonly blocks: readonly RichBlock[]
}

/** A long text as it is stored: a document, or words as somebody types them into a file (`parseLightText` says how they are read). */
export type RichText = string | RichDocument

/** Whether a value is a document rather than typed words; what its blocks hold is the schema's to judge. */
export const isDocument = (value: unknown): value is RichDocument =>
  isRecord(value) && Array.isArray(value.blocks) && Object.keys(value).length === 1
