import { Alert, Box, MenuItem, TextField, Typography } from '@mui/material'
import { callError } from '../../../client/callError'
import type { StepProps } from '../StepProps'
import { useStockReport } from '../useStockReport'
import { PriceKind } from './PriceKind'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`
const grid = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))' } as const

/** What the file holds, as the server reads it, and what it asks of a person. */
export const StockReport = ({ answers, choices, change }: Pick<StepProps, 'answers' | 'choices' | 'change'>) => {
  const { stock, place, business } = answers
  const { data, error } = useStockReport(answers)
  if (error) return <Alert severity="error">{callError(error).message}</Alert>
  if (!data) return <Typography color="text.secondary">Reading the file …</Typography>
  const { cars, names, problems, moreProblems, unknownColumns, missingColumns, unknownPlaces, carsByPlace, doubts } = data
  const places = [[place.suburb], ...place.others.map((other) => [other.suburb])]
  const asked = [...new Set([...unknownColumns, ...Object.keys(stock.columns)])]
  const titleOf = (column: string) => choices.stockColumns.find((each) => each.column === column)?.title ?? column
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
        {cars > 0 && (
          <Alert severity="success">
            {count(cars, 'car', 'cars')} can be read: {names.join(', ')}
            {cars > names.length ? ' …' : '.'}
          </Alert>
        )}
        {problems.length > 0 && (
          <Alert severity={cars > 0 ? 'warning' : 'error'}>
            {cars > 0 ? 'These lines are passed over:' : 'No car can be read.'}
            <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
              {problems.map(({ line, message }) => (
                <li key={`${line} ${message}`}>
                  Line {line}: {message}
                </li>
              ))}
              {moreProblems > 0 && <li>and {moreProblems} more</li>}
            </Box>
            {missingColumns.length > 0 && unknownColumns.length > 0 && (
              <Box sx={{ mt: 1 }}>Say below which column it is: {missingColumns.map(titleOf).join(', ')}.</Box>
            )}
          </Alert>
        )}
        {cars > 0 && places.length > 1 && (
          <Alert severity="info">
            {places.map(([suburb], index) => `${count(carsByPlace[index] ?? 0, 'car', 'cars')} at ${suburb || business.name}`).join(', ')}.
            A column Location says where each car stands; without one it is at the first.
          </Alert>
        )}
        {unknownPlaces.length > 0 && (
          <Alert severity="warning">
            No location is called {unknownPlaces.join(', ')}: those cars are put at {place.suburb || 'the first location'}.
          </Alert>
        )}
      </Box>
      {doubts.length > 0 && (
        <Box component="section" aria-label="Makes and models to check" sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="h3">Makes and models to check</Typography>
          <Box sx={grid}>
            {doubts.map(({ key, kind, make, written, suggestion, readAs, cars: many }) => (
              <TextField
                key={key}
                select
                label={`“${written}”, ${count(many, 'car', 'cars')}`}
                value={readAs}
                onChange={(event) => change('stock', { names: { ...stock.names, [key]: event.target.value } })}
                helperText={
                  suggestion
                    ? `Did you mean ${kind === 'make' ? suggestion : `${make} ${suggestion}`}?`
                    : 'No make we know. It gets a page of its own as it is written.'
                }
              >
                {[...new Set([...(suggestion ? [suggestion] : []), written, ...(kind === 'make' ? choices.makes : [])])].map((name) => (
                  <MenuItem key={name} value={name}>
                    {name === written ? `${name}, as written` : name}
                  </MenuItem>
                ))}
              </TextField>
            ))}
          </Box>
        </Box>
      )}
      {asked.length > 0 && (
        <Box component="section" aria-label="Columns to check" sx={{ display: 'grid', gap: 1.5 }}>
          <Typography variant="h3">Columns nobody knows</Typography>
          <Box sx={grid}>
            {asked.map((heading) => (
              <TextField
                key={heading}
                select
                label={`“${heading}” is`}
                value={stock.columns[heading] ?? ''}
                onChange={(event) => {
                  const { [heading]: _before, ...others } = stock.columns
                  change('stock', { columns: event.target.value === '' ? others : { ...others, [heading]: event.target.value } })
                }}
                slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
              >
                <MenuItem value="">Not used</MenuItem>
                {choices.stockColumns.map(({ column, title }) => (
                  <MenuItem key={column} value={column}>
                    {title}
                  </MenuItem>
                ))}
              </TextField>
            ))}
          </Box>
        </Box>
      )}
      {cars > 0 && !data.saysPriceType && (
        <PriceKind country={business.country} value={stock.priceType} onChange={(priceType) => change('stock', { priceType })} />
      )}
    </Box>
  )
}
