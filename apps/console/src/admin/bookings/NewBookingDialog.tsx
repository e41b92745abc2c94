import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import { Box, FormControlLabel, Switch, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { CarChoice } from '../../parts/forms/carChoice'
import { FormDialog } from '../../parts/forms/FormDialog'
import { fieldGrid, wholeRow } from '../../parts/forms/FormSection'
import { toggleStyle } from '../../parts/toggleStyle'
import { useUndoNotice } from '../../parts/useUndoNotice'
import { type InboxPerson, PersonSearchField } from '../inbox/PersonSearchField'
import { useMay } from '../useMay'
import { askedCar, type BookingContact, bookingContact, carChoiceAt, noContact } from './bookingContact'
import { fullName, kindNames } from './bookingTexts'
import { type CalendarTime, formatCalendarTime } from './calendar/CalendarEntry'
import { BookedCarField, SlotFields } from './SlotFields'
import { useInvalidateBookings } from './useBookingActions'

interface Props {
  readonly locationId: string
  readonly kind: BookingKind
  /** The time that the user chose; null to suggest the first free one. */
  readonly at: CalendarTime | null
  /** Where the search for a free time begins, and the time if there is none. */
  readonly from: CalendarTime
  /** Whose bookings these are; the person can then be searched in the inbox. */
  readonly organisationId?: string
  readonly person?: BookingContact
  readonly car?: CarChoice | null
  readonly onBooked?: (at: CalendarTime) => void
  readonly onClose: () => void
}

interface ContactFieldsProps {
  readonly organisationId: string | undefined
  /** The person of the inbox whose details were taken. */
  readonly found: InboxPerson | null
  readonly onFound: (person: InboxPerson | null) => void
  readonly contact: BookingContact
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (contact: BookingContact) => void
}

/** Name and contact details of a booking, entered or taken from a person of the inbox. */
const ContactFields = ({ organisationId, found, onFound, contact, problems, onChange }: ContactFieldsProps) => {
  const mayFindPeople = useMay()('lead.read')
  const isSearchShown = organisationId !== undefined && mayFindPeople
  const contactField = (field: keyof BookingContact, label: string, more: object = {}) => (
    <TextField
      label={label}
      value={contact[field]}
      onChange={(event) => onChange({ ...contact, [field]: event.target.value })}
      error={problems[field] !== undefined}
      helperText={problems[field]}
      autoComplete="off"
      {...more}
    />
  )
  return (
    <>
      {isSearchShown && (
        <PersonSearchField
          organisationId={organisationId}
          person={found}
          onChange={(next) => {
            onFound(next)
            if (next) onChange(bookingContact(next))
          }}
          autoFocus
          label="Find a customer"
          helperText="Search your inbox, or enter a new customer below."
        />
      )}
      {contactField('name', 'First name', { required: true, autoFocus: !isSearchShown })}
      {contactField('lastName', 'Last name')}
      {contactField('phone', 'Phone', { slotProps: { htmlInput: { inputMode: 'tel' } } })}
      {contactField('email', 'Email', { slotProps: { htmlInput: { inputMode: 'email' } } })}
    </>
  )
}

/** The car to book: the chosen one, by default the one that the person of the inbox asked about, if it is at the location. */
const useBookedCar = (initialCar: CarChoice | null, locationId: string, person: InboxPerson | null) => {
  const may = useMay()
  /** Undefined: the car they asked about. */
  const [chosen, setChosen] = useState<CarChoice | null | undefined>(initialCar ?? undefined)
  const { data } = useQuery(
    api.inbox.deal.queryOptions({ id: person?.id ?? '' }, { enabled: person !== null && may('lead.update'), staleTime: 0 }),
  )
  const asked = data && person ? askedCar(data) : null
  const car = chosen === undefined ? carChoiceAt(asked, locationId) : chosen
  return {
    ...{ car, setCar: setChosen },
    note:
      asked && asked.locationId !== locationId && car === null
        ? `They asked about the ${asked.name}, which is at another location.`
        : 'Search by name, stock number or rego. Leave empty for any car.',
  }
}

/** A booking made by staff. The minimum notice for shoppers doesn't apply. */
export const NewBookingDialog = ({
  locationId,
  kind: initialKind,
  at: initialTime,
  from,
  organisationId,
  person = noContact,
  car: initialCar = null,
  onBooked,
  onClose,
}: Props) => {
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState(initialKind)
  const [chosenTime, setChosenTime] = useState(initialTime)
  const [reason, setReason] = useState('')
  const [contact, setContact] = useState(person)
  const [found, setFound] = useState<InboxPerson | null>(null)
  const { car, setCar, note } = useBookedCar(initialCar, locationId, found)
  const [carName, setCarName] = useState('')
  const [message, setMessage] = useState('')
  const [notifies, setNotifies] = useState(true)
  const { data: times, isLoading: isFindingTime } = useQuery(
    api.bookings.free.queryOptions(
      { locationId, kind, carId: null, except: null, ...from },
      { staleTime: 0, enabled: chosenTime === null },
    ),
  )
  const at = chosenTime ?? times?.next ?? from
  const carId = kind === 'testDrive' ? (car?.id ?? null) : null
  const invalidateBookings = useInvalidateBookings()
  const notifyUndo = useUndoNotice()
  const cancel = useMutation(api.bookings.transition.mutationOptions({ onSuccess: invalidateBookings }))
  const create = useMutation(
    api.bookings.create.mutationOptions({
      onSuccess: (booking) => {
        invalidateBookings()
        notifyUndo(`${fullName(contact)} is booked for ${formatCalendarTime(at)}.`, () =>
          cancel.mutate({ id: booking.id, to: 'cancelled', reason: '', expectedRevision: booking.revision }),
        )
        onBooked?.(at)
        onClose()
      },
    }),
  )
  const failure = create.error ? callError(create.error) : null
  return (
    <FormDialog
      title="New booking"
      verb={create.isPending ? 'Adding…' : 'Book'}
      disabled={create.isPending || isFindingTime}
      failure={failure?.message ?? null}
      onClose={onClose}
      onSubmit={() =>
        create.mutate({
          locationId,
          kind,
          at,
          key: idempotencyKey,
          carId,
          carName: kind === 'service' ? carName : '',
          ...contact,
          message,
          reason,
          notifies,
        })
      }
    >
      <ToggleButtonGroup exclusive value={kind} onChange={(_event, next) => next && setKind(next)} aria-label="Type" sx={toggleStyle}>
        {(['testDrive', 'service'] as const).map((each) => (
          <ToggleButton key={each} value={each}>
            {kindNames[each]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SlotFields
        {...{ locationId, kind, at, reason, isFindingTime }}
        carId={carId}
        except={null}
        onChange={setChosenTime}
        onReason={setReason}
      />
      <Box sx={fieldGrid}>
        <ContactFields {...{ organisationId, found, contact }} problems={failure?.fields ?? {}} onFound={setFound} onChange={setContact} />
        {kind === 'testDrive' ? (
          <BookedCarField locationId={locationId} car={car} onChange={setCar} helperText={note} />
        ) : (
          <TextField
            label="Their car"
            value={carName}
            onChange={(event) => setCarName(event.target.value)}
            helperText="For example “2019 Mazda CX-5, ABC 123”."
            slotProps={{ htmlInput: { maxLength: 120 } }}
            sx={wholeRow}
          />
        )}
        <TextField
          label="Note"
          value={message}
          onChange={(event) => setMessage(event.target.value)}
          multiline
          maxRows={4}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          sx={wholeRow}
        />
        <FormControlLabel
          sx={wholeRow}
          disabled={contact.email.trim() === ''}
          control={<Switch checked={notifies && contact.email.trim() !== ''} onChange={(event) => setNotifies(event.target.checked)} />}
          label={
            contact.email.trim() === ''
              ? 'Send them a confirmation by email (they have no email address)'
              : 'Send them a confirmation by email'
          }
        />
      </Box>
    </FormDialog>
  )
}
