import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { Alert, Box, Typography } from '@mui/material'
import type { BulkPreviewResult } from '../../../../client/Records'
import { formatCount } from '../../../../parts/formatCount'

const span = ({ least, most }: { readonly least: number; readonly most: number }) =>
  least === most ? formatMoney(least) : `${formatMoney(least)}–${formatMoney(most)}`

const count = (cars: number) => `${cars.toLocaleString('en-AU')} ${cars === 1 ? 'car' : 'cars'}`

/** What a change of many cars would do: how many change, from what to what, and which can't, and why. */
export const BulkPreview = ({ preview }: { readonly preview: BulkPreviewResult }) => {
  const { cars, unchanged, refused, prices, examples, isCut } = preview
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography sx={{ fontWeight: 640 }}>
          {cars.length === 0 ? 'No car changes.' : `${count(cars.length)} ${cars.length === 1 ? 'changes' : 'change'}.`}
          {unchanged > 0 && ` ${count(unchanged)} ${unchanged === 1 ? 'is' : 'are'} so already.`}
        </Typography>
        {prices && (
          <Typography color="text.secondary">
            From {span(prices.before)} to {span(prices.after)}.
          </Typography>
        )}
      </Box>
      {prices && examples.length > 0 && (
        <Box component="ul" aria-label="Examples" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {examples.map(({ id, name, stockNumber, beforeCents, afterCents }) => (
            <Box
              component="li"
              key={id}
              sx={{ display: 'flex', gap: 2, py: 0.5, borderTop: 1, borderColor: 'divider', fontSize: 13.5, alignItems: 'baseline' }}
            >
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {stockNumber}
                </Box>
              </Box>
              <Box sx={{ whiteSpace: 'nowrap', textAlign: 'right' }}>
                <Box component="s" sx={{ color: 'text.secondary' }}>
                  {beforeCents !== null && formatMoney(beforeCents)}
                </Box>{' '}
                <b>{afterCents !== null && formatMoney(afterCents)}</b>
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {refused.length > 0 && (
        <Alert severity="warning">
          {refused.map(({ says, count: some, cars: named }) => (
            <Box key={says}>
              {formatCount(some, 'car stays', 'cars stay')} as {some === 1 ? 'it is' : 'they are'}: {says}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {named.map(({ stockNumber }) => stockNumber).join(', ')}
                {some > named.length && ' …'}
              </Box>
            </Box>
          ))}
        </Alert>
      )}
      {isCut && <Alert severity="info">There are more than 50,000. Narrow the list, and change the others after these.</Alert>}
    </Box>
  )
}
