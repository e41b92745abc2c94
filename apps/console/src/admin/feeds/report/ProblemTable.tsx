import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { FeedRunRecord } from '../../../client/Records'
import { StatusPill } from '../../../parts/StatusPill'

type Problem = FeedRunRecord['problems'][number]

const Kind = ({ refused, waits = false }: Pick<Problem, 'refused' | 'waits'>) => (
  <StatusPill tone={refused && !waits ? 'bad' : 'waiting'}>{waits ? 'Car is waiting' : refused ? 'No car' : 'Field left out'}</StatusPill>
)

/** Rejected rows: row, value and reason. Each problem of a waiting car says that the car is waiting. */
export const ProblemTable = ({ problems: listed }: { problems: readonly Problem[] }) => {
  const waiting = new Set(listed.filter(({ waits }) => waits).map(({ row }) => row))
  const problems = listed.map((problem) => ({ ...problem, waits: waiting.has(problem.row) }))
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  if (narrow)
    return (
      <Box component="ul" aria-label="Rows with problems" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {problems.map(({ row, stockNumber, heading, value, message, refused, waits }) => (
          <Card component="li" variant="outlined" key={`${row} ${heading}`} sx={{ p: 1.5, display: 'grid', gap: 0.5 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Kind refused={refused} waits={waits} />
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                Row {row}
                {stockNumber && ` · ${stockNumber}`}
                {heading && ` · ${heading}`}
              </Typography>
            </Box>
            <Box sx={{ overflowWrap: 'anywhere' }}>{message}</Box>
            {value !== '' && (
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            )}
          </Card>
        ))}
      </Box>
    )
  return (
    <Table size="small" aria-label="Rows with problems">
      <TableHead>
        <TableRow>
          <TableCell align="right">Row</TableCell>
          <TableCell>Stock no.</TableCell>
          <TableCell>Column</TableCell>
          <TableCell>Value</TableCell>
          <TableCell>Problem</TableCell>
          <TableCell>Result</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {problems.map(({ row, stockNumber, heading, value, message, refused, waits }) => (
          <TableRow key={`${row} ${heading} ${message}`}>
            <TableCell align="right">{row}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{stockNumber}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{heading}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere', maxWidth: 220 }}>{value}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{message}</TableCell>
            <TableCell>
              <Kind refused={refused} waits={waits} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
