import AddIcon from '@mui/icons-material/AddRounded'
import DownIcon from '@mui/icons-material/ArrowDownwardRounded'
import UpIcon from '@mui/icons-material/ArrowUpwardRounded'
import RemoveIcon from '@mui/icons-material/CloseRounded'
import TuneIcon from '@mui/icons-material/TuneRounded'
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { SourceDialog } from '../feeds/review/SourceDialog'
import { factTitle, moveEntry, type TemplateField } from './enteredTemplate'

interface Props {
  readonly fields: readonly TemplateField[]
  readonly facts: readonly string[]
  /** Server validation errors by path, such as 'document.fields.0.name'. */
  readonly fieldProblems: Readonly<Record<string, string>>
  readonly onChange: (fields: TemplateField[]) => void
}

/** Columns of a file in order: name and fact of the car. */
export const TemplateFields = ({ fields, facts, fieldProblems, onChange }: Props) => {
  const [open, setOpen] = useState<number | null>(null)
  const changeField = (position: number, change: Partial<TemplateField>) =>
    onChange(fields.map((field, index) => (index === position ? { ...field, ...change } : field)))
  const openField = open === null ? undefined : fields[open]
  return (
    <>
      <Box component="ol" aria-label="Fields of the file" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
        {fields.map((field, position) => (
          <Box
            component="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: during editing, fields have no id but their index
            key={position}
            sx={{
              display: 'grid',
              gap: 1,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
              '& .MuiTextField-root': { m: 0 },
            }}
          >
            <TextField
              size="small"
              label={`Field ${position + 1}`}
              value={field.name}
              error={fieldProblems[`document.fields.${position}.name`] !== undefined}
              helperText={fieldProblems[`document.fields.${position}.name`]}
              onChange={(event) => changeField(position, { name: event.target.value })}
              slotProps={{ htmlInput: { spellCheck: false } }}
            />
            <TextField
              select
              size="small"
              label={`Value of field ${position + 1}`}
              value={field.from[0] ?? ''}
              helperText={field.steps.length > 0 || field.from.length > 1 || field.when ? 'With extra steps' : undefined}
              onChange={(event) =>
                changeField(position, { from: event.target.value === '' ? [] : [event.target.value, ...field.from.slice(1)] })
              }
            >
              <MenuItem value="">{field.constant ? `“${field.constant}”` : 'Nothing yet'}</MenuItem>
              {facts.map((fact) => (
                <MenuItem key={fact} value={fact}>
                  {factTitle(fact)}
                </MenuItem>
              ))}
            </TextField>
            <Box sx={{ display: 'flex', gridColumn: { xs: '1 / -1', md: 'auto' }, justifyContent: 'flex-end' }}>
              <IconButton aria-label={`More about field ${position + 1}`} onClick={() => setOpen(position)}>
                <TuneIcon fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={`Move field ${position + 1} up`}
                disabled={position === 0}
                onClick={() => onChange(moveEntry(fields, position, -1))}
              >
                <UpIcon fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={`Move field ${position + 1} down`}
                disabled={position === fields.length - 1}
                onClick={() => onChange(moveEntry(fields, position, 1))}
              >
                <DownIcon fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={`Remove field ${position + 1}`}
                disabled={fields.length === 1}
                onClick={() => onChange(fields.filter((_field, index) => index !== position))}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            </Box>
          </Box>
        ))}
      </Box>
      <Box>
        <Button startIcon={<AddIcon />} onClick={() => onChange([...fields, { name: '', from: [], steps: [] }])}>
          Add a field
        </Button>
      </Box>
      {open !== null && openField && (
        <SourceDialog
          title={`${openField.name || `Field ${open + 1}`}: value`}
          from="Car details"
          start={{ ...openField, when: openField.when && { heading: openField.when.fact, is: openField.when.is } }}
          headings={facts}
          onClose={() => setOpen(null)}
          onSave={(source) => {
            if (source) {
              const { when, ...others } = source
              const { when: _before, join: _join, constant: _constant, ...field } = openField
              onChange(
                fields.map((each, index) =>
                  index === open ? { ...field, ...others, ...(when && { when: { fact: when.heading, is: when.is } }) } : each,
                ),
              )
            } else onChange(fields.filter((_field, index) => index !== open || fields.length === 1))
            setOpen(null)
          }}
        />
      )}
    </>
  )
}
