import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useParams } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { BackLink } from '../../../parts/BackLink'
import { ListSkeleton } from '../../../parts/lists/ListSkeleton'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { toggleStyle } from '../../../parts/toggleStyle'
import { useMay } from '../../useMay'
import { kindNames } from '../bookingWords'
import { SettingsForm } from './SettingsForm'

/** How test drives and services are booked at a location (API-14). */
export const BookingSettingsPage = () => {
  const { id: locationId = '' } = useParams()
  const [kind, setKind] = useState<BookingKind>('testDrive')
  const may = useMay()
  const { data, error, refetch } = useQuery(api.bookings.settings.queryOptions({ locationId }, { staleTime: 0, retry: false }))
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => refetch()} />
  if (!data) return <ListSkeleton />
  return (
    <>
      <BackLink to={`/locations/${locationId}`}>{data.location.name}</BackLink>
      <PageHeading
        title="How visits are booked"
        text={`At ${data.location.name}. What you save here, shoppers see at once.`}
        actions={
          may('booking.read') && (
            <Button component={LinkBase} to={`/bookings?place=${locationId}`} variant="outlined" color="inherit">
              See the bookings
            </Button>
          )
        }
      />
      <Box sx={{ mb: 2 }}>
        <ToggleButtonGroup exclusive value={kind} onChange={(_event, next) => next && setKind(next)} aria-label="Kind" sx={toggleStyle}>
          {(['testDrive', 'service'] as const).map((each) => (
            <ToggleButton key={each} value={each}>
              {kindNames[each]}
              {data.kinds[each].settings.enabled ? '' : ' (off)'}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      <SettingsForm
        key={`${locationId} ${kind} ${data.kinds[kind].revision}`}
        locationId={locationId}
        kind={kind}
        stored={data.kinds[kind]}
      />
    </>
  )
}
