import { withCarNumber } from '@forecourt/rules/car/withCarNumber'
import { formatMoment } from '@forecourt/rules/format/formatDate'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatPhone } from '@forecourt/rules/format/formatPhone'
import { extendedEnd, extensionDays, extensionRefusal } from '@forecourt/rules/reservations/extendReservation'
import { subscriptionLines } from '@forecourt/rules/subscriptions/subscriptionQuote'
import { heldStateTexts } from '@forecourt/rules/subscriptions/subscriptionStateTexts'
import { type DeskAction, deskActionTexts } from '@forecourt/rules/subscriptions/subscriptionSteps'
import { countNoun } from '@forecourt/schema/text/countNoun'
import { Alert, Box, Button, Link, MenuItem, TextField, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, ShowBase, useNotify, useRefresh, useShowContext } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { ReservationDetail } from '../../client/Records'
import { BackLink } from '../../parts/BackLink'
import { browserTimeZone } from '../../parts/browserTimeZone'
import { FormDialog } from '../../parts/forms/FormDialog'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { queryOptionsForShow } from '../../parts/queryOptionsForShow'
import { StatusPill } from '../../parts/StatusPill'
import { LeadTimeline } from '../leads/LeadTimeline'
import { ConversationLink } from '../payments/ConversationLink'
import { CustomerLink } from '../payments/CustomerLink'
import { FactsCard } from '../payments/FactsCard'
import { PartialRefundField, parsePartialRefund } from '../payments/PartialRefundField'
import { disputeTexts, moneyTexts } from '../payments/paymentTexts'
import { useMay } from '../useMay'
import { endReasonTexts, eventText, reservationTone, shopperName } from './reservationTexts'

/** An instant in the dealer's time zone. */
const momentText = (instant: string | null, timeZone: string | null | undefined): string =>
  instant === null ? '' : formatMoment(instant, timeZone ?? browserTimeZone(), new Date().toISOString())

/** Effect of each action, shown in its confirmation. */
const consequences: { readonly [Action in Exclude<DeskAction, 'extend'>]: (reservation: ReservationDetail) => string } = {
  complete: ({ carName, amountCents, payment, subscription }) =>
    !subscription && amountCents === 0
      ? `${carName} will be marked as sold.`
      : subscription
        ? `${carName} is handed over and withdrawn from the site. You keep the first payment and the bond of ${formatMoney(subscription.bondCents)}. The customer gets an email about it.`
        : `${carName} will be marked as sold. ${payment?.collect === 'authorise' && payment.money === 'authorised' ? `The deposit of ${formatMoney(amountCents)} is taken from the card now` : `You keep the deposit of ${formatMoney(amountCents)}`}, as part of the price.`,
  release: ({ carName, state, amountCents, payment }) =>
    state === 'reserved'
      ? `${carName} is available again straight away.`
      : state === 'holding'
        ? `${carName} is available again straight away. Nothing was paid.`
        : payment?.money === 'authorised'
          ? `${carName} is available again straight away, and ${formatMoney(amountCents)} is no longer held on the card. Nothing is taken. The customer gets an email about it.`
          : `${carName} is available again straight away, and ${formatMoney(amountCents)} is refunded automatically. The customer gets an email about it.`,
  refundPart: ({ carName, name }) =>
    `This part of the payment is refunded to the card, and the rest stays with you. ${carName} stays as it is. ${name} gets an email about it.`,
  retryReturn: ({ amountCents }) => `We ask the bank again to refund ${formatMoney(amountCents)}.`,
  returnedByHand: ({ amountCents }) =>
    `Only confirm once you have returned ${formatMoney(amountCents)}, for example by bank transfer. The customer gets an email saying it was returned, and it won’t be refunded to the card after this.`,
  retryCapture: ({ amountCents }) => `We ask the bank again to take ${formatMoney(amountCents)} from the card.`,
  checkIdentity: ({ name }) =>
    `Confirm that you have seen an identity document of ${name} that matches the name. Don’t note its number here.`,
  checkLicence: ({ name }) =>
    `Confirm that you have seen ${name}’s driver licence, and that it is valid for this car. Don’t note its number here.`,
  returnBond: ({ subscription }) =>
    `Only confirm once you have returned the bond of ${formatMoney(subscription?.bondCents ?? 0)}, less anything owing, for example by bank transfer.`,
}

interface DialogProps {
  readonly reservation: ReservationDetail
  readonly action: DeskAction
  readonly onClose: () => void
}

interface ExtensionProps {
  readonly reservation: ReservationDetail
  readonly until: string
  readonly onChange: (until: string) => void
}

