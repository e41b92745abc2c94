import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { PictureOwner } from '../pictures/PictureOwner'

/** Where pictures of a text come from. */
export interface TextPictures {
  readonly owner: PictureOwner
  /** The site that layers lend pictures to; null where none is edited. */
  readonly siteId: string | null
}

/** A page that words can lead to, by its name. */
export interface TextLink {
  readonly path: string
  readonly title: string
  readonly group: string
}

/** Another place where the same text is typed, whose cursor what is added here follows. */
export interface OtherCursor {
  /** The position in the document; null where the cursor was last in this editor. */
  at(): number | null
  /** The cursor is in this editor now. */
  take(): void
}

/** A formatted text as a form gives it to its editor. */
export interface RichTextProps {
  readonly id: string
  readonly value: RichText
  /** What the text is, for the names of its editor and toolbar. */
  readonly label: string
  readonly describedBy?: string
  readonly disabled: boolean
  readonly invalid: boolean
  /** Letters it may have. */
  readonly most: number | undefined
  readonly pictures: TextPictures
  /** Pages that links are offered of; any address can be typed. */
  readonly links: readonly TextLink[]
  readonly otherCursor?: OtherCursor
  readonly onChange: (value: RichText) => void
}
