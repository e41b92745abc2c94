import type { DraftOptions } from './sharedHost'
import type { HostOptions } from './siteHost'

/** What a document tells the browser about the host of its parts: of the public site, or of a shared draft by the secret of its link. */
export type DocumentHost = HostOptions | DraftOptions

/** Where a document holds the data of its parts, a line each. */
export const islandLinesId = 'island-lines'
/** Where it holds what its parts are told about the site around them. */
export const hostBlockId = 'site-host'
