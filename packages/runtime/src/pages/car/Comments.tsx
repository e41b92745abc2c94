import { commentParagraphs } from '@forecourt/rules/stock/commentParagraphs'
import { Expandable } from './Expandable.client'
import { folded, foldedWords, standIn } from './folding'
import { splitComments } from './splitComments'

export interface CommentsProps {
  readonly text: string | null
  /** Characters shown at first. */
  readonly limit: number
}

/** The dealer's words, the first few at once and all of them on press (VDP-22 to VDP-24). */
export const Comments = ({ text, limit }: CommentsProps) => {
  const paragraphs = splitComments(commentParagraphs(text), limit)
  const isLong = paragraphs.some((paragraph) => paragraph.rest !== '')
  const words = (
    <div data-setting="/vdp/commentsLength" className="max-w-prose space-y-3 text-pretty">
      {paragraphs.map(({ shown, rest }, index) => {
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
  return isLong ? (
    <Expandable more="Show more" less="Show less">
      {words}
    </Expandable>
  ) : (
    words
  )
}
