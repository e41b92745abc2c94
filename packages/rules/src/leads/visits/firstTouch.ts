import { isRecord } from '@forecourt/schema/isRecord'
import { cleanText } from '../../text/cleanText'

/** Data about a visitor's arrival. */
interface Arrival {
  /** Query of the landing page. */
  readonly query: string
  /** Referrer; empty if the browser hides it. */
  readonly referrer: string
  /** The site's own host. */
  readonly host: string
}

/** Traffic source of a visit (ENT-16): utm_source, otherwise the referrer's host, otherwise 'direct'. */
export const visitSource = ({ query, referrer, host }: Arrival): string => {
  const named = new URLSearchParams(query).get('utm_source')?.trim()
  if (named) return named
  const from = URL.canParse(referrer) ? new URL(referrer).host : ''
  return from === '' || from === host ? 'direct' : from.replace(/^www\./, '')
}

/** First-touch attribution from the browser (ENT-16). */
export interface FirstTouch {
  /** For example 'google' or 'direct'. */
  readonly source: string
  readonly campaign: string
  /** Path of the landing page. */
  readonly page: string
  /** UTC date, such as 2026-03-01. */
  readonly day: string
}

/** Lifetime in days; a later visit counts as a first one again. */
const lifetimeDays = 90
const day = 86_400_000

/**
 * Parses first-touch data from the browser, truncated; null if invalid or expired.
 *
 * @param now ISO in UTC
 */
export const parseFirstTouch = (input: unknown, now: string): FirstTouch | null => {
  if (!isRecord(input) || typeof input.day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(input.day)) return null
  const age = (Date.parse(now) - Date.parse(input.day)) / day
  if (!(age > -2 && age <= lifetimeDays)) return null
  const text = (value: unknown, max: number) => (typeof value === 'string' ? cleanText(value.slice(0, max)) : '')
  const source = text(input.source, 100)
  return source === '' ? null : { source, campaign: text(input.campaign, 100), page: text(input.page, 200), day: input.day }
}
