import { zoneName } from '@forecourt/rules/format/formatDate'
import { Box, FormHelperText, TextField } from '@mui/material'
import type { When, WhenTyped } from './parseWhen'

interface Props {
  readonly timeZone: string
  readonly typed: WhenTyped
  readonly when: When
  readonly onChange: (typed: WhenTyped) => void
}

/** Date and time inputs in the site's zone, with hints. */
export const WhenFields = ({ timeZone, typed, when, onChange }: Props) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '3fr 2fr' }, gap: 1 }}>
      <TextField
        type="date"
        label="Date"
        value={typed.date}
        error={when.problem !== null}
        onChange={(event) => onChange({ ...typed, date: event.target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-describedby': 'when-said' } }}
      />
      <TextField
        type="time"
        label={`Time in ${zoneName(timeZone)}`}
        value={typed.time}
        error={when.problem !== null}
        onChange={(event) => onChange({ ...typed, time: event.target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-describedby': 'when-said' } }}
      />
    </Box>
    <Box id="when-said" aria-live="polite">
      {when.problem !== null && <FormHelperText error>{when.problem}</FormHelperText>}
      {when.hints.map((hint) => (
        <FormHelperText key={hint}>{hint}</FormHelperText>
      ))}
    </Box>
  </Box>
)
