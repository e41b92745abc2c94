/** Something that others may hold a copy of has changed. */
export type Change =
  /** `version` where all that changed is that this version is live now. */
  | { readonly kind: 'site'; readonly organisationId: string; readonly siteId: string; readonly version?: number }
  | { readonly kind: 'stock'; readonly organisationId: string }
  | { readonly kind: 'car'; readonly organisationId: string; readonly carSlug: string }
  /** Something that only the car's own page shows, such as a quote: lists and searches stay as they are. */
  | { readonly kind: 'carPage'; readonly organisationId: string; readonly carSlug: string }
  /** Where addresses of a site lead that aren't its own: no page shows it. */
  | { readonly kind: 'redirects'; readonly organisationId: string; readonly siteId: string }
  /** Null for mail to people of the console. */
  | { readonly kind: 'outbox'; readonly organisationId: string | null }
