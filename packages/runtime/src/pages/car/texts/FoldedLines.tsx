import { type CommentLine, foldableLines, splitComments } from '@forecourt/rules/car/words/commentLines'
import { cutSpans } from '@forecourt/rules/text/cutText'
import type { Spans, RichText as Text } from '@forecourt/schema/rich-text/RichText'
import { FormattedLine } from '../../../ui/rich-text/FormattedLine'
import { RichText } from '../../../ui/rich-text/RichText'
import { textStyles } from '../../../ui/rich-text/textStyles'
import { Expandable } from './Expandable.client'

/** Classes of what an Expandable around folds away: hidden until it is opened; always there in print and without script. */
export const folded = 'group-data-[open=false]/expandable:hidden print:block! noscript:block!'

/** The same for words within a line. */
const foldedInline = 'group-data-[open=false]/expandable:hidden print:inline! noscript:inline!'

/** For what only stands in for the folded part, such as an ellipsis. */
const standIn = 'group-data-[open=true]/expandable:hidden print:hidden! noscript:hidden!'

interface FoldedLinesProps {
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

/** Descriptions longer than this fold; folded, they show about this much (UI-17). */
const foldOver = 200
const foldedLength = 160

const setting = '/vdp/protectText'

/** What protects the car after the sale, in the dealer's words; tables, pictures and the like are never folded away (VDP-02, UI-16). */
export const ProtectText = ({ text }: { readonly text: Text }) => {
  const lines = foldableLines(text)
  if (lines === null) return <RichText text={text} setting={setting} />
  return <FoldedLines lines={lines} limit={foldedLength} slack={foldOver - foldedLength} what="protecting your car" setting={setting} />
}
