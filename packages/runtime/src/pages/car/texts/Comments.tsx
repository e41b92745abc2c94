import { commentLines, shownComments } from '@forecourt/rules/car/texts/commentLines'
import type { Car } from '@forecourt/rules/entities/Car'
import { Icon } from '../../../ui/Icon'
import type { IconName } from '../../../ui/iconPaths'
import { unbroken } from '../../../ui/unbroken'
import { FoldedLines } from './FoldedLines'

interface PointListProps {
  readonly points: readonly string[]
  readonly icon: IconName
  /** Config pointer of the list. */
  readonly setting: string
}

/** Short selling points in tiles, each with an icon: reasons to buy here (VDP-28), inclusions (VDP-02). */
export const CommentPoints = ({ points, icon, setting }: PointListProps) => (
  <ul data-setting={setting} className="grid gap-2 sm:grid-cols-2 sm:gap-3">
    {[...new Set(points)].map((point) => (
      <li key={point} className="flex items-start gap-3 rounded-field bg-surface p-4">
        <Icon name={icon} size={22} className="mt-px text-link" />
        <span className="min-w-0 font-medium wrap-anywhere">{unbroken(point)}</span>
      </li>
    ))}
  </ul>
)

export interface CommentsProps {
  readonly car: Pick<Car, 'dealerComments' | 'priceCents'>
  /** Text shown if the car has no comments. */
  readonly pending: string
  /** Number of characters shown before expanding. */
  readonly limit: number
}

/** The dealer's comments, expandable; if there are none, the site's fallback text (CAR-14, VDP-22 to VDP-24). */
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
