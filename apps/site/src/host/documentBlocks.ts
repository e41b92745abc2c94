import type { DraftOptions } from './sharedHost'
import type { HostOptions } from './siteHost'

/** Host data of a document: options of the public site, or the secret of a shared draft. */
export type DocumentHost = HostOptions | DraftOptions

/** Id of the data block of islands, one line each. */
export const islandLinesId = 'island-lines'
/** Id of the host data block. */
export const hostBlockId = 'site-host'