/** Choice of the new end of a reservation: only what the bank and the limit allow. */
const ExtensionField = ({ reservation: { reservedUntil, payment, timeZone, name, amountCents }, until, onChange }: ExtensionProps) => {
  const { money, captureBefore } = payment ?? { money: 'none' as const, captureBefore: null }
  const now = new Date().toISOString()
  const ends = reservedUntil === null ? [] : extensionDays.map((days) => ({ days, end: extendedEnd(reservedUntil, days) }))
  const possible = ends.filter(
    ({ end }) => extensionRefusal({ reservedUntil: reservedUntil ?? end, money, captureBefore }, end, now) === null,
  )
  return (
    <TextField
      select
      label="Hold the car for"
      value={until}
      onChange={(event) => onChange(event.target.value)}
      helperText={amountCents > 0 ? `${name} gets an email with the new time.` : undefined}
      sx={{ m: 0, '& .MuiSelect-select': { whiteSpace: 'normal' } }}
    >
      {possible.map(({ days, end }) => (
        <MenuItem key={days} value={end}>
          {countNoun(days, 'more day')}, until {momentText(end, timeZone)}
        </MenuItem>
      ))}
    </TextField>
  )
}

const ActionDialog = ({ reservation, action, onClose }: DialogProps) => {
  const [note, setNote] = useState('')
  const [entered, setEntered] = useState('')
  // Frozen while the dialog is open, so that a refetch doesn't change the amount that the user is deciding on.
  const [heldCents] = useState(reservation.payment?.heldCents ?? 0)
  const cents = parsePartialRefund(entered, heldCents)
  const isPart = action === 'refundPart'
  const [until, setUntil] = useState(reservation.reservedUntil === null ? '' : extendedEnd(reservation.reservedUntil, 1))
  const notify = useNotify()
  const refresh = useRefresh()
  const act = useMutation(api.reservations.act.mutationOptions())
  return (
    <FormDialog
      title={`${deskActionTexts(action, reservation).label}?`}
      verb={deskActionTexts(action, reservation).label}
      cancelLabel="Back"
      disabled={act.isPending || (isPart && cents === null)}
      failure={act.error ? callError(act.error).message : null}
      onClose={onClose}
      onSubmit={() =>
        act.mutate(
          {
            id: reservation.id,
            action,
            note,
            ...(action === 'extend' && { until }),
            ...(isPart && cents !== null && { part: { cents, heldCents } }),
          },
          {
            onSuccess: () => {
              notify(`${deskActionTexts(action, reservation).done} ${reservation.carName}.`, { type: 'success' })
              refresh()
              onClose()
            },
          },
        )
      }
    >
      {action === 'extend' ? (
        <ExtensionField reservation={reservation} until={until} onChange={setUntil} />
      ) : (
        <Typography>{consequences[action](reservation)}</Typography>
      )}
      {isPart && <PartialRefundField entered={entered} heldCents={heldCents} onChange={setEntered} />}
      <TextField
        label="Note for the timeline"
        value={note}
        onChange={(event) => setNote(event.target.value)}
        multiline
        maxRows={4}
        slotProps={{ htmlInput: { maxLength: 500 } }}
        helperText={`Optional. ${shopperName(reservation)} doesn’t see it.`}
        sx={{ m: 0 }}
      />
    </FormDialog>
  )
}

/** Available actions of a reservation, the usual one first. */
const ReservationActions = ({ reservation }: { reservation: ReservationDetail }) => {
  const may = useMay()
  const notify = useNotify()
  const refresh = useRefresh()
  const resend = useMutation(api.reservations.resend.mutationOptions())
  const [action, setAction] = useState<DeskAction | null>(null)
  // The cached record can come from the list, without actions.
  const { actions = [] } = reservation as Partial<ReservationDetail>
  if (!may('reservation.manage') || actions.length === 0) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {actions.map((each, index) => (
        <Button
          key={each}
          variant={index === 0 && each !== 'release' ? 'contained' : 'outlined'}
          color={index === 0 && each !== 'release' ? 'primary' : 'inherit'}
          onClick={() => setAction(each)}
        >
          {deskActionTexts(each, reservation).label}
        </Button>
      ))}
      {(reservation.state === 'authorised' || reservation.state === 'charged') && reservation.email !== '' && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={resend.isPending}
          onClick={() =>
            resend.mutate(
              { id: reservation.id },
              {
                onSuccess: () => {
                  notify(`The confirmation is being sent to ${reservation.email}.`, { type: 'success' })
                  refresh()
                },
                onError: (error) => notify(callError(error).message, { type: 'error' }),
              },
            )
          }
        >
          Send the confirmation again
        </Button>
      )}
      {action && <ActionDialog reservation={reservation} action={action} onClose={() => setAction(null)} />}
    </Box>
  )
}

