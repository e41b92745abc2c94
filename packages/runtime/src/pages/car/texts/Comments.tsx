import { commentLines, shownComments } from '@forecourt/rules/car/words/commentLines'
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

/** Short lines in tiles, each with a mark: why to buy here (VDP-28), what is included (VDP-02). */
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
