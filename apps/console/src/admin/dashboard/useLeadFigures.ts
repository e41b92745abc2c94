import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { readerZone } from '../../parts/readerZone'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

/** The figures on leads, read again every minute; undefined until they are known, or when they aren't ours to see. */
export const useLeadFigures = () => {
  const may = useMay()
  const [organisationId] = useOrganisation()
  return useQuery(
    api.leads.figures.queryOptions({ organisationId, timeZone: readerZone() }, { enabled: may('lead.read'), refetchInterval: 60_000 }),
  ).data
}
