import type { CorrectedCell, OnboardingAnswers } from '@forecourt/rules/onboarding/OnboardingAnswers'
import RemoveIcon from '@mui/icons-material/CloseRounded'
import { Box, Button, IconButton, MenuItem, TextField, Typography } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { FormSection } from '../../../parts/forms/FormSection'
import type { StockReport } from '../StepProps'
import { RowCells } from './RowCells'

type Corrections = OnboardingAnswers['stock']['corrections']
type Correction = Corrections[number]

interface Props extends Pick<StockReport['adds'], 'problems' | 'unreadable'> {
  readonly corrections: Corrections
  readonly headings: readonly string[]
  readonly onChange: (corrections: Correction[]) => void
  /** Downloads the rows with problems as a file. */
  readonly onDownload: () => void
}

/** Enter applies the value without submitting the surrounding form. */
const onEnter = (applyEntered: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  applyEntered()
}

/** Input that corrects a cell with a problem. */
const CellField = ({ label, value, onEntered }: { label: string; value: string; onEntered: (text: string) => void }) => {
  const [text, setText] = useState(value)
  const applyEntered = () => {
    if (text !== value) onEntered(text)
  }
  return (
    <TextField
      size="small"
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={applyEntered}
      onKeyDown={onEnter(applyEntered)}
      slotProps={{ htmlInput: { maxLength: 500 } }}
      sx={{ m: '0 !important' }}
    />
  )
}

/** Input that corrects any other cell, by row and column. */
const AnyCell = ({ headings, onEntered }: { headings: readonly string[]; onEntered: (cell: CorrectedCell) => void }) => {
  const [row, setRow] = useState('')
  const [heading, setHeading] = useState('')
  const [value, setValue] = useState('')
  const isComplete = /^[1-9]\d{0,6}$/.test(row) && headings.includes(heading)
  const applyEntered = () => {
    if (!isComplete) return
    onEntered({ row: Number(row), heading, value })
    setValue('')
  }
  return (
    <Box
      role="group"
      aria-label="Correct a cell"
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'center',
        gridTemplateColumns: { xs: '1fr', sm: '90px 1fr 1fr auto' },
        '& .MuiTextField-root': { m: 0 },
      }}
    >
      <TextField
        size="small"
        label="Row"
        value={row}
        onChange={(event) => setRow(event.target.value.trim())}
        onKeyDown={onEnter(applyEntered)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField select size="small" label="Column" value={heading} onChange={(event) => setHeading(event.target.value)}>
        {headings.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        size="small"
        label="Correct value"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onKeyDown={onEnter(applyEntered)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
      <Button disabled={!isComplete} onClick={applyEntered}>
        Correct
      </Button>
    </Box>
  )
}

/** Heading of the corrected cell; null for a whole row. */
const correctedHeading = (correction: Correction) => ('cells' in correction ? null : correction.heading)
const correctionLabel = (correction: Correction) => {
  const heading = correctedHeading(correction)
  return `row ${correction.row}${heading === null ? '' : `, ${heading}`}`
}
const correctionText = (correction: Correction): string => {
  if ('cells' in correction) {
    const moved = correction.cells.filter((cell) => cell !== '').length
    return moved === 1 ? '1 value moved to the right heading' : `${moved} values moved to the right headings`
  }
  return correction.value === '' ? 'empty' : `“${correction.value}”`
}

/** Corrections of the stock file: cells with problems, unreadable rows, and any other cell; hidden if there is nothing to fix. The file itself isn't changed. */
export const CellCorrections = ({ corrections, problems, unreadable, headings, onChange, onDownload }: Props) => {
  const without = (correction: Correction) =>
    corrections.filter((each) => each.row !== correction.row || correctedHeading(each) !== correctedHeading(correction))
  const addCorrection = (correction: Correction) => onChange([...without(correction), correction])
  if (problems.length === 0 && corrections.length === 0) return null
  const unreadableRows = new Map(unreadable.map((unreadableRow) => [unreadableRow.row, unreadableRow]))
  return (
    <FormSection
      title="Cells and rows to fix"
      description="Enter the correct value of a cell. Or download the rows, fix them in a spreadsheet, and upload the whole file again."
    >
      {problems.length > 0 && (
        <Box>
          <Button size="small" variant="outlined" onClick={onDownload}>
            Download rows with problems
          </Button>
        </Box>
      )}
      <Box component="ul" aria-label="Cells with problems" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {problems.map(({ row, stockNumber, heading, value, message }) => {
          const unreadableRow = heading === null ? unreadableRows.get(row) : undefined
          return (
            <Box
              component="li"
              key={`${row} ${heading} ${message}`}
              sx={{
                display: 'grid',
                gap: 1,
                alignItems: 'center',
                gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 5fr) minmax(0, 6fr)' },
              }}
            >
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                Row {row}: {message}
                {stockNumber && (
                  <Typography variant="body2" color="text.secondary">
                    {stockNumber}
                  </Typography>
                )}
              </Box>
              {heading !== null && headings.includes(heading) && (
                <CellField
                  label={`Row ${row}, ${heading}`}
                  value={value}
                  onEntered={(text) => addCorrection({ row, heading, value: text })}
                />
              )}
              {unreadableRow && <RowCells {...unreadableRow} headings={headings} onEntered={(cells) => addCorrection({ row, cells })} />}
            </Box>
          )
        })}
      </Box>
      {corrections.length > 0 && (
        <Box component="ul" aria-label="Corrections" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {corrections.map((correction) => (
            <Box
              component="li"
              key={correctionLabel(correction)}
              sx={{ display: 'flex', gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}
            >
              {correctionLabel(correction).replace('row', 'Row')}: {correctionText(correction)}
              <IconButton
                size="small"
                aria-label={`Remove the correction of ${correctionLabel(correction)}`}
                onClick={() => onChange(without(correction))}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <AnyCell headings={headings} onEntered={addCorrection} />
    </FormSection>
  )
}
