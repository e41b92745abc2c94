import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { Alert, Button } from '@mui/material'
import type { inferOutput } from '@trpc/tanstack-react-query'
import { LinkBase } from 'react-admin'
import type { api } from '../../client/api'
import { useMay } from '../useMay'

/** A reservation of the person that keeps its car from others. */
export type Held = inferOutput<typeof api.inbox.deal>['held'][number]

/** What is held for the person, in a sentence. */
const heldText = ({ carName, reference, state, amountCents, isSubscription }: Held): string => {
  const amount = `${isSubscription ? 'payment' : 'deposit'} of ${formatMoney(amountCents)}`
  const money = {
    reserved: 'is reserved for them, without a deposit',
    holding: 'is on hold while they pay',
    authorised: `is reserved for them, and a ${amount} is held on their card`,
    charged: `is reserved for them, and they paid a ${amount}`,
  } as const
  return `The ${carName} ${money[state]} (${reference}).`
}

interface Props {
  readonly id: string
  readonly text: string
}

/** Warns of a reservation, with a link to its page for those who may open it. */
export const ReservationAlert = ({ id, text }: Props) => {
  const mayRead = useMay()('reservation.read')
  return (
    <Alert
      severity="warning"
      action={
        mayRead && (
          <Button color="inherit" component={LinkBase} to={`/reservations/${encodeURIComponent(id)}/show`}>
            Open the reservation
          </Button>
        )
      }
    >
      {text}
    </Alert>
  )
}

/** Warns of a reservation of the person that would outlast the enquiry. */
export const HeldAlert = ({ reservation }: { readonly reservation: Held }) => (
  <ReservationAlert id={reservation.id} text={heldText(reservation)} />
)
