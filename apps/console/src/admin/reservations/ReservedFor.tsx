import { isLive } from '@forecourt/rules/entities/reservationStates'
import { formatMoment } from '@forecourt/rules/format/formatDate'
import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import { browserTimeZone } from '../../parts/browserTimeZone'
import { useMay } from '../useMay'
import { shopperName } from './reservationTexts'

/** Who a car is reserved for and until when, with a link; nothing without a reservation or permission. */
export const ReservedFor = ({ carId }: { readonly carId: string }) => {
  const mayRead = useMay()('reservation.read')
  const { data } = useQuery(api.reservations.getList.queryOptions({ perPage: 5, filter: { carId } }, { enabled: mayRead, staleTime: 0 }))
  const reservation = data?.data.find(({ state }) => isLive(state))
  if (!reservation) return null
  const { id, name, reservedUntil, reference } = reservation
  const until = reservedUntil === null ? '' : ` until ${formatMoment(reservedUntil, browserTimeZone(), new Date().toISOString())}`
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" component={LinkBase} to={`/reservations/${encodeURIComponent(id)}/show`}>
          Open the reservation
        </Button>
      }
    >
      {name === '' ? `Reserved, without a customer yet,${until}` : `Reserved for ${shopperName(reservation)}${until}`} ({reference})
    </Alert>
  )
}
