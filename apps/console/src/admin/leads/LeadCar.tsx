import { formatMoney } from '@forecourt/rules/pricing/formatMoney'
import { formatOdometer } from '@forecourt/rules/stock/formatOdometer'
import { Card, Link, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { LeadDetail } from '../Records'
import { useMay } from '../useMay'

/** The car the lead is about, as it was when they asked. */
export const LeadCar = ({ lead }: { lead: LeadDetail }) => {
  const mayStock = useMay()('stock.read')
  const { carName, carFacts } = lead
  if (!carName) return null
  const place = [lead.dealershipName, lead.locationName].filter(Boolean).join(' · ')
  const facts = carFacts
    ? [carFacts.stockNumber, carFacts.km === null ? null : formatOdometer(carFacts.km), carFacts.regoPlate].filter(Boolean).join(' · ')
    : ''
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        The car
      </Typography>
      {mayStock ? (
        <Link
          component={LinkBase}
          to={`/stock?filter=${encodeURIComponent(JSON.stringify({ q: carFacts?.stockNumber ?? carName }))}`}
          sx={{ fontWeight: 620 }}
          underline="hover"
        >
          {carName}
        </Link>
      ) : (
        <Typography sx={{ fontWeight: 620 }}>{carName}</Typography>
      )}
      {typeof carFacts?.priceCents === 'number' && <Typography>{formatMoney(carFacts.priceCents)} when they asked</Typography>}
      {[facts, place]
        .filter((line) => line !== '')
        .map((line) => (
          <Typography key={line} variant="body2" color="text.secondary">
            {line}
          </Typography>
        ))}
    </Card>
  )
}
