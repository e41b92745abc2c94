import { Glyph } from '../../../ui/Glyph'
import { info } from '../../../ui/icons/info'

/** Shown if the search's postcode doesn't exist: the list ignores it (ERR-05). */
export const NearNotice = ({ postcode, noun }: { readonly postcode: string; readonly noun: string }) => (
  <p role="status" className="mb-4 flex gap-2.5 rounded-card border border-line bg-surface px-4 py-3 text-small text-pretty">
    <Glyph path={info} size={18} className="mt-0.5 shrink-0 text-muted" />
    <span>
      Invalid postcode. We don’t recognise {postcode}, so we’re showing {noun} from everywhere.
    </span>
  </p>
)

/** Unique quoted words. */
const quoted = (texts: readonly string[]): string => [...new Set(texts)].map((text) => `“${text}”`).join(', ')

interface QueryNoticeProps {
  /** The car found by the entered number, or that there is none, as a sentence. */
  readonly found: string | null
  /** Parts of the query that look like filters but aren't supported. */
  readonly unclear: readonly string[]
  /** Words omitted because nothing matches all of them. */
  readonly dropped: readonly string[]
}

/**
 * Says how a number was interpreted and which parts of a query were ignored, so that the results aren't mistaken for an exact match
 * (SRC-06).
 */
export const QueryNotice = ({ found, unclear, dropped }: QueryNoticeProps) =>
  (found !== null || unclear.length + dropped.length > 0) && (
    <div role="status" className="mb-5 rounded-card border border-line bg-surface px-4 py-3 text-small wrap-anywhere">
      {found !== null && <p>{found}</p>}
      {unclear.length > 0 && <p>We couldn’t use {quoted(unclear)} here.</p>}
      {dropped.length > 0 && <p>Nothing matches all your words, so we left out {quoted(dropped)}.</p>}
    </div>
  )

const texts = {
  limited: 'Our search is having a slow moment. Cars and filters still work, but some counts are missing and you’ll need exact spelling.',
  resting: 'Our search is having a slow moment. You can keep filtering, but the page will reload each time.',
  offline: 'You’re offline, so nothing has changed. Try again once you’re connected.',
} as const

/**
 * Notice of a failure: `limited` while the search index is unavailable and the database answers, `resting` while filter changes can’t be
 * fetched and each loads the page, `offline` if the browser is offline and the current list stays.
 */
export const SearchNotice = ({ kind, className = '' }: { readonly kind: keyof typeof texts; readonly className?: string }) => (
  <p role="status" className={`mb-4 flex gap-2.5 rounded-card border border-line bg-surface px-4 py-3 text-small text-pretty ${className}`}>
    <Glyph path={info} size={18} className="mt-0.5 shrink-0 text-muted" />
    <span>{texts[kind]}</span>
  </p>
)
