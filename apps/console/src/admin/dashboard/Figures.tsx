import { oldestText } from '@forecourt/rules/format/waitText'
import { countNoun } from '@forecourt/schema/text/countNoun'
import { Box } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useGetList } from 'react-admin'
import { api } from '../../client/api'
import { listAddress } from '../../client/listAddress'
import type { SiteRecord } from '../../client/Records'
import { FigureCard } from '../../parts/FigureCard'
import { useInboxCounts, waitingAddress } from '../inbox/useInboxCounts'
import { moneyAddress } from '../payments/moneyAddress'
import { useMay } from '../useMay'
import { useOrganisation, useOrganisationFilter } from '../useOrganisation'
import { useLeadFigures } from './LeadDaysCard'
import { useStockCounts } from './StockCountsCard'

/** Locations of the selected organisation with today's and unconfirmed bookings; undefined while loading or without permission. */
export const useBookingLocations = () => {
  const [organisationId] = useOrganisation()
  const may = useMay()
  return useQuery(api.bookings.locations.queryOptions({ organisationId }, { enabled: may('booking.read'), refetchInterval: 60_000 })).data
}

/** Number of cars reserved online and of reservations that need action; undefined while loading or without permission. */
export const useReservationFigures = () => {
  const may = useMay()
  const [organisationId] = useOrganisation()
  return useQuery(api.reservations.figures.queryOptions({ organisationId }, { enabled: may('reservation.read'), refetchInterval: 60_000 }))
    .data
}

const trend = (thisWeek: number, previousWeek: number) => {
  const difference = thisWeek - previousWeek
  if (difference === 0) return 'Same as the week before'
  return `${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'} than the week before`
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Key figures of the dashboard, filtered by the user's permissions. */
export const Figures = () => {
  const may = useMay()
  const leads = useLeadFigures()
  const inbox = useInboxCounts()
  const stock = useStockCounts()
  const locations = useBookingLocations()
  const booked = locations && { today: sum(locations.map(({ today }) => today)), waiting: sum(locations.map(({ waiting }) => waiting)) }
  const hasBookings = locations?.some(({ kinds, today }) => kinds.length > 0 || today > 0) ?? false
  const reservations = useReservationFigures()
  const filter = useOrganisationFilter()
  // People who look after cars or finance can open the sites, but drafts aren't their job.
  const changesSites = may('site.edit') || may('site.publish')
  const { total: drafts } = useGetList<SiteRecord>(
    'sites',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' }, filter: { ...filter, unpublishedChanges: true } },
    { enabled: changesSites },
  )
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fit, minmax(170px, 1fr))' } }}
    >
      {may('lead.read') && (
        <FigureCard label="Leads this week" value={leads?.thisWeek} text={leads && trend(leads.thisWeek, leads.previousWeek)} to="/leads" />
      )}
      {may('lead.read') && (
        <FigureCard
          label="Waiting for a reply"
          value={inbox?.waiting}
          urgent={(inbox?.waiting ?? 0) > 0}
          text={(inbox && oldestText(inbox.waitingSince, Date.now())) ?? 'All replied to'}
          to={waitingAddress}
        />
      )}
      {booked && hasBookings && (
        <FigureCard
          label="Bookings today"
          value={booked.today}
          urgent={booked.waiting > 0}
          text={booked.waiting === 0 ? 'No requests waiting' : `${booked.waiting} waiting for a reply`}
          to="/bookings"
        />
      )}
      {reservations && reservations.live + reservations.waiting > 0 && (
        <FigureCard
          // The number is what has to be done, if anything has.
          label={reservations.waiting === 0 ? 'Reservations' : 'Refunds or disputes to check'}
          value={reservations.waiting === 0 ? reservations.live : reservations.waiting}
          urgent={reservations.waiting > 0}
          text={reservations.waiting === 0 ? 'No refunds or disputes' : countNoun(reservations.live, 'reservation')}
          to={reservations.first ? moneyAddress(reservations.first) : '/reservations'}
        />
      )}
      {changesSites && (
        <FigureCard
          label="Drafts to publish"
          value={drafts}
          text={drafts === 0 ? 'Every site is up to date' : 'Sites with changes that aren’t live'}
          // A filtered list of no sites would only report that nothing matches.
          to={drafts === 0 ? '/sites' : listAddress('sites', { unpublishedChanges: true })}
        />
      )}
      {may('stock.read') && (
        <FigureCard
          label="Cars in stock"
          value={stock?.stages.in_stock}
          text={stock && `${stock.stages.reserved.toLocaleString('en-AU')} more are reserved`}
          to={listAddress('stock', { stage: 'in_stock' })}
        />
      )}
    </Box>
  )
}
