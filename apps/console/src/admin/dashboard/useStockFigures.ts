import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../client/trpc'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

/** The figures on stock; undefined until they are known, or when they aren't ours to see. */
export const useStockFigures = () => {
  const may = useMay()
  const [organisationId] = useOrganisation()
  return useQuery({
    queryKey: ['stock', 'figures', organisationId],
    queryFn: () => trpc.stock.figures.query({ organisationId }),
    enabled: may('stock.read'),
  }).data
}
