import { Icon } from '../../../ui/Icon'
import type { IconName } from '../../../ui/iconPaths'
import { unbroken } from '../../../ui/unbroken'

export interface PointListProps {
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
