import type { CommentLine } from '@forecourt/rules/car/words/commentLines'
import { splitComments } from '@forecourt/rules/car/words/splitComments'
import { cutSpans } from '@forecourt/rules/text/cutSpans'
import type { Spans } from '@forecourt/schema/rich-text/RichText'
import { FormattedLine } from '../../../ui/rich-text/FormattedLine'
import { textStyles } from '../../../ui/rich-text/textStyles'
import { Expandable } from './Expandable.client'
import { folded, foldedInline, standIn } from './folding'

export interface FoldedLinesProps {
  readonly lines: readonly CommentLine[]
  /** Characters shown at first. */
  readonly limit: number
  /** How many more are still not worth folding. */
  readonly slack?: number
  /** What the lines are, for the name of the button. */
  readonly what: string
  /** Config pointer of the text or of its limit. */
  readonly setting: string
}

interface Part {
  readonly kind: CommentLine['kind']
  readonly shown: Spans
  readonly rest: Spans
}

const tags = { paragraph: 'p', heading: 'h3', point: 'li' } as const
const looks = { paragraph: '', heading: textStyles.heading[3], point: '' }

const isFolded = ({ shown }: Part) => shown.length === 0

const Line = ({ part }: { readonly part: Part }) => {
  const { kind, shown, rest } = part
  const Tag = tags[kind]
  const className = `${looks[kind]} ${isFolded(part) ? folded : ''}`.trim() || undefined
  if (isFolded(part) || rest.length === 0)
    return (
      <Tag className={className}>
        <FormattedLine spans={isFolded(part) ? rest : shown} />
      </Tag>
    )
  return (
    <Tag className={className}>
      <FormattedLine spans={shown} />
      <span className={standIn}>…</span>
      <span className={foldedInline}>
        <FormattedLine spans={rest} />
      </span>
    </Tag>
  )
}

/** Points that follow each other in one group, every other line in its own. */
const grouped = (parts: readonly Part[]): Part[][] => {
  const groups: Part[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (part.kind === 'point' && last?.[0]?.kind === 'point') last.push(part)
    else groups.push([part])
  }
  return groups
}

/** Lines that fold when they are long: the first words at once, all of them on press (VDP-22, UI-16). */
export const FoldedLines = ({ lines, limit, slack, what, setting }: FoldedLinesProps) => {
  const split = splitComments(
    lines.map(({ spans }) => spans.map(({ text }) => text).join('')),
    limit,
    slack,
  )
  const parts = lines.map(({ kind, spans }, index): Part => {
    const [shown, rest] = cutSpans(spans, split[index]?.shown.length ?? 0)
    return { kind, shown, rest }
  })
  const words = (
    <div data-setting={setting} className="max-w-prose space-y-3 text-pretty wrap-anywhere">
      {grouped(parts).map((group, index) => {
        const drawn = group.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dealers say some things twice
          <Line key={place} part={part} />
        ))
        if (group[0]?.kind !== 'point') return drawn
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lists of a text have no other name
          <ul key={index} className={`${textStyles.dotted} ${group.every(isFolded) ? folded : ''}`}>
            {drawn}
          </ul>
        )
      })}
    </div>
  )
  if (!parts.some(({ rest }) => rest.length > 0)) return words
  return (
    <Expandable more="Show more" less="Show less" what={what}>
      {words}
    </Expandable>
  )
}
