import { isPostCategory } from '../records/kinds/postCategories'
import { parseRelatedCars } from './parseRelatedCars'

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
