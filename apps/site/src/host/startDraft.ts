import type { RuntimeHost } from '@forecourt/runtime/host/RuntimeHost'
import { rewriteDraftLinks } from './rewriteDraftLinks'
import { sharedHost } from './sharedHost'

/** Starts a page of a shared draft in the browser: its links stay within the draft. Gives the host of its parts. */
export function startDraft(secret: string): RuntimeHost {
  rewriteDraftLinks(secret)
  return sharedHost(secret)
}
