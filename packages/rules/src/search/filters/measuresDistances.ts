import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether a site has a distance filter (SRC-15). */
export const measuresDistances = ({ search }: { readonly search: Pick<ResolvedConfig['search'], 'distances'> }): boolean =>
  search.distances.length > 0
