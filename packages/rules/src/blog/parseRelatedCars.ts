/** A stock list, by its path and what is asked of it. */
export interface RelatedCars {
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
