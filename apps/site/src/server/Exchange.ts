import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteIds } from '../sites/SiteIds'

/** A request for a page or a file, with the response it gets. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** What its answer is cached by; null for answers that are not cached. */
  readonly key: string | null
  /** The site of its host; null where that is not known. */
  readonly site: SiteIds | null
}
