import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'

/** A cell of a file, and what is wrong with it. */
export interface WrongCell {
  readonly row: number
  readonly column: string
  readonly value: string
  readonly message: string
}

/** Another value of a cell. */
export type CorrectedCell = Omit<WrongCell, 'message'>

interface Props {
  readonly title: string
  readonly description: string
  readonly cells: readonly WrongCell[]
  readonly isChecking: boolean
  readonly onCorrect: (cells: readonly CorrectedCell[]) => void
}

const maxShown = 30
const keyOf = ({ row, column }: Pick<WrongCell, 'row' | 'column'>) => `${row} ${column}`

/** Cells of a file that can be corrected here, so that the file doesn't have to be. */
export const FileCellCorrections = ({ title, description, cells, isChecking, onCorrect }: Props) => {
  const [entered, setEntered] = useState<{ readonly [cell: string]: string }>({})
  if (cells.length === 0) return null
  const corrected = cells.flatMap(({ row, column, value }) => {
    const now = entered[keyOf({ row, column })]
    return now === undefined || now === value ? [] : [{ row, column, value: now }]
  })
  return (
    <Box
      component="form"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        if (corrected.length > 0) onCorrect(corrected)
      }}
      sx={{ display: 'grid', gap: 1 }}
    >
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {description}
      </Typography>
      {cells.slice(0, maxShown).map((cell, index) => (
        <TextField
          // A cell can have several problems.
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of one check keep their order
          key={`${keyOf(cell)} ${index}`}
          size="small"
          label={`Row ${cell.row}, ${cell.column}`}
          value={entered[keyOf(cell)] ?? cell.value}
          helperText={cell.message}
          onChange={(event) => setEntered((before) => ({ ...before, [keyOf(cell)]: event.target.value }))}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ m: '0 !important' }}
        />
      ))}
      {cells.length > maxShown && (
        <Typography variant="body2" color="text.secondary">
          and {(cells.length - maxShown).toLocaleString('en-AU')} more, once these are corrected
        </Typography>
      )}
      <Button type="submit" variant="outlined" loading={isChecking} disabled={corrected.length === 0} sx={{ justifySelf: 'start' }}>
        Check again
      </Button>
    </Box>
  )
}
