import { Box, Link, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import { fieldLabel } from '../../stock/car/carSections'
import { changedFields } from './formatFeedField'
import type { TouchedCar } from './TouchedCar'

const inWords = new Intl.ListFormat('en-AU')

/** Cars with each field that changes: what it was, what it becomes. */
export const ChangedCars = ({ label, cars }: { label: string; cars: readonly TouchedCar[] }) => (
  <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {cars.map(({ carId, name, stockNumber, row, before, after, kept }) => (
      <Box
        component="li"
        key={`${carId} ${stockNumber}`}
        sx={{
          display: 'grid',
          gap: { xs: 0.5, sm: 2 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 7fr)' },
          py: 1.25,
          borderTop: 1,
          borderColor: 'divider',
          '&:first-of-type': { borderTop: 0 },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {carId ? (
              <Link component={LinkBase} to={`/stock/${carId}`}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Box>
          <Typography variant="body2" color="text.secondary">
            {stockNumber}
            {row !== null && ` · row ${row}`}
          </Typography>
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {changedFields(before, after).map(({ title, from, to }) => (
            <Box key={title} sx={{ overflowWrap: 'anywhere' }}>
              <Typography component="span" variant="body2" color="text.secondary">
                {title}:{' '}
              </Typography>
              <Box component="del" sx={{ color: 'text.secondary' }}>
                {from}
              </Box>{' '}
              →{' '}
              <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
                {to}
              </Box>
            </Box>
          ))}
          {kept.length > 0 && (
            <Typography variant="body2" color="text.secondary">
              {inWords.format(kept.map(fieldLabel))} {kept.length === 1 ? 'stays' : 'stay'} as a person typed{' '}
              {kept.length === 1 ? 'it' : 'them'}.
            </Typography>
          )}
        </Box>
      </Box>
    ))}
  </Box>
)
