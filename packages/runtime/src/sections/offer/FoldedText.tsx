import { plainText } from '@forecourt/schema/rich-text/plainText'
import type { RichText } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { truncated } from './truncated'

/** Descriptions longer than this fold; folded, they show about this much (UI-17). */
const foldOver = 200
const foldedLength = 160

/** The paragraphs a text opens with: cells of a table run into one line say nothing. Where it opens with none, all its words. */
const openingWords = (text: RichText): string => {
  const { blocks } = toDocument(text)
  const end = blocks.findIndex(({ kind }) => kind !== 'paragraph')
  return plainText({ blocks: end === -1 ? blocks : blocks.slice(0, end) }) || plainText(text)
}

/** Words that fold when they are long, with View more and View less (UI-16). The browser does the folding. */
export const FoldedText = ({ text, className = '' }: { readonly text: RichText; readonly className?: string }) => {
  const whole = plainText(text)
  const opening = openingWords(text)
  if (whole.length <= foldOver && opening === whole) return <p className={`text-pretty ${className}`}>{whole}</p>
  return (
    <details className={`group/folded ${className}`}>
      <summary className="cursor-pointer list-none text-pretty [&::-webkit-details-marker]:hidden">
        <span className="group-open/folded:hidden">{truncated(opening, foldedLength)} </span>
        <span className="py-3 font-semibold text-link group-open/folded:hidden">View more</span>
        <span className="hidden min-h-11 items-center font-semibold text-link group-open/folded:inline-flex">View less</span>
      </summary>
      <p className="whitespace-pre-line text-pretty">{whole}</p>
    </details>
  )
}
