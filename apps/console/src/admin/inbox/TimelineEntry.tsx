import { bookingStateNames } from '@forecourt/rules/bookings/Booking'
import { momentInZone } from '@forecourt/rules/dates/momentInZone'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { leadForms } from '@forecourt/rules/leads/leadForms'
import { spamSigns } from '@forecourt/rules/leads/spamScore'
import { heldStateTexts } from '@forecourt/rules/subscriptions/subscriptionStateTexts'
import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase } from 'react-admin'
import type { ConversationDetail } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { StatusPill } from '../../parts/StatusPill'
import { formatCalendarTime } from '../bookings/calendar/CalendarEntry'
import { endReasonTexts, eventText, reservationTone } from '../reservations/reservationTexts'
import { isFromCustomer } from './answeredEntry'
import { NamedCar } from './NamedCar'

export type TimelineItem = ConversationDetail['timeline'][number]

const headings: { readonly [Kind in TimelineItem['kind']]?: string } = {
  note: 'Note',
  call: 'Call',
  mailIn: 'Email from them',
  mailOut: 'Email',
  smsIn: 'Text from them',
  smsOut: 'Text message',
}

interface Props {
  readonly entry: TimelineItem
  /** The cars that the conversation names, as they are now. */
  readonly cars: ConversationDetail['namedCars']
  /** Whether it is the newest entry that names its car, which then has its price and status. */
  readonly showsCarNow: boolean
  /** Moves this enquiry to its own conversation; null if it is the only one or without permission. */
  readonly onSplit: (() => void) | null
  /** Opens an attached file. */
  readonly onFile: (fileId: string) => void
}

const EntryText = ({ children }: { readonly children: ReactNode }) => (
  <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{children}</Typography>
)

interface MessageBodyProps extends Pick<Props, 'onFile'> {
  readonly message: NonNullable<TimelineItem['message']>
  readonly text: string
}

const MessageBody = ({ message, text, onFile }: MessageBodyProps) => {
  const about = [message.subject, message.address].filter(Boolean).join(' · ')
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {about}
        {message.isUnknown && ' (sent from a new address)'}
        {message.isAutomatic && ' (automatic reply)'}
      </Typography>
      {text && <EntryText>{text}</EntryText>}
      {message.files.map((file) => (
        <Link
          key={file.id}
          component="button"
          type="button"
          variant="body2"
          sx={{ justifySelf: 'start', textAlign: 'left', overflowWrap: 'anywhere' }}
          onClick={() => onFile(file.id)}
        >
          {file.name}
        </Link>
      ))}
      {message.refusedFiles.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          Not kept, because only pictures and PDFs up to 10 MB are: {message.refusedFiles.join(', ')}
        </Typography>
      )}
      {(message.state === 'bounced' || message.state === 'failed') && (
        <Typography variant="body2" color="error.main" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {message.state === 'bounced' ? 'Bounced' : 'Not sent'}: {message.problem}
        </Typography>
      )}
      {message.state === 'waiting' && (
        <Typography variant="body2" color="text.secondary">
          Sending
        </Typography>
      )}
    </>
  )
}

