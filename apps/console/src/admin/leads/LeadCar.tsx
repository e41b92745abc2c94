import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { formatOdometer } from '@forecourt/rules/format/formatOdometer'
import { Box, Card, Link, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { LeadDetail } from '../../client/Records'
import { CarPicture } from '../../parts/CarPicture'
import { StatusPill } from '../../parts/StatusPill'
import { carStatus } from '../stock/carStatus'
import { useMay } from '../useMay'

/** What has changed since they asked is what one needs to know before calling. */
const pricesOf = ({ carFacts, carNow }: LeadDetail): readonly string[] => {
  const [asked, now] = [carFacts?.priceCents ?? null, carNow?.priceCents ?? null]
  if (carNow && asked === now) return now === null ? [] : [formatMoney(now)]
  return [
    ...(carNow ? [now === null ? 'No price now' : `${formatMoney(now)} now`] : []),
    ...(asked === null ? [] : [`${formatMoney(asked)} when they asked`]),
  ]
}

/** The car the lead is about: as it is, and as it was when they asked. */
export const LeadCar = ({ lead }: { lead: LeadDetail }) => {
  const mayStock = useMay()('stock.read')
  const { carName, carFacts, carNow } = lead
  if (!carName) return null
  const place = [lead.dealershipName, lead.locationName].filter(Boolean).join(' · ')
  const facts = carFacts
    ? [carFacts.stockNumber, carFacts.km === null ? null : formatOdometer(carFacts.km), carFacts.regoPlate].filter(Boolean).join(' · ')
    : ''
  const status = carNow && carStatus(carNow)
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        The car
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', mb: 1 }}>
        {carNow && <CarPicture imageKey={carNow.imageKey} width={104} />}
        <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
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
          {status && <StatusPill tone={status.tone}>{status.text}</StatusPill>}
        </Box>
      </Box>
      {pricesOf(lead).map((price, index) => (
        <Typography key={price} sx={{ fontWeight: index === 0 && carNow ? 620 : 400 }}>
          {price}
        </Typography>
      ))}
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
