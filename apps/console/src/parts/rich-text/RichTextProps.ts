import type { RichText } from '@forecourt/schema/rich-text/RichText'
import type { PictureOwner } from '../pictures/PictureOwner'

/** The picture library of a text. */
export interface TextPictures {
  readonly owner: PictureOwner
  /** The site whose layers share pictures; null if no site is edited. */
  readonly siteId: string | null
}

/** A page as a link target, by name. */
export interface TextLink {
  readonly path: string
  readonly title: string
  readonly group: string
}

/** The cursor in the copy of the text that is edited in the preview, if the user was there last: pictures are inserted at it. */
export interface PreviewCursor {
  /** The document position; null where the cursor was last in this editor. */
  at(): number | null
  /** Moves the cursor to this editor. */
  clear(): void
}

/** Props of a formatted text's editor. */
export interface RichTextProps {
  readonly id: string
  readonly value: RichText
  /** The accessible name of editor and toolbar. */
  readonly label: string
  readonly describedBy?: string
  readonly disabled: boolean
  readonly invalid: boolean
  /** Maximum number of letters. */
  readonly maxLength: number | undefined
  readonly pictures: TextPictures
  /** Pages offered as link targets; any URL can be entered. */
  readonly links: readonly TextLink[]
  readonly previewCursor?: PreviewCursor
  readonly onChange: (value: RichText) => void
}
