import { useGetList } from 'react-admin'
import type { SiteRecord } from '../../client/Records'
import { useOrganisationFilter } from '../useOrganisationFilter'

/** The sites a person may look at, by name; undefined until they are known. */
export const useSites = (): readonly SiteRecord[] | undefined =>
  useGetList<SiteRecord>('sites', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: useOrganisationFilter(),
  }).data
