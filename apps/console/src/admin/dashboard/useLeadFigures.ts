import { useQuery } from '@tanstack/react-query'
import { trpc } from '../../client/trpc'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

/** The figures on leads, read again every minute; undefined until they are known, or when they aren't ours to see. */
export const useLeadFigures = () => {
  const may = useMay()
  const [organisationId] = useOrganisation()
  return useQuery({
    queryKey: ['leads', 'figures', organisationId],
    queryFn: () => trpc.leads.figures.query({ organisationId }),
    enabled: may('lead.read'),
    refetchInterval: 60_000,
  }).data
}
