import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { useMe } from '../../parts/useMe'
import { useMay } from '../useMay'

/**
 * Whether there is more than one site, archived ones aside, that the user may change; undefined while loading. The platform's staff work on
 * the sites of all dealers.
 */
export const useHasSeveralSites = (): boolean | undefined => {
  const me = useMe()
  const may = useMay()
  const { data: sites } = useQuery(
    api.sites.getList.queryOptions({ page: 1, perPage: 100 }, { enabled: me?.staff === false && may('site.edit'), staleTime: 300_000 }),
  )
  if (me?.staff === true) return true
  return sites && sites.data.filter(({ status }) => status !== 'archived').length > 1
}
