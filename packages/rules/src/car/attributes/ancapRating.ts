import type { CarAttribute } from '../CarAttribute'
import { positive } from '../facts/formatMeasure'

/** Stars of the ANCAP crash test; shown with the year of the rating, and not without it. */
export const ancapRating: CarAttribute<number> = {
  id: 'ancapRating',
  title: 'ANCAP rating',
  kind: 'number',
  unit: 'stars',
  storedIn: 'variant',
  problem: (stars) => (stars >= 0 && stars <= 5 ? null : 'The ANCAP rating must be from 0 to 5 stars.'),
  form: { group: 'variant', position: 10 },
  specification: {
    position: 230,
    text: ({ variant: { ancapRating, ancapYear } }) =>
      positive(ancapRating) && positive(ancapYear) ? `${ancapRating} ${ancapRating === 1 ? 'star' : 'stars'} (${ancapYear})` : null,
  },
}
