import type { BookingKind } from '@forecourt/rules/bookings/Booking'
import { Box, Button, Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkBase, useParams } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { BackLink } from '../../../parts/BackLink'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { toggleStyle } from '../../../parts/toggleStyle'
import { useMay } from '../../useMay'
import { kindNames } from '../bookingTexts'
import { SettingsForm } from './SettingsForm'

/** Booking settings on a location's page: summary and link. */
export const BookingsCard = ({ locationId }: { readonly locationId: string }) => {
  const mayChange = useMay()('booking.settings')
  const { data } = useQuery(api.bookings.settings.queryOptions({ locationId }, { enabled: mayChange }))
  if (!data) return null
  const enabledKinds = (['testDrive', 'service'] as const)
    .filter((kind) => data.kinds[kind].settings.enabled)
    .map((kind) => `${kindNames[kind].toLowerCase()}s`)
  return (
    <Card
      component="section"
      aria-labelledby="location-bookings"
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, maxWidth: 860, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}
    >
      <div style={{ flex: '1 1 240px' }}>
        <Typography variant="h3" component="h2" id="location-bookings">
          Bookings
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
          {enabledKinds.length > 0
            ? `Customers choose from available times for ${enabledKinds.join(' and ')}.`
            : 'Customers request a time and you reply.'}{' '}
          Changes apply immediately. There is no draft.
        </Typography>
      </div>
      <Button component={LinkBase} to={`/locations/${locationId}/bookings`} variant="outlined" color="inherit">
        {enabledKinds.length > 0 ? 'Change booking settings' : 'Turn on online booking'}
      </Button>
    </Card>
  )
}

/** Settings for test drives and services at a location (API-14). */
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
        title="Booking settings"
        text={`At ${data.location.name}. Changes go live as soon as you save.`}
        actions={
          may('booking.read') && (
            <Button component={LinkBase} to={`/bookings?place=${locationId}`} variant="outlined" color="inherit">
              Open bookings
            </Button>
          )
        }
      />
      <Box sx={{ mb: 2 }}>
        <ToggleButtonGroup exclusive value={kind} onChange={(_event, next) => next && setKind(next)} aria-label="Type" sx={toggleStyle}>
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
