import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { useMay } from '../useMay'
import { useOrganisationFilter } from '../useOrganisationFilter'

/** How the yard stands; undefined until it is known, or when it isn't ours to see. */
export const useStockCounts = () => {
  const may = useMay()
  const filter = useOrganisationFilter()
  return useQuery(api.stock.counts.queryOptions({ filter }, { enabled: may('stock.read') })).data
}
