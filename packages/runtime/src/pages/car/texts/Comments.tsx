import { commentParagraphs } from '@forecourt/rules/car/words/commentParagraphs'
import { FoldedParagraphs } from './FoldedParagraphs'

export interface CommentsProps {
  readonly text: string | null
  /** What stands there without any. */
  readonly pending: string
  /** Characters shown at first. */
  readonly limit: number
}

/** The dealer's words, the first few at once and all of them on press (VDP-22 to VDP-24). */
export const Comments = ({ text, pending, limit }: CommentsProps) => (
  <FoldedParagraphs paragraphs={commentParagraphs(text, pending)} limit={limit} what="comments" setting="/vdp/commentsLength" />
)
