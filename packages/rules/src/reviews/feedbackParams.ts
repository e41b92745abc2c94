import { cleanText } from '../text/cleanText'

/** Whom a link to the feedback page is for, as its query says (REV-03); null where it doesn't, or says what is no name. */
export interface FeedbackParams {
  readonly firstName: string | null
  readonly dealershipName: string | null
}

const longest = 60
/** Letters, digits and what stands between them in names: no addresses, and nothing that could be one. */
const name = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’&,()-]*$/u

const named = (value: string | null): string | null => {
  const text = cleanText((value ?? '').slice(0, longest * 2))
  return text.length <= longest && name.test(text) ? text : null
}

/** Reads the query of a link to the feedback page (REV-03). */
export const parseFeedbackParams = (query: URLSearchParams): FeedbackParams => ({
  firstName: named(query.get('first_name')),
  dealershipName: named(query.get('dealership_name')),
})

/** The same as the query of an address, always in one order; empty where it says nothing. */
export const feedbackQuery = ({ firstName, dealershipName }: FeedbackParams): string => {
  const query = new URLSearchParams()
  if (firstName !== null) query.set('first_name', firstName)
  if (dealershipName !== null) query.set('dealership_name', dealershipName)
  return query.size === 0 ? '' : `?${query}`
}
