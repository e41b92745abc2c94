import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { FeedPreview } from '../../../client/Records'
import { ScrollRegion } from '../../../parts/ScrollRegion'
import { StatusPill } from '../../../parts/StatusPill'
import type { ColumnChoice } from './Mapping'

type Row = FeedPreview['rows'][number]
type Cell = Row['cells'][number]

const CellValue = ({ cell: { raw, becomes, problem } }: { cell: Cell }) => (
  <>
    <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere', color: problem ? 'error.main' : undefined }}>{problem ?? becomes ?? '–'}</Box>
    {raw !== '' && raw !== becomes && (
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }} noWrap={raw.length > 60}>
        {raw}
      </Typography>
    )}
  </>
)

/** State of a preview row in a word. */
const State = ({ row: { refused, waits, isSkipped, cells } }: { row: Row }) => {
  if (isSkipped) return <StatusPill tone="quiet">Skipped</StatusPill>
  if (waits) return <StatusPill tone="waiting">Car is waiting</StatusPill>
  if (refused !== null) return <StatusPill tone="bad">No car</StatusPill>
  return cells.some(({ problem }) => problem !== null) ? (
    <StatusPill tone="waiting">Field left out</StatusPill>
  ) : (
    <StatusPill tone="good">Ready</StatusPill>
  )
}

/** Sticky first column. Uses a box shadow, because a border would scroll with the table. */
const stickyColumn = {
  position: 'sticky',
  left: 0,
  bgcolor: 'background.paper',
  boxShadow: ({ palette }: Theme) => `inset -1px 0 ${palette.divider}`,
} as const

interface Props {
  readonly rows: readonly Row[]
  readonly columns: readonly ColumnChoice[]
  /** Whether the mapping can read the file; if not, no row has a state. */
  readonly isRead: boolean
}

/** The first rows of a file: the parsed value of each field, and below it the raw text if it differs. */
export const PreviewTable = ({ rows, columns, isRead }: Props) => {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  const titleOf = (cell: Cell) => columns.find(({ column }) => column === cell.column)?.title ?? cell.column
  if (narrow)
    return (
      <Box component="ul" aria-label="First rows" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {rows.map((row) => (
          <Card component="li" variant="outlined" key={row.row} sx={{ p: 1.5 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
              <Typography variant="body2" color="text.secondary">
                Row {row.row}
              </Typography>
              {isRead && <State row={row} />}
            </Box>
            {row.refused && <Box sx={{ color: 'error.main', mb: 1 }}>{row.refused}</Box>}
            <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' }}>
              {row.cells
                .filter(({ raw, becomes, problem }) => raw !== '' || becomes !== null || problem !== null)
                .map((cell) => (
                  <Box key={cell.column} sx={{ display: 'contents' }}>
                    <Typography component="dt" variant="body2" color="text.secondary">
                      {titleOf(cell)}
                    </Typography>
                    <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
                      <CellValue cell={cell} />
                    </Box>
                  </Box>
                ))}
            </Box>
          </Card>
        ))}
      </Box>
    )
  return (
    <ScrollRegion label={{ text: 'First rows' }}>
      <Table size="small" sx={{ '& td, & th': { verticalAlign: 'top', minWidth: 110, maxWidth: 260 } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={stickyColumn}>Row</TableCell>
            {rows[0]?.cells.map((cell) => (
              <TableCell key={cell.column}>{titleOf(cell)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.row} sx={row.isSkipped ? { opacity: 0.55 } : undefined}>
              <TableCell sx={stickyColumn}>
                <Typography variant="body2" color="text.secondary">
                  {row.row}
                </Typography>
                {isRead && <State row={row} />}
                {row.refused && (
                  <Typography variant="body2" color="error" sx={{ mt: 0.5, maxWidth: 180 }}>
                    {row.refused}
                  </Typography>
                )}
              </TableCell>
              {row.cells.map((cell) => (
                <TableCell key={cell.column}>
                  <CellValue cell={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollRegion>
  )
}
