/** What can be wrong with a dealer's site, with the labels that the platform's staff see. */
export const siteTroubles = {
  waiting: 'Shoppers waiting for a reply',
  unanswerable: 'No one can sign in to answer',
  requests: 'Booking requests without a reply',
  feed: 'Feed failing, without a file or over a day old',
  domain: 'Domain not verified',
  certificate: 'Certificate expired or about to expire',
  photos: 'Cars without photos',
  price: 'Cars without a price',
  warnings: 'Warnings on the live site',
  law: 'Advertising law: findings',
  undelivered: 'Email or leads not delivered',
  refunds: 'Refunds failed',
  bookings: 'Bookings not set up everywhere',
} as const satisfies Record<string, string>
export type SiteTrouble = keyof typeof siteTroubles

export const siteTroubleNames = Object.keys(siteTroubles) as readonly SiteTrouble[]

/** Hours after which a new feed should have had a file. */
export const firstFileHours = 24

/** Hours without a good file after which a feed counts as late: most suppliers send once a day. */
export const lateFeedHours = 26

/** Days before its end in which a certificate that was not renewed counts as a problem; renewals are due 30 days before. */
export const certificateWarningDays = 14

/** How long ago a site was last published. */
export const publishedSpans = {
  week: 'Last 7 days',
  month: 'Last 30 days',
  older: 'Over 30 days ago',
  old: 'Over 180 days ago',
  never: 'Never',
} as const satisfies Record<string, string>
export type PublishedSpan = keyof typeof publishedSpans
