import { commentLines } from '@forecourt/rules/car/words/commentLines'
import { FoldedLines } from './FoldedLines'

export interface CommentsProps {
  readonly text: string | null
  /** What stands there without any. */
  readonly pending: string
  /** Characters shown at first. */
  readonly limit: number
}

/** The dealer's words, the first few at once and all of them on press; without any, what the site says then (VDP-22 to VDP-24). */
export const Comments = ({ text, pending, limit }: CommentsProps) => {
  const lines = commentLines(text)
  return (
    <FoldedLines
      lines={lines.length > 0 ? lines : [{ kind: 'paragraph', spans: [{ text: pending }] }]}
      limit={limit}
      what="comments"
      setting="/vdp/commentsLength"
    />
  )
}
