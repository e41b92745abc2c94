import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

/** What waits for this person to publish it or send it back, read again every half minute; undefined until it is known. */
export const useWaitingRequests = () => {
  const may = useMay()
  const [organisationId] = useOrganisation()
  return useQuery(
    api.requests.getList.queryOptions(
      { filter: { organisationId } },
      { select: ({ data }) => data, enabled: may('site.publish'), refetchInterval: 30_000 },
    ),
  ).data
}
