import type { HostOptions } from './createHost'

/** What a document tells the browser about the host of its parts: of the public site, or of a shared draft by the secret of its link. */
export type DocumentHost = HostOptions | { readonly sharedDraft: string }
