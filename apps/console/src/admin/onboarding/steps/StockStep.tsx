import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { decodeText, isWorkbook } from '../decodeText'
import type { StepProps } from '../StepProps'
import { FileButton } from './FileButton'
import { StockReport } from './StockReport'

const mostBytes = 2_000_000

/** Their cars, from a spreadsheet, now or later. */
export const StockStep = ({ answers, choices, change }: StepProps) => {
  const { stock } = answers
  const [problem, setProblem] = useState('')
  const choose = async (file: File) => {
    if (file.size > mostBytes) return setProblem('The file is larger than 2 MB, which is more than 5,000 cars take.')
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (isWorkbook(bytes))
      return setProblem(`${file.name} is an Excel workbook. In Excel, choose File, Save as, “CSV UTF-8”, and choose the file that gives.`)
    setProblem('')
    change('stock', { csv: decodeText(bytes), fileName: file.name, columns: {}, names: {} })
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
        <FileButton label="File of cars" accept=".csv,text/csv,.txt,.tsv,.xlsx,.xls" onChosen={choose}>
          {stock.fileName ? 'Choose another file' : 'Choose a file'}
        </FileButton>
        {stock.fileName && (
          <>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{stock.fileName}</Typography>
            <Button color="inherit" onClick={() => change('stock', { csv: '', fileName: '', columns: {}, names: {} })}>
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
        <StockReport answers={answers} choices={choices} change={change} />
      ) : (
        <Typography color="text.secondary">
          Without a file the site starts empty, and its stock list says that cars are on their way.
        </Typography>
      )}
    </>
  )
}
