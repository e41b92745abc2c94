import { zoneName } from '@forecourt/rules/format/formatDate'
import { Box, FormHelperText, TextField } from '@mui/material'
import type { EnteredTime, When } from './parseWhen'

interface Props {
  readonly timeZone: string
  readonly entered: EnteredTime
  readonly when: When
  readonly onChange: (entered: EnteredTime) => void
}

/** Date and time inputs in the site's zone, with hints. */
export const WhenFields = ({ timeZone, entered, when, onChange }: Props) => (
  <Box sx={{ display: 'grid', gap: 0.5 }}>
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', sm: '3fr 2fr' }, gap: 1 }}>
      <TextField
        type="date"
        label="Date"
        value={entered.date}
        error={when.problem !== null}
        onChange={(event) => onChange({ ...entered, date: event.target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-describedby': 'when-hints' } }}
      />
      <TextField
        type="time"
        label={`Time in ${zoneName(timeZone)}`}
        value={entered.time}
        error={when.problem !== null}
        onChange={(event) => onChange({ ...entered, time: event.target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-describedby': 'when-hints' } }}
      />
    </Box>
    <Box id="when-hints" aria-live="polite">
      {when.problem !== null && <FormHelperText error>{when.problem}</FormHelperText>}
      {when.hints.map((hint) => (
        <FormHelperText key={hint}>{hint}</FormHelperText>
      ))}
    </Box>
  </Box>
)
