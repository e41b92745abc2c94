import { columnCount } from '../../ui/columns/columnCount'
import { RichText } from '../../ui/rich-text/RichText'
import type { ReasonsProps } from './ReasonsProps'
import { ReasonTitle } from './ReasonTitle'

/** Steps with large numbers, in order. */
export const ReasonsSteps = ({ entries, titleLevel }: ReasonsProps) => (
  <ol className={`grid gap-x-cards gap-y-8 ${columnCount(entries.length)}`}>
    {entries.map((entry, index) => (
      <li key={entry.id} className="flex flex-col gap-3">
        <span
          aria-hidden="true"
          className="heading grid size-12 place-items-center rounded-full bg-brand text-subsection leading-none text-on-brand tabular-nums"
        >
          {index + 1}
        </span>
        <ReasonTitle level={titleLevel} title={entry.title} href={entry.href} className="text-subsection leading-tight" />
        <RichText text={entry.text} className="text-muted" />
      </li>
    ))}
  </ol>
)
