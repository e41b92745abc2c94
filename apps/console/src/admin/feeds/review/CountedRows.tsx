import AddIcon from '@mui/icons-material/AddRounded'
import RemoveIcon from '@mui/icons-material/CloseRounded'
import { Box, Button, IconButton, MenuItem, TextField } from '@mui/material'
import type { Mapping } from './Mapping'
import { WordsField } from './WordsField'

interface Props {
  readonly mapping: Mapping
  readonly headings: readonly string[]
  readonly onChange: (mapping: Mapping) => void
}

/** Which rows are cars of this feed: all, or those of which headings say this and not that. */
export const CountedRows = ({ mapping, headings, onChange }: Props) => {
  const { only } = mapping
  const put = (place: number, change: Partial<Mapping['only'][number]>) =>
    onChange({ ...mapping, only: only.map((each, index) => (index === place ? { ...each, ...change } : each)) })
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {only.map(({ heading, is, isNot }, place) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions are told apart by their place alone
          key={place}
          role="group"
          aria-label={`Condition ${place + 1}`}
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: { xs: '1fr', md: '1fr 1fr 1fr auto' },
            alignItems: 'start',
            '& .MuiTextField-root': { m: 0 },
          }}
        >
          <TextField select label="Rows where" value={heading} onChange={(event) => put(place, { heading: event.target.value })}>
            {headings.map((each) => (
              <MenuItem key={each} value={each}>
                {each}
              </MenuItem>
            ))}
          </TextField>
          <WordsField label="is one of" values={is} onChange={(next) => put(place, { is: next })} />
          <WordsField label="is none of" values={isNot} onChange={(next) => put(place, { isNot: next })} />
          <IconButton
            aria-label={`Remove condition ${place + 1}`}
            onClick={() => onChange({ ...mapping, only: only.filter((_each, index) => index !== place) })}
          >
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button
          size="small"
          startIcon={<AddIcon />}
          disabled={headings.length === 0}
          onClick={() => onChange({ ...mapping, only: [...only, { heading: headings[0] ?? '', is: [], isNot: [] }] })}
        >
          Count some rows only
        </Button>
      </Box>
    </Box>
  )
}
