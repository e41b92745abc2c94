import { isPostCategory } from '../records/kinds/postFields'

/** A stock list, by its path and what is asked of it. */
interface RelatedCars {
  readonly path: string
  readonly query: string
}

/**
 * The stock list whose cars stand below a post, from its address as somebody copied it; null where it is none (RTE-24).
 *
 * @example parseRelatedCars('https://cars.example/search/kia?fuel=Electric#top') // { path: '/search/kia', query: '?fuel=Electric' }
 */
export const parseRelatedCars = (address: string | null): RelatedCars | null => {
  const [, path, query = ''] =
    /^(?:https?:\/\/[^/?#]+)?(\/(?:search(?:\/[^?#\s]*)?|pre-owned\/?))(\?[^#\s]*)?(?:#\S*)?$/.exec(address?.trim() ?? '') ?? []
  return path === undefined ? null : { path, query }
}

interface Typed {
  readonly slug: string | null
  readonly carsFrom: string | null
  readonly imageKey: string | null
  readonly imageAlt: string | null
}

/** Addresses of the blog that are no posts. */
const reserved: readonly string[] = ['page', 'tag']

/** What keeps a post from being stored, by field, beside what each field says for itself (RTE-24). */
export const postProblems = ({ slug, carsFrom, imageKey, imageAlt }: Typed): Readonly<Record<string, string>> => ({
  ...(slug !== null &&
    !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) && { slug: 'Use small letters, digits and hyphens, such as a-week-with-the-rav4.' }),
  ...(slug !== null && (reserved.includes(slug) || isPostCategory(slug)) && { slug: 'That address lists posts. Choose another.' }),
  ...(carsFrom !== null &&
    parseRelatedCars(carsFrom) === null && {
      carsFrom: 'Choose a list, or copy the address of one from your site: its path begins with /search.',
    }),
  ...(imageKey !== null && (imageAlt ?? '').trim() === '' && { imageAlt: 'Say what the picture shows.' }),
})
