import type { SavedSearch } from './Garage'

/** Errors of the save-search page, by query parameter. */
export const saveSearchProblems = {
  address: 'Please enter a valid email address.',
  wait: 'That’s a lot of attempts. Please wait a few minutes.',
  old: 'That link has expired. Run the search again, then tap “Save this search”.',
  full: 'You’ve saved as many searches as an account can hold. Remove one first, then try again.',
  away: 'We can’t save this right now. Please try again in a minute.',
} as const
export type SaveSearchProblem = keyof typeof saveSearchProblems

/** State of the save-search page. A search is stored only after its e-mail address is confirmed, or for a signed-in shopper. */
export interface SaveSearchState {
  /** `ask`: asks for an address; `own`: of a signed-in shopper; `sent`: the mail is on its way; `confirm`: from the mail's link. */
  readonly step: 'ask' | 'own' | 'sent' | 'confirm' | 'done'
  /** The search; null after it was saved, and for an address that is no search. */
  readonly search: Pick<SavedSearch, 'path' | 'name'> | null
  /** Token of the mail's link; empty before. */
  readonly token: string
  readonly problem: SaveSearchProblem | null
}

/** The page for previews. */
export const initialSaveSearch: SaveSearchState = { step: 'ask', search: null, token: '', problem: null }

/** URL of the page that saves a search. */
export const saveSearchHref = (search: string): string => `/save-search?${new URLSearchParams({ search })}`
