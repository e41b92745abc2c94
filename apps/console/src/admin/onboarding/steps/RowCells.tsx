import RemoveIcon from '@mui/icons-material/CloseRounded'
import JoinIcon from '@mui/icons-material/VerticalAlignTopRounded'
import { Box, Button, IconButton, TextField, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { joinedToBefore, toPieces, withoutPiece } from './rowPieces'

interface Props {
  readonly row: number
  /** Split at the file's delimiter. */
  readonly cells: readonly string[]
  readonly delimiter: string
  readonly headings: readonly string[]
  /** Receives the values in the order of the headings. */
  readonly onEntered: (cells: string[]) => void
}

const maxLabelLength = 30
const shorten = (text: string) => (text.length > maxLabelLength ? `${text.slice(0, maxLabelLength)}…` : text)

/**
 * Corrects an unreadable row: shows each value beside the heading of its position; the user joins, removes and edits values until they
 * match.
 */
export const RowCells = ({ row, cells, delimiter, headings, onEntered }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [pieces, setPieces] = useState(() => toPieces(cells, headings.length))
  const headingCount = headings.length
  const surplus = pieces.length - headingCount
  if (!isOpen)
    return (
      <Box>
        <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
          Fix row {row}
        </Button>
      </Box>
    )
  return (
    <Box role="group" aria-label={`Values of row ${row}`} sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
      <Typography variant="body2" color="text.secondary">
        Check that each value has the right heading. Join values that belong together, and remove any that don’t belong.
      </Typography>
      {pieces.map(({ id, text }, index) => {
        const heading = headings[index] ?? 'No heading'
        const valueLabel = text === '' ? `the empty value under ${heading}` : `“${shorten(text)}”`
        return (
          <Box key={id} sx={{ display: 'grid', gap: 0.5, alignItems: 'center', gridTemplateColumns: 'minmax(0, 1fr) auto auto' }}>
            <TextField
              size="small"
              label={heading}
              value={text}
              error={index >= headingCount}
              multiline={text.length > 60}
              maxRows={4}
              onChange={(event) => setPieces(pieces.map((piece) => (piece.id === id ? { ...piece, text: event.target.value } : piece)))}
              onKeyDown={(event) => {
                // Enter must not submit the surrounding form.
                if (event.key === 'Enter') event.preventDefault()
              }}
              sx={{ m: '0 !important' }}
            />
            <Tooltip title="Join to the value above">
              <span>
                <IconButton
                  aria-label={`Join ${valueLabel} to the value above`}
                  disabled={index === 0}
                  onClick={() => setPieces(joinedToBefore(pieces, index, { delimiter, headingCount }))}
                >
                  <JoinIcon fontSize="small" />
                </IconButton>
              </span>
            </Tooltip>
            <Tooltip title="Remove">
              <IconButton aria-label={`Remove ${valueLabel}`} onClick={() => setPieces(withoutPiece(pieces, index, headingCount))}>
                <RemoveIcon fontSize="small" />
              </IconButton>
            </Tooltip>
          </Box>
        )
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="contained" disabled={surplus > 0} onClick={() => onEntered(pieces.map(({ text }) => text))}>
          Apply
        </Button>
        <Button color="inherit" onClick={() => setPieces(toPieces(cells, headingCount))}>
          Start over
        </Button>
        <Typography role="status" variant="body2" color={surplus > 0 ? 'error' : 'text.secondary'}>
          {surplus === 0 ? 'Every value has a heading.' : surplus === 1 ? 'One value too many.' : `${surplus} values too many.`}
        </Typography>
      </Box>
    </Box>
  )
}
