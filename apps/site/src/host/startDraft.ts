import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { rewriteDraftLinks } from './rewriteDraftLinks'
import { type DraftOptions, sharedHost } from './sharedHost'

/** Starts a shared draft in the browser; returns the host of its islands. */
export function startDraft(options: DraftOptions): RuntimeHost {
  rewriteDraftLinks(options.sharedDraft)
  return sharedHost(options)
}
