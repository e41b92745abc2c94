import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'

/** Whether shoppers of a site can look around a postcode: it has distances to choose from (SRC-15). */
export const measuresDistances = ({ search }: { readonly search: Pick<ResolvedConfig['search'], 'distances'> }): boolean =>
  search.distances.length > 0
