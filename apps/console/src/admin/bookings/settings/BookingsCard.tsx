import { Button, Card, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { api } from '../../../client/api'
import { useMay } from '../../useMay'
import { kindNames } from '../bookingWords'

/** On a location's page: what can be booked there, and the way to change it. */
export const BookingsCard = ({ locationId }: { readonly locationId: string }) => {
  const mayChange = useMay()('booking.settings')
  const { data } = useQuery(api.bookings.settings.queryOptions({ locationId }, { enabled: mayChange }))
  if (!data) return null
  const on = (['testDrive', 'service'] as const)
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
          {on.length > 0 ? `Shoppers choose free times for ${on.join(' and ')}.` : 'Shoppers ask for a time, and you answer.'} Changed at
          once, not as a draft.
        </Typography>
      </div>
      <Button component={LinkBase} to={`/locations/${locationId}/bookings`} variant="outlined" color="inherit">
        {on.length > 0 ? 'Change how visits are booked' : 'Let shoppers book'}
      </Button>
    </Card>
  )
}
