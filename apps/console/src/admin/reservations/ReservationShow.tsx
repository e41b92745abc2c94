import { reservationStateTexts } from '@forecourt/rules/entities/reservationStates'
import { formatMoment } from '@forecourt/rules/format/formatMoment'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { Alert, Box, Card, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, ShowBase, useShowContext } from 'react-admin'
import type { ReservationDetail } from '../../client/Records'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListSkeleton'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { queryOptionsForShow } from '../../parts/queryOptionsForShow'
import { StatusPill } from '../../parts/StatusPill'
import { LeadTimeline } from '../leads/LeadTimeline'
import { ReservationActions } from './ReservationActions'
import { endReasonTexts, eventTexts, reservationTones, shopperName } from './reservationTexts'

const moneyWords: { readonly [money: string]: string } = {
  ...{ none: 'Not paid', failed: 'Card declined', authorised: 'Kept on the card', charged: 'Taken', returning: 'On its way back' },
  ...{ letGo: 'Let go, never taken', returned: 'Returned', returnFailed: 'Refund failed' },
}
const disputeWords = { open: 'Being looked into by the bank', won: 'Decided for you', lost: 'Decided for the shopper' } as const

const Facts = ({ title, facts }: { title: string; facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <Card sx={{ p: 2.5, minWidth: 0 }}>
    <Typography variant="h3" component="h2" gutterBottom>
      {title}
    </Typography>
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.25 }}>
      {facts
        .filter(([, value]) => value !== '' && value !== null)
        .map(([label, value]) => (
          <Box key={label}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {label}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
    </Box>
  </Card>
)

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
const moment = (instant: string | null): string => (instant === null ? '' : formatMoment(instant, zone, new Date().toISOString()))

const Reservation = () => {
  const { record: reservation, isPending, error, refetch } = useShowContext<ReservationDetail>()
  if (isPending) return <ListSkeleton />
  if (error || !reservation)
    return (
      <PageError message={error?.message ?? 'That reservation does not exist, or you have no access to it.'} onRetry={() => refetch()} />
    )
  const {
    state,
    because,
    payment,
    car,
    notes,
    answers = [],
  } = reservation as Partial<ReservationDetail> & Pick<ReservationDetail, 'state' | 'because'>
  return (
    <>
      <BackLink to="/reservations">Reservations</BackLink>
      <PageHeading
        title={reservation.carName}
        text={
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <StatusPill tone={reservationTones[state]}>{reservationStateTexts[state].staff}</StatusPill>
            {reservation.reference}
          </Box>
        }
        actions={<ReservationActions reservation={reservation} />}
      />
      <Alert severity={reservationTones[state] === 'bad' ? 'error' : 'info'} sx={{ mb: 2 }}>
        {[reservationStateTexts[state].meaning, because ? endReasonTexts[because] : ''].filter(Boolean).join(' ')}
        {car?.status === 'sold' &&
          (state === 'authorised' || state === 'charged') &&
          ' The car is marked as sold: complete the sale, or cancel this.'}
      </Alert>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' } }}>
        <LeadTimeline
          events={notes?.map(({ event, at, by, note, to }) => ({
            ...{ at, by },
            text: [eventTexts[event] ?? event, note].filter(Boolean).join(': '),
            failed: to === 'refund_failed' || to === 'disputed',
          }))}
        />
        <Box sx={{ display: 'grid', gap: 2, order: { xs: -1, lg: 0 } }}>
          <Facts
            title="Who"
            facts={[
              ['Name', shopperName(reservation)],
              [
                'Phone',
                reservation.phone && (
                  <Link key="phone" href={`tel:${reservation.phone.replace(/[^\d+]/g, '')}`}>
                    {formatPhone(reservation.phone)}
                  </Link>
                ),
              ],
              [
                'Email',
                <Link key="email" href={`mailto:${reservation.email}`}>
                  {reservation.email}
                </Link>,
              ],
            ]}
          />
          {answers.length > 0 && <Facts title="What they want" facts={answers.map(({ title, text }) => [title, text] as const)} />}
          <Facts
            title="Deposit"
            facts={[
              ['Amount', `${formatMoney(reservation.amountCents)} ${reservation.currency}`],
              ['Where it is', payment ? (moneyWords[payment.money] ?? payment.money) : ''],
              ['Paid with', payment?.paidWith ?? ''],
              ['Dispute', payment?.dispute ? disputeWords[payment.dispute] : ''],
              ['Account', payment?.account ?? ''],
              [
                'Test bank',
                payment?.testPage && (
                  <Link key="bank" href={payment.testPage} target="_blank" rel="noopener">
                    Open its page there
                  </Link>
                ),
              ],
              ['The bank keeps it until', moment(payment?.captureBefore ?? null)],
              ['Last try', payment?.lastError ?? ''],
            ]}
          />
          <Facts
            title="Car"
            facts={[
              [
                'Car',
                <Link key="car" component={LinkBase} to={`/stock/${reservation.carId}`}>
                  {reservation.carName}
                </Link>,
              ],
              ['Price when reserved', formatMoney(reservation.priceCents)],
              ['Held for the payment until', state === 'holding' ? moment(reservation.heldUntil) : ''],
              ['Reserved until', moment(reservation.reservedUntil)],
            ]}
          />
        </Box>
      </Box>
    </>
  )
}

/** One reservation: how it stands, who has it, where the money is and what happened. */
export const ReservationShow = () => (
  <ShowBase resource="reservations" queryOptions={queryOptionsForShow}>
    <Reservation />
  </ShowBase>
)
