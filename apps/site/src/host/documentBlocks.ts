import type { DraftOptions } from './sharedHost'
import type { HostOptions } from './siteHost'

/** Host data of a document: options of the public site, or the secret of a shared draft. */
export type DocumentHost = HostOptions | DraftOptions

/** Id of the script element with the props of the islands: JSON, one line for each island. */
export const islandDataId = 'island-lines'
/** Id of the script element with the host's data. */
export const hostDataId = 'site-host'
