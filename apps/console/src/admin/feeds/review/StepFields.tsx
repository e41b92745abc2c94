import AddIcon from '@mui/icons-material/AddRounded'
import RemoveIcon from '@mui/icons-material/CloseRounded'
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import type { MappingStep } from './Mapping'

interface Props<Step> {
  readonly step: Step
  readonly onChange: (step: MappingStep) => void
}

const pair = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const
const orders = [
  ['dmy', 'Day, month, year: 31/08/2026'],
  ['mdy', 'Month, day, year: 08/31/2026'],
  ['ymd', 'Year, month, day: 2026-08-31'],
  ['my', 'Month, year: 08/2026'],
  ['ym', 'Year, month: 2026/08'],
] as const
const nameParts = [
  ['year', 'The year'],
  ['make', 'The make'],
  ['model', 'The model'],
  ['rest', 'What follows the model'],
] as const
const factors = [
  [0.01, 'Cents to dollars'],
  [1000, 'Thousands to ones'],
  [1.609344, 'Miles to kilometres'],
  [0.001, 'Cubic centimetres to litres'],
  [3.28084, 'Metres to feet'],
  [0.453592, 'Pounds to kilograms'],
] as const

/** Editor of a lookup table. Rows are an array, because a word can be duplicated during editing. */
const Lookup = ({ step, onChange }: Props<Extract<MappingStep, { do: 'lookup' }>>) => {
  const [rows, setRows] = useState(() => Object.entries(step.table))
  const put = (next: [string, string][]) => {
    setRows(next)
    onChange({ ...step, table: Object.fromEntries(next.filter(([word]) => word.trim() !== '')) })
  }
  const cell = (place: number, at: 0 | 1, label: string) => (
    <TextField
      size="small"
      label={label}
      {...(at === 1 && { placeholder: 'Left out' })}
      value={rows[place]?.[at] ?? ''}
      onChange={(event) => put(rows.map((row, index) => (index === place ? (row.with(at, event.target.value) as [string, string]) : row)))}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {rows.map((_row, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id but their index
        <Box key={position} sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr auto', alignItems: 'center' }}>
          {cell(position, 0, 'The file says')}
          {cell(position, 1, 'It means')}
          <IconButton aria-label={`Remove line ${position + 1}`} onClick={() => put(rows.filter((_each, index) => index !== position))}>
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button size="small" startIcon={<AddIcon />} onClick={() => setRows([...rows, ['', '']])}>
          Add a value
        </Button>
        <TextField
          size="small"
          label="Anything else means"
          placeholder="Stays as it is"
          value={step.otherwise ?? ''}
          onChange={(event) => {
            const { otherwise: _before, ...others } = step
            onChange(event.target.value === '' ? others : { ...others, otherwise: event.target.value })
          }}
        />
      </Box>
    </Box>
  )
}

/** Editor of a transformation step, such as extracting a part of the text. */
export const StepFields = ({ step, onChange }: Props<MappingStep>) => {
  switch (step.do) {
    case 'lookup':
      return <Lookup step={step} onChange={onChange} />
    case 'split':
      return (
        <Box sx={pair}>
          <TextField
            size="small"
            label="Separated by"
            value={step.by}
            onChange={(event) => onChange({ ...step, by: event.target.value })}
          />
          <TextField
            size="small"
            type="number"
            label="Which part"
            helperText="1 is the first, -1 the last."
            value={step.part}
            onChange={(event) => onChange({ ...step, part: Math.trunc(Number(event.target.value)) })}
          />
        </Box>
      )
    case 'name':
      return (
        <TextField
          select
          size="small"
          label="Which part"
          value={step.part}
          onChange={(event) => onChange({ ...step, part: event.target.value as typeof step.part })}
        >
          {nameParts.map(([part, title]) => (
            <MenuItem key={part} value={part}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      )
    case 'date':
      return (
        <TextField
          select
          size="small"
          label="Date format"
          value={step.order}
          onChange={(event) => onChange({ ...step, order: event.target.value as typeof step.order })}
        >
          {orders.map(([order, title]) => (
            <MenuItem key={order} value={order}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      )
    case 'times':
      return (
        <Box sx={pair}>
          <TextField
            select
            size="small"
            label="Unit"
            value={factors.some(([factor]) => factor === step.factor) ? step.factor : ''}
            onChange={(event) => onChange({ ...step, factor: Number(event.target.value) })}
          >
            {factors.map(([factor, title]) => (
              <MenuItem key={factor} value={factor}>
                {title}
              </MenuItem>
            ))}
            <MenuItem value="" disabled>
              Another factor
            </MenuItem>
          </TextField>
          <TextField
            size="small"
            type="number"
            label="Times"
            value={step.factor}
            onChange={(event) => onChange({ ...step, factor: Number(event.target.value) })}
            slotProps={{ htmlInput: { step: 'any' } }}
          />
        </Box>
      )
  }
}
