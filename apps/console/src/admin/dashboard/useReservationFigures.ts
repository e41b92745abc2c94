import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

/** How many cars are reserved online, and how many reservations wait for a person; undefined until they are known, or when they aren't ours to see. */
export const useReservationFigures = () => {
  const may = useMay()
  const [organisationId] = useOrganisation()
  return useQuery(api.reservations.figures.queryOptions({ organisationId }, { enabled: may('reservation.read'), refetchInterval: 60_000 }))
    .data
}
