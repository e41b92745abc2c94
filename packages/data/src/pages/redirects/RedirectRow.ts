import type { Redirect } from '@forecourt/rules/routing/redirects/Redirect'

/** What happens to one old address: the redirect there was, and the one there is then; null for none. */
export interface RedirectRow {
  readonly from: string
  readonly before: Redirect | null
  readonly after: Redirect | null
}

/** An old address whose change is not made, and why: a sentence. */
export interface RefusedRedirect {
  readonly from: string
  readonly says: string
}