/** Cards of a reservation: shopper, answers, subscription, payment, car. */
const ReservationFacts = ({ reservation }: { readonly reservation: ReservationDetail }) => {
  const {
    state,
    payment,
    answers = [],
    timeZone,
    conversationId,
    subscription,
  } = reservation as Partial<ReservationDetail> & Pick<ReservationDetail, 'state' | 'subscription'>
  const moment = (instant: string | null) => momentText(instant, timeZone)
  return (
    <>
      <FactsCard
        title="Customer"
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
            reservation.email && (
              <Link key="email" href={`mailto:${reservation.email}`}>
                {reservation.email}
              </Link>
            ),
          ],
          ['Conversation', conversationId && <ConversationLink key="conversation" id={conversationId} carId={reservation.carId} />],
        ]}
      />
      {answers.length > 0 && <FactsCard title="Message" facts={answers.map(({ title, text }) => [title, text] as const)} />}
      {subscription && (
        <FactsCard
          title="Subscription"
          facts={[
            ...subscriptionLines(subscription).map(({ title, text }) => [title, text] as const),
            ['Identity checked', moment(reservation.identityCheckedAt)],
            ['Licence checked', moment(reservation.licenceCheckedAt)],
            ['Bond returned', moment(reservation.bondReturnedAt)],
          ]}
        />
      )}
      {reservation.amountCents > 0 && (
        <FactsCard
          title={subscription ? 'Payment' : 'Deposit'}
          facts={[
            ['Amount', `${formatMoney(reservation.amountCents)} ${reservation.currency}`],
            ['Status', payment ? moneyTexts[payment.money] : ''],
            ['Refunded so far', payment && payment.refundedPartsCents > 0 && formatMoney(payment.refundedPartsCents)],
            ['Paid with', payment?.paidWith ?? ''],
            ['Dispute', payment?.dispute ? disputeTexts[payment.dispute] : ''],
            ['Account', payment?.account ?? ''],
            [
              'Test bank',
              payment?.testPage && (
                <Link key="bank" href={payment.testPage} target="_blank" rel="noopener">
                  Open in the payment provider
                </Link>
              ),
            ],
            ['Held by the bank until', moment(payment?.captureBefore ?? null)],
            ['Last error', payment?.lastError ?? ''],
          ]}
        />
      )}
      <FactsCard
        title="Car"
        facts={[
          [
            'Car',
            <Link key="car" component={LinkBase} to={`/stock/${reservation.carId}`}>
              {withCarNumber(reservation.carName, reservation.carNumber)}
            </Link>,
          ],
          ['Price when reserved', subscription || reservation.priceCents === 0 ? '' : formatMoney(reservation.priceCents)],
          ['Held for the payment until', state === 'holding' ? moment(reservation.heldUntil) : ''],
          ['Reserved until', moment(reservation.reservedUntil)],
        ]}
      />
    </>
  )
}

const Reservation = () => {
  const may = useMay()
  const { record: reservation, isPending, error, refetch } = useShowContext<ReservationDetail>()
  if (isPending) return <ListSkeleton />
  if (error || !reservation)
    return (
      <PageError message={error?.message ?? 'That reservation does not exist, or you have no access to it.'} onRetry={() => refetch()} />
    )
  const { state, because, car, notes } = reservation as Partial<ReservationDetail> & Pick<ReservationDetail, 'state' | 'because'>
  return (
    <>
      <BackLink to="/reservations">Reservations</BackLink>
      <PageHeading
        title={withCarNumber(reservation.carName, reservation.carNumber)}
        text={
          <Box component="span" sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <StatusPill tone={reservationTone(reservation)}>{heldStateTexts(reservation).staff}</StatusPill>
            {reservation.reference}
          </Box>
        }
        actions={<ReservationActions reservation={reservation} />}
      />
      <Alert severity={reservationTone(reservation) === 'bad' ? 'error' : 'info'} sx={{ mb: 2 }}>
        {[heldStateTexts(reservation).meaning, because ? endReasonTexts[because] : ''].filter(Boolean).join(' ')}
        {car?.status === 'sold' &&
          (state === 'reserved' || state === 'authorised' || state === 'charged') &&
          ' The car is marked as sold. Complete the sale, or cancel this reservation.'}
      </Alert>
      <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' } }}>
        <LeadTimeline
          events={notes?.map(({ event, at, by, note, to }) => ({
            ...{ at, by },
            text: [eventText(event, reservation.subscription !== null), note].filter(Boolean).join(': '),
            failed: to === 'refund_failed' || to === 'disputed',
          }))}
        />
        <Box sx={{ display: 'grid', gap: 2, order: { xs: -1, lg: 0 } }}>
          <ReservationFacts reservation={reservation} />
          {(state === 'authorised' || state === 'charged') && may('reservation.manage') && (
            <CustomerLink resource="reservations" id={String(reservation.id)} title="The customer’s link" />
          )}
        </Box>
      </Box>
    </>
  )
}

/** One reservation: state, shopper, payment and timeline. */
export const ReservationShow = () => (
  <ShowBase resource="reservations" queryOptions={queryOptionsForShow}>
    <Reservation />
  </ShowBase>
)
