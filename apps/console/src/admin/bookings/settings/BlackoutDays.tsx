import type { BlackoutDays as Blackout } from '@forecourt/rules/bookings/BookingSettings'
import AddIcon from '@mui/icons-material/AddRounded'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import { Box, Button, IconButton, TextField, Typography } from '@mui/material'

interface Props {
  readonly days: readonly Blackout[]
  readonly problem: string | undefined
  readonly onChange: (days: readonly Blackout[]) => void
}

/** Days on which nothing can be booked, such as a stocktake. */
export const BlackoutDays = ({ days, problem, onChange }: Props) => {
  const put = (index: number, change: Partial<Blackout>) =>
    onChange(days.map((day, place) => (place === index ? { ...day, ...change } : day)))
  return (
    <Box sx={{ display: 'grid', gap: 1.5, '& .MuiTextField-root': { m: 0 } }}>
      {days.map((day, index) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: days being typed have no other name than their place.
          key={index}
          role="group"
          aria-label={day.name || `Days without bookings ${index + 1}`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
        >
          <TextField
            type="date"
            label="First day"
            value={day.from}
            onChange={({ target: { value } }) => put(index, { from: value, ...(day.until < value && { until: value }) })}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ width: 156 }}
          />
          <TextField
            type="date"
            label="Last day"
            value={day.until}
            onChange={(event) => put(index, { until: event.target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ width: 156 }}
          />
          <TextField
            label="Name"
            value={day.name}
            onChange={(event) => put(index, { name: event.target.value })}
            slotProps={{ htmlInput: { maxLength: 80 } }}
            sx={{ flex: '1 1 140px' }}
          />
          <IconButton
            aria-label={`Remove ${day.name || 'these days'}`}
            onClick={() => onChange(days.filter((_day, place) => place !== index))}
          >
            <DeleteIcon sx={{ fontSize: 20 }} />
          </IconButton>
        </Box>
      ))}
      {problem && (
        <Typography role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      )}
      <Button startIcon={<AddIcon />} onClick={() => onChange([...days, { from: '', until: '', name: '' }])} sx={{ justifySelf: 'start' }}>
        Add days
      </Button>
    </Box>
  )
}
