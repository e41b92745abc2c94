import { Box, Typography } from '@mui/material'
import type { CarRecord } from '../../../client/Records'
import { CarPicture } from '../../../parts/CarPicture'

const facts = ({ stockNumber, km, colour, regoPlate }: CarRecord) =>
  [stockNumber, km === null ? null : `${km.toLocaleString('en-AU')} km`, colour, regoPlate].filter(Boolean).join(' · ')

/** What a car is, with its picture. */
export const CarName = ({ car }: { readonly car: CarRecord }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: { md: 270 } }}>
    <CarPicture imageKey={car.imageKey} />
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{car.name}</Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {facts(car)}
      </Typography>
    </Box>
  </Box>
)
