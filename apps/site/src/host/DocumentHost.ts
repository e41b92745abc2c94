import type { HostOptions } from './createHost'
import type { DraftOptions } from './sharedHost'

/** What a document tells the browser about the host of its parts: of the public site, or of a shared draft by the secret of its link. */
export type DocumentHost = HostOptions | DraftOptions
