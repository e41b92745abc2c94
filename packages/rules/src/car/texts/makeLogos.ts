import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { RouteNames } from '../../routing/parseSearchPreset'
import { toSlug } from '../../routing/toSlug'

/** Keys of the logos of makes in the media library, by the slug of the make: the site's own, else the platform's (SRC-08). */
export const makeLogos = (makes: RouteNames['makes'], { search }: { readonly search: Pick<ResolvedConfig['search'], 'makeLogos'> }) => {
  const own = new Map(search.makeLogos.filter(({ image }) => image !== '').map(({ make, image }) => [toSlug(make), image]))
  return new Map(
    makes.flatMap(({ slug, logoKey }) => {
      const key = own.get(slug) ?? logoKey
      return key ? [[slug, key] as const] : []
    }),
  )
}
