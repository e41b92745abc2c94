import { Card, Link, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { LeadDetail } from '../Records'
import { useMay } from '../useMay'

/** The car the lead is about, as it was when they asked. */
export const LeadCar = ({ lead }: { lead: LeadDetail }) => {
  const mayStock = useMay()('stock.read')
  if (!lead.carName) return null
  const place = [lead.dealershipName, lead.locationName].filter(Boolean).join(' · ')
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        The car
      </Typography>
      {mayStock ? (
        <Link
          component={LinkBase}
          to={`/stock?filter=${encodeURIComponent(JSON.stringify({ q: lead.carName }))}`}
          sx={{ fontWeight: 620 }}
          underline="hover"
        >
          {lead.carName}
        </Link>
      ) : (
        <Typography sx={{ fontWeight: 620 }}>{lead.carName}</Typography>
      )}
      {place && (
        <Typography variant="body2" color="text.secondary">
          {place}
        </Typography>
      )}
    </Card>
  )
}
