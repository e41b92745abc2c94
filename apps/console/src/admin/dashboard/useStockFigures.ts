import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

/** The figures on stock; undefined until they are known, or when they aren't ours to see. */
export const useStockFigures = () => {
  const may = useMay()
  const [organisationId] = useOrganisation()
  return useQuery(api.stock.figures.queryOptions({ organisationId }, { enabled: may('stock.read') })).data
}
