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
export const aboveMinimum = <Context extends { readonly config: Pick<ResolvedConfig, 'reviews'> }>(
  getAverage: (context: Context) => number | null,
): Need<Context> => ({
  // Doesn't apply without reviews.
  appliesWhen: (_about, allHold) => allHold,
  holds: (context) => (getAverage(context) ?? 0) > context.config.reviews.minAverage,
  requirement: 'REV-01',
  title: 'Lowest average',
  yes: ({ config }) => `Its average is above ${config.reviews.minAverage}.`,
  no: ({ config }) => `Its average is not above ${config.reviews.minAverage}.`,
  settings: ['/reviews/minAverage'],
  fields: (context) => [{ name: 'Average rating', value: String(getAverage(context) ?? 'None') }],
})
