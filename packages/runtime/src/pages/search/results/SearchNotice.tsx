import { Glyph } from '../../../ui/Glyph'
import { info } from '../../../ui/icons/info'

/** Said where the postcode of a search is none: the list is as if nobody had asked for it (ERR-05). */
export const NearNotice = ({ postcode, noun }: { readonly postcode: string; readonly noun: string }) => (
  <p role="status" className="mb-4 flex gap-2.5 rounded-card border border-line bg-surface px-4 py-3 text-small text-pretty">
    <Glyph path={info} size={18} className="mt-0.5 shrink-0 text-muted" />
    <span>
      Invalid postcode: we don’t know {postcode}, so these are {noun} from everywhere.
    </span>
  </p>
)

/** Each word once, however often it was said. */
const quoted = (texts: readonly string[]): string => [...new Set(texts)].map((text) => `“${text}”`).join(', ')

interface WordsNoticeProps {
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

const texts = {
  limited: 'Our search is catching its breath: cars and filters work, but some counts are missing and words have to be spelt exactly.',
  resting: 'Our search is catching its breath. You can keep choosing; each choice loads the page anew.',
  offline: 'You are offline, so nothing was changed. Choose again once you are connected.',
} as const

/** Said quietly while search rests: everything can still be chosen, each choice loads the page. Offline, what is shown stays. */
export const SearchNotice = ({ kind, className = '' }: { readonly kind: keyof typeof texts; readonly className?: string }) => (
  <p role="status" className={`mb-4 flex gap-2.5 rounded-card border border-line bg-surface px-4 py-3 text-small text-pretty ${className}`}>
    <Glyph path={info} size={18} className="mt-0.5 shrink-0 text-muted" />
    <span>{texts[kind]}</span>
  </p>
)
