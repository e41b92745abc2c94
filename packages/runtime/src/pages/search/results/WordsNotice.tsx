/** Each word once, however often it was said. */
const quoted = (texts: readonly string[]): string => [...new Set(texts)].map((text) => `“${text}”`).join(', ')

export interface WordsNoticeProps {
  /** The car whose number was typed, in a sentence. */
  readonly found: string | null
  /** What was said as a condition that is none here. */
  readonly unclear: readonly string[]
  /** Words left out because nothing is found with all of them. */
  readonly dropped: readonly string[]
}

/** Says what a number was taken for and what of a search was not used, so that nobody takes the cars for what they asked (SRC-06). */
export const WordsNotice = ({ found, unclear, dropped }: WordsNoticeProps) =>
  (found !== null || unclear.length + dropped.length > 0) && (
    <div role="status" className="mb-5 rounded-card border border-line bg-surface px-4 py-3 text-small wrap-anywhere">
      {found !== null && <p>{found}</p>}
      {unclear.length > 0 && <p>We couldn’t use {quoted(unclear)} here.</p>}
      {dropped.length > 0 && <p>Nothing matches all the words. These were left out: {quoted(dropped)}.</p>}
    </div>
  )
