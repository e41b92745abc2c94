import { type CommentLine, foldableLines, splitComments } from '@forecourt/rules/car/texts/commentLines'
import { cutSpans } from '@forecourt/rules/text/cutText'
import type { Spans, RichText as Text } from '@forecourt/schema/rich-text/RichText'
import { FormattedLine } from '../../../ui/rich-text/FormattedLine'
import { RichText } from '../../../ui/rich-text/RichText'
import { textStyles } from '../../../ui/rich-text/textStyles'
import { Expandable } from './Expandable.client'

/** Classes of content that an Expandable hides until it is opened; always visible in print and without scripts. */
export const folded = 'group-data-[open=false]/expandable:hidden print:block! noscript:block!'

/** Classes of inline content that an Expandable hides until it is opened. */
const foldedInline = 'group-data-[open=false]/expandable:hidden print:inline! noscript:inline!'

/** Classes of a substitute for the hidden content, such as an ellipsis. */
const ellipsisClass = 'group-data-[open=true]/expandable:hidden print:hidden! noscript:hidden!'

interface FoldedLinesProps {
  readonly lines: readonly CommentLine[]
  /** Number of characters shown before expanding. */
  readonly limit: number
  /** Number of further characters that isn't worth folding. */
  readonly slack?: number
  /** What the lines are, for the button's accessible name. */
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
      <span className={ellipsisClass}>…</span>
      <span className={foldedInline}>
        <FormattedLine spans={rest} />
      </span>
    </Tag>
  )
}

/** Groups consecutive list items; every other line is its own group. */
const grouped = (parts: readonly Part[]): Part[][] => {
  const groups: Part[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (part.kind === 'point' && last?.[0]?.kind === 'point') last.push(part)
    else groups.push([part])
  }
  return groups
}

/** Lines that fold when they are long, and expand on press (VDP-22, UI-16). */
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
  const labels = (
    <div data-setting={setting} className="max-w-prose space-y-3 text-pretty wrap-anywhere">
      {grouped(parts).map((group, index) => {
        const items = group.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat
          <Line key={index} part={part} />
        ))
        if (group[0]?.kind !== 'point') return items
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lists in a text have no id
          <ul key={index} className={`${textStyles.dotted} ${group.every(isFolded) ? folded : ''}`}>
            {items}
          </ul>
        )
      })}
    </div>
  )
  if (!parts.some(({ rest }) => rest.length > 0)) return labels
  return (
    <Expandable more="Show more" less="Show less" what={what}>
      {labels}
    </Expandable>
  )
}

/** Descriptions longer than this fold to about this length (UI-17), in characters. */
const foldOver = 200
const foldedLength = 160

const setting = '/vdp/protectText'

/** The dealer's text on aftersale protection; tables and pictures never fold (VDP-02, UI-16). */
export const ProtectText = ({ text }: { readonly text: Text }) => {
  const lines = foldableLines(text)
  if (lines === null) return <RichText text={text} setting={setting} />
  return <FoldedLines lines={lines} limit={foldedLength} slack={foldOver - foldedLength} what="protecting your car" setting={setting} />
}
