import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { useMay } from '../useMay'
import { useOrganisation } from '../useOrganisation'

/** The locations of the chosen organisation with how many come today and wait for an answer; undefined for whom bookings are none of their business, and until they are known. */
export const useBookingPlaces = () => {
  const [organisationId] = useOrganisation()
  const may = useMay()
  return useQuery(api.bookings.places.queryOptions({ organisationId }, { enabled: may('booking.read'), refetchInterval: 60_000 })).data
}
