import { isRecord } from '@forecourt/schema/isRecord'
import { cleanText } from '../../text/cleanText'

/** How somebody came to a site. */
interface Arrival {
  /** The query of the first page they saw. */
  readonly query: string
  /** The address that led there; empty where the browser does not say. */
  readonly referrer: string
  /** The site's own host. */
  readonly host: string
}

/** The name of what led somebody to the site (ENT-16): the campaign's own, else the host of the page before, else 'direct'. */
export const visitSource = ({ query, referrer, host }: Arrival): string => {
  const named = new URLSearchParams(query).get('utm_source')?.trim()
  if (named) return named
  const from = URL.canParse(referrer) ? new URL(referrer).host : ''
  return from === '' || from === host ? 'direct' : from.replace(/^www\./, '')
}

/** What led somebody to a site the first time, as far as their browser knows (ENT-16). */
export interface FirstTouch {
  /** Such as 'google' or 'direct'. */
  readonly source: string
  readonly campaign: string
  /** The path of the first page. */
  readonly page: string
  /** Such as 2026-03-01, in UTC. */
  readonly day: string
}

/** Days; whoever comes back later comes for the first time again. */
const longest = 90
const day = 86_400_000

/**
 * A first time as a browser said it, cut to size; null where it says something else, or was longer ago than is told.
 *
 * @param now ISO in UTC
 */
export const parseFirstTouch = (said: unknown, now: string): FirstTouch | null => {
  if (!isRecord(said) || typeof said.day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(said.day)) return null
  const age = (Date.parse(now) - Date.parse(said.day)) / day
  if (!(age > -2 && age <= longest)) return null
  const text = (value: unknown, most: number) => (typeof value === 'string' ? cleanText(value.slice(0, most)) : '')
  const source = text(said.source, 100)
  return source === '' ? null : { source, campaign: text(said.campaign, 100), page: text(said.page, 200), day: said.day }
}
