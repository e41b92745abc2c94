import { Box, TextField, Typography } from '@mui/material'

/** A column of a file and what it is read as. */
export interface FileColumn {
  readonly heading: string
  /** Null if it is left out. */
  readonly field: string | null
  /** Some of its values. */
  readonly examples: readonly string[]
}

interface Props {
  readonly columns: readonly FileColumn[]
  readonly fields: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (heading: string, field: string | null) => void
}

/** The columns of a file with the fields they are read as, which the user can change. Open if one is left out. */
export const FileColumns = ({ columns, fields, onChoose }: Props) => {
  const read = columns.filter(({ field }) => field !== null).length
  return (
    <Box component="details" open={read < columns.length || undefined} sx={{ '& > summary': { cursor: 'pointer' } }}>
      <Typography component="summary" variant="h3">
        {`Columns of the file: ${read} of ${columns.length} are read`}
      </Typography>
      <Box component="ul" aria-label="Columns of the file" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {columns.map(({ heading, field, examples }) => (
          <Box
            component="li"
            key={heading}
            sx={{
              ...{ display: 'grid', gap: 1, alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' },
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{heading}</Box>
              <Typography variant="body2" color="text.secondary" noWrap>
                {examples.join(', ') || 'Empty'}
              </Typography>
            </Box>
            <TextField
              select
              size="small"
              label={`Read “${heading}” as`}
              value={field ?? ''}
              onChange={(event) => onChoose(heading, event.target.value || null)}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
              sx={{ m: '0 !important' }}
            >
              <option value="">Leave out</option>
              {fields.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </TextField>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
