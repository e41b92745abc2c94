import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../client/api'
import type { ConversationDetail } from '../../client/Records'
import { askedCar, bookingContact, carChoiceAt } from '../bookings/bookingContact'
import { NewBookingDialog } from '../bookings/NewBookingDialog'

interface Props {
  readonly conversation: Pick<ConversationDetail, 'id' | 'organisationId' | 'locationId' | 'name' | 'lastName' | 'phone' | 'email'>
  /** The car of the enquiry that the user came from; null for none. */
  readonly fromCarId: string | null
  readonly onClose: () => void
}

/** A new test drive with the person of a conversation, and the car that they most likely ask about. */
export const BookTestDriveDialog = ({ conversation, fromCarId, onClose }: Props) => {
  const { id, organisationId, locationId, name, lastName, phone, email } = conversation
  const queries = useQueryClient()
  const { data: locations } = useQuery(api.bookings.locations.queryOptions({ organisationId }))
  const { data: deal } = useQuery(api.inbox.deal.queryOptions({ id, fromCarId }, { staleTime: 0 }))
  if (!locations || !deal) return null
  const car = askedCar(deal)
  const wanted = car?.locationId ?? locationId
  const location = locations.find((each) => each.id === wanted) ?? locations[0]
  if (!location) return null
  return (
    <NewBookingDialog
      locationId={location.id}
      kind="testDrive"
      at={null}
      from={momentInZone(new Date().toISOString(), location.timeZone)}
      person={bookingContact({ name, lastName, phone, email })}
      car={carChoiceAt(car, location.id)}
      onBooked={() => void queries.invalidateQueries(api.inbox.pathFilter())}
      onClose={onClose}
    />
  )
}
