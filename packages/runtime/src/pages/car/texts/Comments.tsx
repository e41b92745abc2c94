import { commentLines } from '@forecourt/rules/car/words/commentLines'
import { shownComments } from '@forecourt/rules/car/words/shownComments'
import type { Car } from '@forecourt/rules/entities/Car'
import { FoldedLines } from './FoldedLines'

export interface CommentsProps {
  readonly car: Pick<Car, 'dealerComments' | 'priceCents'>
  /** What stands there without any. */
  readonly pending: string
  /** Characters shown at first. */
  readonly limit: number
}

/** The dealer's words, the first few at once and all of them on press; without any, what the site says then (CAR-14, VDP-22 to VDP-24). */
export const Comments = ({ car, pending, limit }: CommentsProps) => {
  const lines = commentLines(shownComments(car))
  return (
    <FoldedLines
      lines={lines.length > 0 ? lines : [{ kind: 'paragraph', spans: [{ text: pending }] }]}
      limit={limit}
      what="comments"
      setting="/vdp/commentsLength"
    />
  )
}
