import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { rewriteDraftLinks } from './rewriteDraftLinks'
import { type DraftOptions, sharedHost } from './sharedHost'

/** Starts a page of a shared draft in the browser: its links stay within the draft. Gives the host of its parts. */
export function startDraft(options: DraftOptions): RuntimeHost {
  rewriteDraftLinks(options.sharedDraft)
  return sharedHost(options)
}
