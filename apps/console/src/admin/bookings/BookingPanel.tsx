import { bookingActionNames, bookingStateName, bookingStateNames, isOngoing } from '@forecourt/rules/bookings/Booking'
import { bookingTime } from '@forecourt/rules/bookings/bookingMessage'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatDate, zoneName } from '@forecourt/rules/format/formatDate'
import { formatPhone } from '@forecourt/rules/format/formatPhone'
import CloseIcon from '@mui/icons-material/CloseRounded'
import MailIcon from '@mui/icons-material/MailOutlineRounded'
import PhoneIcon from '@mui/icons-material/PhoneOutlined'
import { Box, Button, Drawer, IconButton, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { BookingDetail } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { StatusPill } from '../../parts/StatusPill'
import { ConversationLink } from '../payments/ConversationLink'
import { useMay } from '../useMay'
import { ActionDialog } from './ActionDialog'
import { fullName, kindNames, stateTones } from './bookingTexts'
import { formatCalendarTime, formatClock } from './calendar/CalendarEntry'
import { MoveDialog } from './MoveDialog'
import { useBookingActions } from './useBookingActions'

const licences = { full: 'Full licence', P: 'P-plates', L: 'Learner' } as const
const carChangeTexts = {
  sold: 'This car has been sold.',
  withdrawn: 'This car is no longer for sale.',
  moved: 'This car is now at another location.',
} as const

const PanelSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5, display: 'grid', gap: 0.5 }}>
    <Typography variant="body2" component="h3" color="text.secondary" sx={{ fontWeight: 620 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

/** Actions on a booking, the usual one first. */
const Actions = ({ booking }: { readonly booking: BookingDetail }) => {
  const [openDialog, setOpenDialog] = useState<'confirmed' | 'cancelled' | 'moved' | null>(null)
  const { transition, notifyWithUndo, onError } = useBookingActions()
  const close = () => setOpenDialog(null)
  const onActionClick = (to: BookingDetail['next'][number]) => {
    if (to === 'confirmed' || to === 'cancelled') return setOpenDialog(to)
    if (to === 'requested' || to === 'lapsed') return
    // Recording attendance sends no message to the shopper.
    transition.mutate(
      { id: booking.id, to, expectedRevision: booking.revision },
      { onSuccess: notifyWithUndo(`${fullName(booking)}: ${bookingStateNames[to].toLowerCase()}.`), onError },
    )
  }
  const transitions = booking.next.filter((to) => to !== 'cancelled' && to !== 'requested' && to !== 'lapsed')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {transitions.map((to, index) => (
        <Button
          key={to}
          variant={index === 0 && isOngoing(booking) ? 'contained' : 'outlined'}
          color={index === 0 && isOngoing(booking) ? 'primary' : 'inherit'}
          disabled={transition.isPending}
          onClick={() => onActionClick(to)}
        >
          {bookingActionNames[to as keyof typeof bookingActionNames]}
        </Button>
      ))}
      {isOngoing(booking) && (
        <>
          <Button variant="outlined" color="inherit" onClick={() => setOpenDialog('moved')}>
            Move
          </Button>
          <Button color="error" onClick={() => setOpenDialog('cancelled')}>
            Cancel booking
          </Button>
        </>
      )}
      {openDialog === 'moved' && <MoveDialog booking={booking} to={momentInZone(booking.startsAt, booking.timeZone)} onClose={close} />}
      {(openDialog === 'confirmed' || openDialog === 'cancelled') && <ActionDialog booking={booking} to={openDialog} onClose={close} />}
    </Box>
  )
}

/** Until when a booking holds its slot, or that the hold has lapsed; null if neither applies. */
const holdText = ({ state, startsAt, heldUntil, timeZone }: BookingDetail): string | null => {
  if (state === 'lapsed')
    return 'The hold on this time has ended because it wasn’t confirmed. You can still confirm it while the time is free.'
  if (state === 'confirmed' && heldUntil !== null)
    return `Held until ${bookingTime({ startsAt: heldUntil }, timeZone)}. It is held for longer once they confirm it from their email, or you do.`
  if (state !== 'requested' || heldUntil === null || heldUntil >= startsAt) return null
  return `Held until ${bookingTime({ startsAt: heldUntil }, timeZone)}. It is held for longer once you reply or they confirm it from their email.`
}

const BookingDetails = ({ booking }: { readonly booking: BookingDetail }) => {
  const may = useMay()
  const { startsAt, endsAt, timeZone, kind, state, details, car, carName, phone, email, events } = booking
  const hold = holdText(booking)
  const until = formatClock(momentInZone(endsAt, timeZone).minutes)
  return (
    <>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <StatusPill tone={stateTones[state]}>{bookingStateName(booking)}</StatusPill>
          <Typography sx={{ fontWeight: 620 }}>{kindNames[kind]}</Typography>
        </Box>
        <Typography>
          {formatCalendarTime(momentInZone(startsAt, timeZone))} to {until}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {booking.locationName}, {zoneName(timeZone)} time
        </Typography>
        {hold && <Typography variant="body2">{hold}</Typography>}
      </Box>
      {may('booking.update') && <Actions booking={booking} />}
      <Box sx={{ display: 'grid', gap: 1 }}>
        {phone && (
          <Button
            variant="outlined"
            color="inherit"
            href={`tel:${phone.replace(/\s/g, '')}`}
            startIcon={<PhoneIcon />}
            sx={{ justifyContent: 'flex-start' }}
          >
            Call {formatPhone(phone) || phone}
          </Button>
        )}
        {email && (
          <Button
            variant="outlined"
            color="inherit"
            href={`mailto:${email}`}
            startIcon={<MailIcon />}
            sx={{ justifyContent: 'flex-start', minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'left' }}
          >
            {email}
          </Button>
        )}
        {!phone && !email && (
          <Typography variant="body2" color="text.secondary">
            They left no phone number or email address.
          </Typography>
        )}
      </Box>
      {(car || carName) && (
        <PanelSection title={kind === 'service' ? 'Their car' : 'Car'}>
          {car && may('stock.read') ? (
            <Link component={LinkBase} to={`/stock/${car.id}`}>
              {car.name} · {car.stockNumber}
            </Link>
          ) : (
            <Typography>{[car?.name ?? carName, car?.stockNumber].filter(Boolean).join(' · ')}</Typography>
          )}
          {booking.carNews && (
            <Typography variant="body2" color="warning.main">
              {carChangeTexts[booking.carNews]}
            </Typography>
          )}
        </PanelSection>
      )}
      {details.licenceClass && (
        <PanelSection title="Licence">
          <Typography>
            {[
              licences[details.licenceClass],
              details.licenceExpiry && `until ${formatDate(details.licenceExpiry) ?? details.licenceExpiry}`,
            ]
              .filter(Boolean)
              .join(', ')}
          </Typography>
        </PanelSection>
      )}
      {details.message && (
        <PanelSection title="Note">
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{details.message}</Typography>
        </PanelSection>
      )}
      {details.termsWording && (
        <PanelSection title="Agreed to">
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {details.termsWording}
          </Typography>
        </PanelSection>
      )}
      {booking.conversationId && <ConversationLink id={booking.conversationId} carId={booking.carId} />}
      {booking.leadId && may('lead.read') && (
        <Link component={LinkBase} to={`/leads/${booking.leadId}/show`}>
          Open the lead
        </Link>
      )}
      <PanelSection title="Activity">
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
          {events.map(({ at, text, by, failed }) => (
            <Box component="li" key={`${at} ${text}`}>
              <Typography variant="body2" color={failed ? 'error' : 'text.primary'} sx={{ overflowWrap: 'anywhere' }}>
                {text}
              </Typography>
              <Typography variant="caption" color="text.secondary">
                {by ? `${by}, ` : ''}
                <Ago at={at} />
              </Typography>
            </Box>
          ))}
        </Box>
      </PanelSection>
    </>
  )
}

/** Details of a booking beside the calendar, with its actions. */
export const BookingPanel = ({ id, onClose }: { readonly id: string | null; readonly onClose: () => void }) => {
  const {
    data: booking,
    error,
    refetch,
  } = useQuery(
    api.bookings.getOne.queryOptions({ id: id ?? '' }, { enabled: id !== null, staleTime: 0, retry: false, refetchInterval: 5_000 }),
  )
  const shown = booking?.id === id ? booking : undefined
  return (
    <Drawer
      anchor="right"
      open={id !== null}
      onClose={onClose}
      slotProps={{ paper: { sx: { width: { xs: '100%', sm: 420 } }, role: 'dialog', 'aria-label': shown ? fullName(shown) : 'Booking' } }}
    >
      <Box sx={{ p: 2.5, display: 'grid', gap: 2, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Typography variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {shown ? fullName(shown) : 'Booking'}
          </Typography>
          <IconButton aria-label="Close" onClick={onClose} sx={{ mt: -0.5, width: 44, height: 44 }}>
            <CloseIcon />
          </IconButton>
        </Box>
        {error && !shown && <PageError message={callError(error).message} onRetry={() => refetch()} />}
        {!error && !shown && <ListSkeleton />}
        {shown && <BookingDetails booking={shown} />}
      </Box>
    </Drawer>
  )
}
