import { statesThatShowPlates } from '@forecourt/rules/compliance/notices/newSouthWalesNotices'
import { largestStoredFile, stockFileNames } from '@forecourt/rules/stock/uploadLimits'
import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { gzip } from '../../../client/gzip'
import { toBase64 } from '../../../client/toBase64'
import type { StepProps } from '../StepProps'
import { FileButton } from './FileButton'
import { StockFile } from './StockFile'

/** Step: stock file, now or later. Parsed like the files of a feed. */
export const StockStep = ({ answers, choices, problems, change }: StepProps) => {
  const { stock } = answers
  const [problem, setProblem] = useState('')
  /** Number of corrections that were dropped when another file was chosen: they refer to positions in the old file. */
  const [droppedCorrections, setDroppedCorrections] = useState(0)
  const readFile = async (file: File) => {
    const stored = await gzip(file)
    if (stored.size > largestStoredFile)
      return setProblem('The file is too large to upload here. Continue without it, and add it under Imports once the dealer is set up.')
    setProblem('')
    setDroppedCorrections(stock.corrections.length)
    change('stock', { file: await toBase64(stored), fileName: file.name.slice(0, 200), corrections: [] })
  }
  return (
    <>
      <Typography sx={{ maxWidth: '62ch' }}>
        An export from their system, or a spreadsheet: Excel (.xlsx), CSV, TSV, XML or JSON, optionally compressed as .gz. Each car needs a
        stock number, make, model and year{statesThatShowPlates.includes(answers.place.state) ? ', and a used car its rego' : ''}.{' '}
        <Link href={`data:text/csv;charset=utf-8,${encodeURIComponent(choices.exampleStockCsv)}`} download="cars.csv">
          Download an example
        </Link>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <FileButton label="Stock file" accept={stockFileNames} onChosen={(file) => void readFile(file)}>
          {stock.file === '' ? 'Choose a file' : 'Choose another file'}
        </FileButton>
        {stock.file !== '' && (
          <>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{stock.fileName}</Typography>
            <Button color="inherit" onClick={() => change('stock', { file: '', fileName: '', mapping: null, corrections: [] })}>
              Remove
            </Button>
          </>
        )}
      </Box>
      {(problem || problems.file) && (
        <Alert severity="error" role="alert">
          {problem || problems.file}
        </Alert>
      )}
      {droppedCorrections > 0 && stock.corrections.length === 0 && stock.file !== '' && (
        <Alert severity="info" onClose={() => setDroppedCorrections(0)}>
          The column settings are kept. {droppedCorrections === 1 ? 'The correction' : `The ${droppedCorrections} corrections`} you made
          belonged to the previous file.
        </Alert>
      )}
      {stock.file === '' ? (
        <Typography color="text.secondary">
          Without a file the site starts empty, and its stock list says that cars are coming soon.
        </Typography>
      ) : (
        <StockFile key={stock.file} answers={answers} choices={choices} problems={problems} change={change} />
      )}
    </>
  )
}
