/** A website where customers write reviews, or the demo's substitute for one. */
export interface ReviewProvider {
  readonly label: string
  /** The id of a business there. */
  readonly place: RegExp
  readonly placeProblem: string
  /** What gives access to the reviews; null if nothing is needed. */
  readonly key: { readonly label: string; readonly help: string } | null
  /** Why some of its reviews can't be stored here; null if all can. */
  readonly leftOut: string | null
}

/** The sources that reviews are fetched from (ENT-14). ProductReview documents no interface: its reviews are imported as a file. */
export const reviewProviders = {
  google: {
    label: 'Google',
    place: /^(?:accounts\/\d{1,30}\/locations\/)?\d{5,30}$/,
    placeProblem: 'Enter the Business Profile ID, digits only. Google shows it under Business Profile settings › Advanced settings.',
    key: {
      label: 'Refresh token',
      help: 'Of the Google account that manages your Business Profile. Your support contact can create it with you.',
    },
    leftOut: 'stars without a text',
  },
  facebook: {
    label: 'Facebook',
    place: /^\d{5,30}$/,
    placeProblem: 'Enter the ID of your page, digits only. Facebook shows it on the page under About › Page transparency.',
    key: {
      label: 'Page access token',
      help: 'A token that doesn’t expire, of your page, with the permission pages_read_user_content.',
    },
    leftOut: 'recommendations without stars or without a text',
  },
  sample: { label: 'Sample reviews (demo only)', place: /./, placeProblem: 'Enter any name.', key: null, leftOut: null },
} as const satisfies { readonly [id: string]: ReviewProvider }

export type ReviewProviderId = keyof typeof reviewProviders

/** A provider by its stored id; null if it is unknown. */
export const findReviewProvider = (id: string): ReviewProvider | null =>
  Object.hasOwn(reviewProviders, id) ? reviewProviders[id as ReviewProviderId] : null

/** Validates the id of a business at a provider (ENT-14); undefined if valid, or no provider is chosen. */
export const placeProblem = (providerId: string, place: string): string | undefined => {
  const provider = findReviewProvider(providerId)
  return provider === null || provider.place.test(place.trim()) ? undefined : provider.placeProblem
}
