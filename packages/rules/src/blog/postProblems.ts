import { isPostCategory } from '../records/kinds/postFields'

/** A stock list: path and query. */
interface RelatedCars {
  readonly path: string
  readonly query: string
}

/**
 * Parses the URL of a stock list whose cars show below a post; null if it isn't one (RTE-24).
 *
 * @example parseRelatedCars('https://cars.example/search/kia?fuel=Electric#top') // { path: '/search/kia', query: '?fuel=Electric' }
 */
export const parseRelatedCars = (address: string | null): RelatedCars | null => {
  const [, path, query = ''] =
    /^(?:https?:\/\/[^/?#]+)?(\/(?:search(?:\/[^?#\s]*)?|pre-owned\/?))(\?[^#\s]*)?(?:#\S*)?$/.exec(address?.trim() ?? '') ?? []
  return path === undefined ? null : { path, query }
}

interface EnteredValues {
  readonly slug: string | null
  readonly carsFrom: string | null
  readonly imageKey: string | null
  readonly imageAlt: string | null
}

/** Slugs reserved for lists of the blog. */
const reserved: readonly string[] = ['page', 'tag']

/** Validates a post; errors by field, in addition to those of the fields themselves (RTE-24). */
export const postProblems = ({ slug, carsFrom, imageKey, imageAlt }: EnteredValues): Readonly<Record<string, string>> => ({
  ...(slug !== null &&
    !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && { slug: 'Use lower-case letters, digits and hyphens, such as a-week-with-the-rav4.' }),
  ...(slug !== null &&
    (reserved.includes(slug) || isPostCategory(slug)) && { slug: 'This address is used for lists of posts. Choose another.' }),
  ...(carsFrom !== null &&
    parseRelatedCars(carsFrom) === null && {
      carsFrom: 'Choose a list, or paste the address of one from your site. Its path starts with /search.',
    }),
  ...(imageKey !== null && (imageAlt ?? '').trim() === '' && { imageAlt: 'Describe the picture.' }),
})
