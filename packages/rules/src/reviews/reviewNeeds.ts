import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Need } from '../parts/Part'
import { isOn } from '../parts/settingNeeds'

/** A site that shows reviews (REV-01). */
export const showsReviews = {
  ...isOn('/reviews/show'),
  requirement: 'REV-01',
  yes: 'The site shows reviews.',
  no: 'The site shows no reviews.',
}

/** A need for an average above the site's minimum (REV-01); null if there are no reviews. */
export const aboveMinimum = <About extends { readonly config: Pick<ResolvedConfig, 'reviews'> }>(
  getAverage: (about: About) => number | null,
): Need<About> => ({
  // Doesn't apply without reviews.
  appliesWhen: (_about, allHold) => allHold,
  holds: (about) => (getAverage(about) ?? 0) > about.config.reviews.minAverage,
  requirement: 'REV-01',
  title: 'Lowest average',
  yes: ({ config }) => `Its average is above ${config.reviews.minAverage}.`,
  no: ({ config }) => `Its average is not above ${config.reviews.minAverage}.`,
  settings: ['/reviews/minAverage'],
  fields: (about) => [{ name: 'Average rating', value: String(getAverage(about) ?? 'None') }],
})
