import { splitComments } from '@forecourt/rules/car/words/splitComments'
import { Expandable } from './Expandable.client'
import { folded, foldedWords, standIn } from './folding'

export interface FoldedParagraphsProps {
  readonly paragraphs: readonly string[]
  /** Characters shown at first. */
  readonly limit: number
  /** How many more are still not worth folding. */
  readonly slack?: number
  /** What the paragraphs are, for the name of the button. */
  readonly what: string
  /** Config pointer of the text or of its limit. */
  readonly setting: string
}

/** Paragraphs that fold when they are long: the first words at once, all of them on press (VDP-22, UI-16). */
export const FoldedParagraphs = ({ paragraphs, limit, slack, what, setting }: FoldedParagraphsProps) => {
  const parts = splitComments(paragraphs, limit, slack)
  const words = (
    <div data-setting={setting} className="max-w-prose space-y-3 text-pretty wrap-anywhere">
      {parts.map(({ shown, rest }, index) => {
        // Dealers say some things twice.
        const key = `${index}-${shown}`
        return shown === '' ? (
          <p key={key} className={folded}>
            {rest}
          </p>
        ) : (
          <p key={key}>
            {shown}
            {rest && (
              <>
                <span className={standIn}>…</span>
                <span className={foldedWords}>{rest}</span>
              </>
            )}
          </p>
        )
      })}
    </div>
  )
  if (!parts.some(({ rest }) => rest !== '')) return words
  return (
    <Expandable more="Show more" less="Show less" what={what}>
      {words}
    </Expandable>
  )
}
