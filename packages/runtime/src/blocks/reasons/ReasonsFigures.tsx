import { plainText } from '@forecourt/schema/rich-text/plainText'
import { columnCount } from '../../ui/columns/columnCount'
import { RichText } from '../../ui/rich-text/RichText'
import type { ReasonsProps } from './ReasonsProps'

/** Large figures with what they count. */
export const ReasonsFigures = ({ entries }: ReasonsProps) => (
  <dl className={`grid gap-x-cards gap-y-8 ${columnCount(entries.length)}`}>
    {entries.map((entry) => (
      <div key={entry.id} className="flex min-w-0 flex-col-reverse justify-end gap-1 border-l-2 border-line pl-5">
        <dt className="text-muted text-pretty">
          {entry.href ? (
            // What is a link as a whole can't hold others.
            <a href={entry.href} className="inline-flex min-h-11 items-center text-link underline underline-offset-2">
              {plainText(entry.text)}
            </a>
          ) : (
            <RichText text={entry.text} />
          )}
        </dt>
        {/* Words among figures are not set as if they were one. */}
        <dd
          className={`heading leading-none text-link tabular-nums wrap-anywhere ${/\d/.test(entry.title) ? 'text-title' : 'text-subsection'}`}
        >
          {entry.title}
        </dd>
      </div>
    ))}
  </dl>
)