const Body = ({ entry, cars, showsCarNow, onFile }: Pick<Props, 'entry' | 'cars' | 'showsCarNow' | 'onFile'>) => {
  const { lead, booking, reservation, text } = entry
  const car = cars.find(({ id }) => id === entry.carId)
  if (lead)
    return (
      <>
        <Typography variant="body2" color="text.secondary">
          <NamedCar text={[lead.siteName, lead.carName].filter(Boolean).join(' · ')} name={lead.carName} car={car} showsNow={showsCarNow} />
        </Typography>
        {text ? (
          <EntryText>{text}</EntryText>
        ) : (
          leadForms[lead.form].pressed && <Typography color="text.secondary">{leadForms[lead.form].pressed}</Typography>
        )}
        {lead.suspicious && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            Looks like spam{lead.spamSigns.length > 0 && `: ${lead.spamSigns.map((sign) => spamSigns[sign].message).join('; ')}`}
          </Typography>
        )}
        <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
          <Link component={LinkBase} to={`/leads/${encodeURIComponent(lead.id)}/show`} variant="body2">
            Show full enquiry
          </Link>
          {lead.valuationId && (
            <Link component={LinkBase} to={`/valuations/${encodeURIComponent(lead.valuationId)}`} variant="body2">
              Open the valuation
            </Link>
          )}
        </Box>
      </>
    )
  if (booking) {
    const moment = momentInZone(booking.startsAt, booking.timeZone)
    return (
      <>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <StatusPill tone={booking.state === 'cancelled' || booking.state === 'no_show' ? 'quiet' : 'info'}>
            {bookingStateNames[booking.state]}
          </StatusPill>
          <Typography>{formatCalendarTime(moment)}</Typography>
        </Box>
        <Typography variant="body2" color="text.secondary">
          <NamedCar
            text={[booking.locationName, booking.carName].filter(Boolean).join(' · ')}
            name={booking.carName}
            car={car}
            showsNow={showsCarNow}
          />
        </Typography>
        {text && <EntryText>{text}</EntryText>}
        <Link
          component={LinkBase}
          to={`/bookings?place=${encodeURIComponent(booking.locationId)}&date=${moment.date}&open=${encodeURIComponent(booking.id)}`}
          variant="body2"
          sx={{ justifySelf: 'start' }}
        >
          Open the booking
        </Link>
      </>
    )
  }
  if (reservation) {
    const held = { state: reservation.state, subscription: reservation.isSubscription ? {} : null }
    return (
      <>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <StatusPill tone={reservationTone(held)}>{heldStateTexts(held).staff}</StatusPill>
          <Typography>
            <NamedCar text={reservation.carName} name={reservation.carName} car={car} showsNow={showsCarNow} />
          </Typography>
        </Box>
        {reservation.because && <Typography>{endReasonTexts[reservation.because]}</Typography>}
        <Typography variant="body2" color="text.secondary">
          {reservation.reference} · {reservation.amountCents > 0 ? formatMoney(reservation.amountCents) : 'No deposit'}
        </Typography>
        <Link
          component={LinkBase}
          to={`/reservations/${encodeURIComponent(reservation.id)}/show`}
          variant="body2"
          sx={{ justifySelf: 'start' }}
        >
          Open the reservation
        </Link>
      </>
    )
  }
  const { message } = entry
  if (!message)
    return (
      <EntryText>
        <NamedCar text={text} car={car} showsNow={showsCarNow} />
      </EntryText>
    )
  return <MessageBody message={message} text={text} onFile={onFile} />
}

const entryHeading = ({ kind, lead, booking, reservation }: TimelineItem): string | null => {
  if (lead) return leadForms[lead.form].name
  if (booking) return booking.kind === 'testDrive' ? 'Test drive' : 'Service'
  if (reservation) return 'Reservation'
  return headings[kind] ?? null
}

/** A timeline entry: messages in a box, events in a line. */
export const TimelineEntry = ({ entry, cars, showsCarNow, onSplit, onFile }: Props) => {
  const heading = entryHeading(entry)
  const car = cars.find(({ id }) => id === entry.carId)
  const byline = (
    <Typography variant="caption" color="text.secondary" component="span">
      {entry.by && `${entry.by} · `}
      <Ago at={entry.at} />
    </Typography>
  )
  if (entry.reservationEvent) {
    const { reservationId, event, carName, isSubscription, needsAction } = entry.reservationEvent
    return (
      <Box component="li" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'baseline', px: 0.5 }}>
        <Typography
          variant="body2"
          color={needsAction ? 'error.main' : 'text.primary'}
          sx={{ overflowWrap: 'anywhere', fontWeight: needsAction ? 600 : 400 }}
        >
          <NamedCar
            text={[`${eventText(event, isSubscription)} (${carName})`, entry.text].filter(Boolean).join(': ')}
            name={carName}
            car={car}
            showsNow={showsCarNow}
          />
        </Typography>
        <Link component={LinkBase} to={`/reservations/${encodeURIComponent(reservationId)}/show`} variant="body2">
          {needsAction ? 'Sort it out' : 'Open the reservation'}
        </Link>
        {byline}
      </Box>
    )
  }
  if (heading === null)
    return (
      <Box component="li" sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'baseline', px: 0.5 }}>
        <Typography
          variant="body2"
          color={entry.kind === 'car' ? 'text.primary' : 'text.secondary'}
          sx={{ overflowWrap: 'anywhere', fontWeight: entry.kind === 'car' ? 600 : 400 }}
        >
          <NamedCar text={entry.text} car={car} showsNow={showsCarNow} />
        </Typography>
        {byline}
      </Box>
    )
  const isTheirs = isFromCustomer(entry)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 0.5,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        bgcolor: entry.kind === 'note' ? 'warning.light' : isTheirs ? 'background.paper' : 'action.hover',
        mr: { sm: isTheirs ? 5 : 0 },
        ml: { sm: isTheirs ? 0 : 5 },
        minWidth: 0,
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Typography component="h3" sx={{ fontWeight: 650, flex: 1 }}>
          {heading}
        </Typography>
        {byline}
      </Box>
      <Body entry={entry} cars={cars} showsCarNow={showsCarNow} onFile={onFile} />
      {onSplit && (
        <Link component="button" type="button" variant="body2" color="text.secondary" onClick={onSplit} sx={{ justifySelf: 'start' }}>
          Not this customer?
        </Link>
      )}
    </Box>
  )
}
