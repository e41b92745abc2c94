import { withCarNumber } from '@forecourt/rules/car/withCarNumber'
import { reservationStateTexts } from '@forecourt/rules/entities/reservationStates'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { heldStateTexts } from '@forecourt/rules/subscriptions/subscriptionStateTexts'
import ReservationIcon from '@mui/icons-material/BookmarkAddedOutlined'
import { Box, Typography } from '@mui/material'
import { ListBase, useListContext } from 'react-admin'
import type { ReservationRecord } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { FilterBar } from '../../parts/lists/FilterBar'
import { ListBody } from '../../parts/lists/ListBody'
import { type Column, RecordTable } from '../../parts/lists/RecordTable'
import { PageHeading } from '../../parts/PageHeading'
import { StatusPill } from '../../parts/StatusPill'
import { useOrganisationFilter } from '../useOrganisation'
import { reservationTone, shopperName } from './reservationTexts'

const stateFilter = {
  source: 'state',
  label: 'Status',
  choices: Object.entries(reservationStateTexts).map(([value, { staff }]) => ({ value, label: staff })),
} as const

const State = ({ reservation }: { reservation: ReservationRecord }) => (
  <StatusPill tone={reservationTone(reservation)}>{heldStateTexts(reservation).staff}</StatusPill>
)

const Car = ({ reservation }: { reservation: ReservationRecord }) => (
  <Box sx={{ minWidth: 0 }}>
    <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{withCarNumber(reservation.carName, reservation.carNumber)}</Box>
    <Typography variant="body2" color="text.secondary">
      {reservation.reference}
    </Typography>
  </Box>
)

const columns: readonly Column<ReservationRecord>[] = [
  { label: 'Car', render: (reservation) => <Car reservation={reservation} /> },
  { label: 'Name', render: (reservation) => shopperName(reservation) },
  {
    label: 'Paid online',
    from: 'lg',
    align: 'right',
    render: ({ amountCents }) => (amountCents > 0 ? formatMoney(amountCents) : 'No deposit'),
  },
  { label: 'Status', render: (reservation) => <State reservation={reservation} /> },
  { label: 'Created', sortBy: 'createdAt', align: 'right', render: ({ createdAt }) => <Ago at={createdAt} /> },
]

const Compact = ({ reservation }: { reservation: ReservationRecord }) => (
  <Box sx={{ display: 'grid', gap: 0.75 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
      <Car reservation={reservation} />
      <State reservation={reservation} />
    </Box>
    <Typography variant="body2">
      {shopperName(reservation)} · {reservation.amountCents > 0 ? formatMoney(reservation.amountCents) : 'No deposit'} ·{' '}
      <Ago at={reservation.createdAt} />
    </Typography>
  </Box>
)

const Reservations = () => {
  const { total } = useListContext<ReservationRecord>()
  return (
    <>
      <PageHeading
        title="Reservations"
        text={total === undefined ? '' : `${total.toLocaleString('en-AU')} ${total === 1 ? 'reservation' : 'reservations'}`}
      />
      <FilterBar searchLabel="Reference, car, name, email or phone" selects={[stateFilter]} />
      <ListBody
        emptyTitle="No reservations yet"
        emptyText="Reserve a car on its page, or turn on “Take deposits online” in the settings of each site so that customers can reserve cars."
        emptyPicture={<ReservationIcon />}
      >
        <RecordTable<ReservationRecord>
          label="Reservations"
          columns={columns}
          compact={(reservation) => <Compact reservation={reservation} />}
          linkTo={({ id }) => `/reservations/${id}/show`}
        />
      </ListBody>
    </>
  )
}

/** Polls for new reservations; stops while the tab is hidden. */
const polling = { refetchInterval: 5_000, refetchIntervalInBackground: false } as const

/** Reservations by customers and staff, newest first. */
export const ReservationList = () => (
  <ListBase
    resource="reservations"
    perPage={25}
    sort={{ field: 'createdAt', order: 'DESC' }}
    filter={useOrganisationFilter()}
    queryOptions={polling}
  >
    <Reservations />
  </ListBase>
)
