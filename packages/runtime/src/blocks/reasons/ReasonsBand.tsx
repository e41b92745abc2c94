import { columnCount } from '../../ui/columns/columnCount'
import { Icon } from '../../ui/Icon'
import { RichText } from '../../ui/rich-text/RichText'
import type { ReasonsProps } from './ReasonsProps'
import { ReasonTitle } from './ReasonTitle'

/** Promises on the brand's own ground, each with a tick. */
export const ReasonsBand = ({ entries, titleLevel }: ReasonsProps) => (
  <ul className={`grid gap-x-cards gap-y-6 ${columnCount(entries.length)}`}>
    {entries.map((entry) => (
      <li key={entry.id} className="flex gap-3">
        <Icon name="circleCheck" size={24} className="mt-0.5 text-link" />
        <div>
          <ReasonTitle level={titleLevel} title={entry.title} href={entry.href} className="text-card leading-snug" />
          <RichText text={entry.text} className="mt-1 text-small text-muted" />
        </div>
      </li>
    ))}
  </ul>
)
