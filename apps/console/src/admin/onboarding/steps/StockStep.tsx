import UploadIcon from '@mui/icons-material/UploadFileRounded'
import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useState } from 'react'
import { callError } from '../../../client/callError'
import { trpc } from '../../../client/trpc'
import type { StepProps } from '../StepProps'

const mostBytes = 2_000_000

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** What the file holds, as the server reads it. */
const FileReport = ({ csv, place, name }: { csv: string; place: StepProps['answers']['place']; name: string }) => {
  const places = [[place.suburb, name], ...place.others.map((other) => [other.suburb, other.name])]
  const { data, error } = useQuery({
    queryKey: ['onboarding', 'stock', csv, places],
    queryFn: () => trpc.onboarding.checkStock.query({ csv, places }),
  })
  if (error) return <Alert severity="error">{callError(error).message}</Alert>
  if (!data) return <Typography color="text.secondary">Reading the file …</Typography>
  const { cars, names, problems, moreProblems, unknownColumns, unknownPlaces, carsByPlace } = data
  return (
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
        </Alert>
      )}
      {cars > 0 && places.length > 1 && (
        <Alert severity="info">
          {places.map(([suburb], index) => `${count(carsByPlace[index] ?? 0, 'car', 'cars')} at ${suburb || name}`).join(', ')}. A column
          Location says where each car stands; without one it is at the first.
        </Alert>
      )}
      {unknownPlaces.length > 0 && (
        <Alert severity="warning">
          No location is called {unknownPlaces.join(', ')}: those cars are put at {place.suburb || 'the first location'}.
        </Alert>
      )}
      {unknownColumns.length > 0 && <Alert severity="info">Columns not used: {unknownColumns.join(', ')}.</Alert>}
    </Box>
  )
}

/** Their cars, from a spreadsheet, now or later. */
export const StockStep = ({ answers: { stock, place, business }, choices, change }: StepProps) => {
  const [problem, setProblem] = useState('')
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    if (file.size > mostBytes) return setProblem('The file is larger than 2 MB, which is more than 5,000 cars take.')
    setProblem('')
    change('stock', { csv: await file.text(), fileName: file.name })
  }
  return (
    <>
      <Typography sx={{ maxWidth: '62ch' }}>
        A spreadsheet saved as CSV, with a line for each car under headings such as Stock number, Make, Model, Year, Price and Kilometres.{' '}
        <Link href={`data:text/csv;charset=utf-8,${encodeURIComponent(choices.exampleStockCsv)}`} download="cars.csv">
          An example to fill in
        </Link>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button component="label" variant="outlined" startIcon={<UploadIcon />}>
          {stock.fileName ? 'Choose another file' : 'Choose a file'}
          <Box
            component="input"
            type="file"
            accept=".csv,text/csv"
            aria-label="File of cars"
            onChange={choose}
            sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 }}
          />
        </Button>
        {stock.fileName && (
          <>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{stock.fileName}</Typography>
            <Button color="inherit" onClick={() => change('stock', { csv: '', fileName: '' })}>
              Leave it out
            </Button>
          </>
        )}
      </Box>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      {stock.csv ? (
        <FileReport csv={stock.csv} place={place} name={business.name} />
      ) : (
        <Typography color="text.secondary">
          Without a file the site starts empty, and its stock list says that cars are on their way.
        </Typography>
      )}
    </>
  )
}
