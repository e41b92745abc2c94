import { Box, Link, Typography } from '@mui/material'
import { LinkBase } from 'react-admin'
import type { ConversationDetail } from '../../client/Records'
import { Ago } from '../../parts/Ago'

type PersonCar = ConversationDetail['cars'][number]

const did: { readonly [Kind in PersonCar['kind']]: string } = { watched: 'Saved', compared: 'Compared', viewed: 'Looked at' }

const cars = (count: number) => (count === 1 ? 'a car' : `${count} cars`)

const summaryOf = (done: readonly PersonCar[]): string => {
  const saved = done.filter(({ kind }) => kind === 'watched').length
  const others = done.length - saved
  return [...(saved > 0 ? [`saved ${cars(saved)}`] : []), ...(others > 0 ? [`looked at ${cars(others)}`] : [])].join(' and ')
}

/** What they saved and looked at while signed in: a reason to call, and what to speak of (ENT-16). */
export const PersonCars = ({ cars: done, isBeside }: { readonly cars: readonly PersonCar[]; readonly isBeside: boolean }) =>
  done.length > 0 && (
    <Box component="details" sx={{ '& > summary': { cursor: 'pointer' } }}>
      <Typography component="summary" variant="body2" color="text.secondary">
        In their account they {summaryOf(done)}
      </Typography>
      <Box
        component="ul"
        aria-label="Cars of their account"
        // However many there are, what is written has its room.
        {...(isBeside && { tabIndex: 0 })}
        sx={{
          ...{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 0.5 },
          ...(isBeside && { maxHeight: 132, overflowY: 'auto' }),
        }}
      >
        {done.map(({ carId, name, kind, at, status }) => (
          <Typography key={carId} component="li" variant="body2">
            <Link component={LinkBase} to={`/stock/${carId}`}>
              {name}
            </Link>
            {status === 'sold' && ', sold'}
            <Typography component="span" variant="body2" color="text.secondary">
              {' '}
              · {did[kind]} <Ago at={at} />
            </Typography>
          </Typography>
        ))}
      </Box>
    </Box>
  )
