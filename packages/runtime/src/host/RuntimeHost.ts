import type { LeadInput } from '@forecourt/rules/entities/LeadInput'
import type { StockResult } from '@forecourt/rules/entities/StockFacet'

/** What became of a lead that was sent: its id, or what is wrong, by field where it is known. */
export type LeadAnswer =
  | { readonly ok: true; readonly leadId: string }
  | { readonly ok: false; readonly message: string; readonly fields: { readonly [field: string]: string } }

/**
 * What interactive parts of a page need of the app around them. The site's host does these things;
 * the preview's answers politely and does nothing, so that a preview has no effects on the world.
 */
export interface RuntimeHost {
  readonly mode: 'live' | 'preview'
  navigate(href: string): void
  submitLead(lead: LeadInput, idempotencyKey: string): Promise<LeadAnswer>
  /** The stock list for a path and query string of the site. */
  search(pathAndQuery: string): Promise<StockResult>
  /** The full phone number for a car; counted as a reveal (API-03). */
  revealPhone(carSlug: string): Promise<string>
  /** The current instant, ISO in UTC; a preview may say another time. */
  now(): string
  track(event: { readonly id: number; readonly params?: { readonly [name: string]: string | number } }): void
  storage: { read(key: string): string | null; write(key: string, value: string): void }
}
