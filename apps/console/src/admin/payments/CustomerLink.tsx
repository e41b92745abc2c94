import { Box, Card, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../client/api'
import { CopyLine, copyLines } from '../../parts/CopyLine'

interface Props {
  readonly resource: 'payments' | 'reservations'
  readonly id: string
  readonly title: string
}

/** The customer's link to a payment or reservation, to copy into any message. */
export const CustomerLink = ({ resource, id, title }: Props) => {
  const payment = useQuery(api.payments.link.queryOptions({ id }, { enabled: resource === 'payments' }))
  const reservation = useQuery(api.reservations.link.queryOptions({ id }, { enabled: resource === 'reservations' }))
  const address = (resource === 'payments' ? payment : reservation).data?.address
  if (!address) return null
  return (
    <Card sx={{ p: 2.5, minWidth: 0 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        {title}
      </Typography>
      <Box component="dl" sx={copyLines}>
        <CopyLine label="Link" text={address} />
      </Box>
    </Card>
  )
}
