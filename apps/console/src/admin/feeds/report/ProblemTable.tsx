import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { FeedRunRecord } from '../../../client/Records'
import { StatusPill } from '../../../parts/StatusPill'
import { type FieldProblems, problemsByField } from './problemsByField'

type Problem = FeedRunRecord['problems'][number]

const Kind = ({ refused, waits }: Pick<FieldProblems, 'refused' | 'waits'>) => (
  <StatusPill tone={refused && !waits ? 'bad' : 'waiting'}>{waits ? 'Car is waiting' : refused ? 'No car' : 'Field left out'}</StatusPill>
)

/** Texts, each on a line. */
const Lines = ({ texts }: { readonly texts: readonly string[] }) => texts.map((text) => <div key={text}>{text}</div>)

/** Rejected rows: row, value and reason, once for each car and field. */
export const ProblemTable = ({ problems: listed }: { problems: readonly Problem[] }) => {
  const problems = problemsByField(listed)
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true })
  if (narrow)
    return (
      <Box component="ul" aria-label="Rows with problems" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {problems.map(({ rows, stockNumber, heading, values, messages, refused, waits }) => (
          <Card component="li" variant="outlined" key={`${rows} ${stockNumber} ${heading}`} sx={{ p: 1.5, display: 'grid', gap: 0.5 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
              <Kind refused={refused} waits={waits} />
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                Row {rows}
                {stockNumber && ` · ${stockNumber}`}
                {heading && ` · ${heading}`}
              </Typography>
            </Box>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <Lines texts={messages} />
            </Box>
            {values.length > 0 && (
              <Typography variant="body2" component="div" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                <Lines texts={values} />
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
        {problems.map(({ rows, stockNumber, heading, values, messages, refused, waits }) => (
          <TableRow key={`${rows} ${stockNumber} ${heading}`}>
            <TableCell align="right">{rows}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{stockNumber}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{heading}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere', maxWidth: 220 }}>
              <Lines texts={values} />
            </TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>
              <Lines texts={messages} />
            </TableCell>
            <TableCell>
              <Kind refused={refused} waits={waits} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
