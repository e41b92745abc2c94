import type { CarNumbers } from '@forecourt/rules/measuring/SiteNumbers'
import { Box, Link, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { CarPicture } from '../../../parts/CarPicture'
import { TableCard } from './TableCard'

interface Props {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly empty: string
  readonly found: { readonly total: number; readonly cars: readonly CarNumbers[] }
}

const Car = ({ id, name, stockNumber, imageKey }: CarNumbers) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: { sm: 200 } }}>
    <CarPicture imageKey={imageKey} width={56} />
    <Box sx={{ minWidth: 0 }}>
      <Link component={LinkBase} to={`/stock/${id}`} sx={{ fontWeight: 600 }}>
        {name}
      </Link>
      <Typography variant="body2" color="text.secondary">
        {stockNumber}
      </Typography>
    </Box>
  </Box>
)

/** Cars in stock that stand out, with what shoppers made of them. */
export const CarsCard = ({ id, title, text, empty, found: { total, cars } }: Props) => (
  <Box id={id} sx={{ scrollMarginTop: 80, minWidth: 0 }}>
    <TableCard
      title={title}
      text={total > cars.length ? `${text} The first ${cars.length} of ${total}.` : text}
      rows={cars}
      keyOf={(car) => car.id}
      empty={empty}
      columns={[
        { heading: 'Car', value: (car) => `${car.stockNumber} ${car.name}`, shown: Car },
        { heading: 'Days', value: (car) => car.days, isNumber: true },
        { heading: 'In lists', value: (car) => car.impressions, isNumber: true },
        { heading: 'Views', value: (car) => car.views, isNumber: true },
        { heading: 'Leads', value: (car) => car.leads, isNumber: true },
      ]}
    />
  </Box>
)
