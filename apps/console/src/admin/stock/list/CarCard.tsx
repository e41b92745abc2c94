import { Box, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { CarRecord } from '../../../client/Records'
import { CarPicture } from '../../../parts/CarPicture'
import { formatCount } from '../../../parts/formatCount'
import { plainLink } from '../../../parts/lists/RecordTable'
import { PriceCell } from './PriceCell'
import { StockActions } from './StockActions'
import { AgeCell, NotListed, StageCell } from './stockColumns'

const facts = ({ stockNumber, km, colour, regoPlate }: CarRecord) =>
  [stockNumber, km === null ? null : `${km.toLocaleString('en-AU')} km`, colour, regoPlate].filter(Boolean).join(' · ')

/** A car's name and image. */
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

/** A car in the list on a phone. */
export const CarCard = ({ car, mayEdit, maySell }: { readonly car: CarRecord; readonly mayEdit: boolean; readonly maySell: boolean }) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    <Box component={LinkBase} to={`/stock/${car.id}`} sx={plainLink}>
      <CarName car={car} />
    </Box>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
      <StageCell car={car} />
      <AgeCell car={car} />
      <Typography variant="body2" color="text.secondary">
        {[car.imageCount === 0 ? 'No photos' : null, formatCount(car.leads, 'lead', 'leads')].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
    <NotListed id={car.id} />
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
      <Typography variant="body2" color="text.secondary" sx={{ minWidth: 0, overflowWrap: 'anywhere', flex: '1 1 100px' }}>
        {car.locationName}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
        <PriceCell car={car} mayEdit={mayEdit} />
        {maySell && <StockActions car={car} />}
      </Box>
    </Box>
  </Box>
)
