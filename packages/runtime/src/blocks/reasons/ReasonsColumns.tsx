import { columnCount } from '../../ui/columns/columnCount'
import { RichText } from '../../ui/rich-text/RichText'
import type { ReasonsProps } from './ReasonsProps'
import { ReasonTitle } from './ReasonTitle'

/** Reasons in columns under a rule in the brand colour. */
export const ReasonsColumns = ({ entries, titleLevel }: ReasonsProps) => (
  <ul className={`grid gap-x-cards gap-y-8 ${columnCount(entries.length)}`}>
    {entries.map((entry) => (
      <li key={entry.id} className="border-t-2 border-brand pt-4">
        <ReasonTitle level={titleLevel} title={entry.title} href={entry.href} className="text-subsection leading-tight" />
        <RichText text={entry.text} className="mt-2 text-muted" />
      </li>
    ))}
  </ul>
)
