import { plainText } from '@forecourt/schema/rich-text/plainText'
import type { ReactNode } from 'react'
import { columnCount } from '../../ui/columns/columnCount'
import { Icon } from '../../ui/Icon'
import { RichText } from '../../ui/rich-text/RichText'
import { SectionBand } from '../../ui/SectionBand'
import type { BlockProps } from '../BlockProps'

interface ReasonTitleProps {
  readonly level: 2 | 3
  readonly title: string
  readonly href: string
  readonly className?: string
}

/** A reason's title, as a link if it has a target: with a full-size tap target, but the same height as the other titles. */
const ReasonTitle = ({ level, title, href, className = '' }: ReasonTitleProps) => {
  const Tag = `h${level}` as const
  return (
    <Tag className={`heading ${className}`}>
      {href ? (
        <a href={href} className="-my-1.75 inline-flex min-h-11 items-center gap-2 hover:text-link">
          {title}
          <Icon name="arrowRight" size={18} className="text-link" />
        </a>
      ) : (
        title
      )}
    </Tag>
  )
}

interface ReasonsProps {
  readonly entries: BlockProps<'reasons'>['block']['entries']
  readonly titleLevel: 2 | 3
}

/** Reasons on a brand-coloured band, each with a tick. */
const ReasonsBand = ({ entries, titleLevel }: ReasonsProps) => (
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

/** Reasons in columns under a line in the brand colour. */
const ReasonsColumns = ({ entries, titleLevel }: ReasonsProps) => (
  <ul className={`grid gap-x-cards gap-y-8 ${columnCount(entries.length)}`}>
    {entries.map((entry) => (
      <li key={entry.id} className="border-t-2 border-brand pt-4">
        <ReasonTitle level={titleLevel} title={entry.title} href={entry.href} className="text-subsection leading-tight" />
        <RichText text={entry.text} className="mt-2 text-muted" />
      </li>
    ))}
  </ul>
)

/** Longer figures, such as “90 points”, wouldn't fit on a line of a phone at the largest size. */
const longestLarge = 7

/** Large figures with their labels, all of one size. */
const ReasonsFigures = ({ entries }: ReasonsProps) => (
  <dl className={`grid gap-x-cards gap-y-4 sm:gap-y-8 ${columnCount(entries.length)}`}>
    {entries.map((entry) => (
      <div
        key={entry.id}
        className="flex min-w-0 flex-col-reverse justify-end gap-1 border-l-2 border-line pl-5 max-sm:grid max-sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-sm:items-center max-sm:[&>dd]:order-first"
      >
        <dt className="text-muted text-pretty">
          {entry.href ? (
            // A link can't contain other links.
            <a href={entry.href} className="inline-flex min-h-11 items-center text-link underline underline-offset-2">
              {plainText(entry.text)}
            </a>
          ) : (
            <RichText text={entry.text} />
          )}
        </dt>
        <dd
          className={`heading leading-none text-link tabular-nums wrap-anywhere ${entries.every(({ title }) => title.length <= longestLarge) ? 'text-title' : 'text-section'}`}
        >
          {entry.title}
        </dd>
      </div>
    ))}
  </dl>
)

/** Numbered steps. */
const ReasonsSteps = ({ entries, titleLevel }: ReasonsProps) => (
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

const layouts = { columns: ReasonsColumns, steps: ReasonsSteps, figures: ReasonsFigures, band: ReasonsBand } as const satisfies Record<
  BlockProps<'reasons'>['block']['layout'],
  (props: ReasonsProps) => ReactNode
>

/** Short reasons, steps or figures. */
export const ReasonsBlock = ({ block, level, tone, setting }: BlockProps<'reasons'>) => {
  const Entries = layouts[block.layout]
  return (
    <SectionBand heading={block.heading} text={block.text} level={level} tone={tone} setting={setting}>
      <Entries entries={block.entries} titleLevel={level === 1 ? 2 : 3} />
    </SectionBand>
  )
}
