import RemoveIcon from '@mui/icons-material/DeleteOutlineRounded'
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  IconButton,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { ValuesField } from './ColumnTable'
import type { MappingSource, MappingStep } from './Mapping'
import { StepFields } from './StepFields'

const steps: readonly { readonly title: string; readonly start: MappingStep }[] = [
  { title: 'Replace values', start: { do: 'lookup', table: {} } },
  { title: 'Take one part', start: { do: 'split', by: ',', part: 1 } },
  { title: 'Take part of a car’s name', start: { do: 'name', part: 'make' } },
  { title: 'Read a date', start: { do: 'date', order: 'dmy' } },
  { title: 'Change the unit', start: { do: 'times', factor: 0.01 } },
]
const titleOf = (step: MappingStep) => steps.find(({ start }) => start.do === step.do)?.title ?? ''

interface Props {
  readonly title: string
  /** Label of the input, such as 'Headings of the file'. */
  readonly from?: string
  readonly start: MappingSource
  readonly headings: readonly string[]
  readonly onClose: () => void
  readonly onSave: (source: MappingSource | null) => void
}

interface StepBoxProps {
  readonly step: MappingStep
  /** Index in the steps. */
  readonly position: number
  readonly onChange: (step: MappingStep) => void
  readonly onRemove: () => void
}

const StepBox = ({ step, position, onChange, onRemove }: StepBoxProps) => (
  <Box sx={{ display: 'grid', gap: 1.25, p: 1.5, borderRadius: '10px', bgcolor: 'action.hover' }} role="group" aria-label={titleOf(step)}>
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <Typography sx={{ fontWeight: 620, flex: 1 }}>
        {position + 1}. {titleOf(step)}
      </Typography>
      <IconButton aria-label={`Remove step ${position + 1}`} onClick={onRemove}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
    <StepFields step={step} onChange={onChange} />
  </Box>
)

/** Source of one field: headings, constant, row conditions, and transformation steps. */
export const SourceDialog = ({ title, from = 'Headings of the file', start, headings, onClose, onSave }: Props) => {
  const [source, setSource] = useState(start)
  // Steps have no id: the React key is their order of creation.
  const [keys, setKeys] = useState(() => source.steps.map((_step, index) => index))
  const put = (change: Partial<MappingSource>) => setSource((before) => ({ ...before, ...change }))
  const without = (name: 'join' | 'constant' | 'when') => setSource(({ [name]: _before, ...others }) => others as MappingSource)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="source-title">
      <DialogTitle id="source-title" sx={{ fontSize: 18, fontWeight: 660 }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important', '& .MuiTextField-root': { m: 0 } }}>
        <ValuesField
          label={from}
          hint={source.join === undefined ? 'The first value that isn’t empty is used.' : 'All are combined in this order.'}
          values={source.from}
          options={headings}
          isClosed
          onChange={(values) => put({ from: values })}
        />
        {source.from.length > 1 && (
          <FormControlLabel
            control={
              <Checkbox
                checked={source.join !== undefined}
                onChange={(event) => (event.target.checked ? put({ join: ' ' }) : without('join'))}
              />
            }
            label="Combine them all"
          />
        )}
        {source.join !== undefined && (
          <TextField label="Separator" value={source.join} onChange={(event) => put({ join: event.target.value })} />
        )}
        <TextField
          label="Fixed value"
          helperText="Used when the file has no value, or always if there is no heading."
          value={source.constant ?? ''}
          onChange={(event) => (event.target.value === '' ? without('constant') : put({ constant: event.target.value }))}
        />
        <TextField
          select
          label="Only for rows where"
          value={source.when?.heading ?? ''}
          onChange={(event) =>
            event.target.value === '' ? without('when') : put({ when: { heading: event.target.value, is: source.when?.is ?? [] } })
          }
        >
          <MenuItem value="">All rows</MenuItem>
          {headings.map((heading) => (
            <MenuItem key={heading} value={heading}>
              {heading}
            </MenuItem>
          ))}
        </TextField>
        {source.when && (
          <ValuesField
            label="says one of"
            hint="Type a value and press Enter."
            values={source.when.is}
            onChange={(is) => source.when && put({ when: { ...source.when, is } })}
          />
        )}
        {source.steps.map((step, position) => (
          <StepBox
            key={keys[position]}
            step={step}
            position={position}
            onChange={(next) => put({ steps: source.steps.map((each, index) => (index === position ? next : each)) })}
            onRemove={() => {
              put({ steps: source.steps.filter((_each, index) => index !== position) })
              setKeys(keys.filter((_each, index) => index !== position))
            }}
          />
        ))}
        <TextField
          select
          label="Change the text"
          value=""
          onChange={(event) => {
            const added = steps.find(({ title }) => title === event.target.value)
            if (!added) return
            put({ steps: [...source.steps, added.start] })
            setKeys([...keys, Math.max(-1, ...keys) + 1])
          }}
        >
          {steps.map(({ title }) => (
            <MenuItem key={title} value={title}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onSave(null)} sx={{ mr: 'auto' }}>
          Don’t use
        </Button>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={source.when !== undefined && source.when.is.length === 0} onClick={() => onSave(source)}>
          Apply
        </Button>
      </DialogActions>
    </Dialog>
  )
}
