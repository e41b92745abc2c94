import { useGetList } from 'react-admin'
import type { SiteRecord } from '../../client/Records'
import { useOrganisationFilter } from '../useOrganisation'

/** The sites that the user may view, sorted by name; undefined while loading. */
export const useSites = (): readonly SiteRecord[] | undefined =>
  useGetList<SiteRecord>('sites', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: useOrganisationFilter(),
  }).data
