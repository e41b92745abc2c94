import type { ImportReport, UndoneImport } from '@forecourt/data/edited-records/importRecords'
import { Alert, Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

interface Props {
  readonly report: ImportReport
  readonly many: string
  readonly isDone: boolean
  readonly undone: UndoneImport | null
}

const mostShown = 12

const Part = ({ title, lines }: { title: string; lines: readonly { readonly key: string; readonly says: ReactNode }[] }) =>
  lines.length === 0 ? null : (
    <Box component="section">
      <Typography variant="h3" component="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {lines.slice(0, mostShown).map(({ key, says }) => (
          <Box component="li" key={key} sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
            {says}
          </Box>
        ))}
      </Box>
      {lines.length > mostShown && (
        <Typography variant="body2" color="text.secondary" sx={{ pl: 2.5 }}>
          and {lines.length - mostShown} more
        </Typography>
      )}
    </Box>
  )

/** What a file of records would do, or did. */
export const RecordFileReport = ({ report, many, isDone, undone }: Props) => {
  const { added, changed, unchanged, refused, unknown } = report
  const counts = `${added.length} added, ${changed.length} changed, ${unchanged} as they were`
  const refusedRows = new Set(refused.map(({ row }) => row)).size
  return (
    <>
      {undone ? (
        <Alert severity={undone.kept.length > 0 ? 'warning' : 'success'}>
          {`Taken back: ${undone.undone} as before.`}
          {undone.kept.length > 0 && ` Somebody changed these since, so they stay: ${undone.kept.join(', ')}.`}
        </Alert>
      ) : (
        <Alert severity={isDone ? 'success' : 'info'}>
          {isDone ? `Done: ${counts}.` : `It would do this: ${counts}. Nothing is changed yet.`}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert severity="warning">
          {refusedRows === 1 ? 'One row is' : `${refusedRows} rows are`} left out: {many} that are right are taken in without{' '}
          {refusedRows === 1 ? 'it' : 'them'}.
        </Alert>
      )}
      {unknown.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          Not read, because nothing here is called so: {unknown.join(', ')}.
        </Typography>
      )}
      <Part
        title="Left out"
        lines={refused.map(({ row, column, value, says }) => ({
          key: `${row} ${column} ${says}`,
          says: `Row ${row}${column === null ? '' : `, ${column}`}${value === '' ? '' : ` “${value}”`}: ${says}`,
        }))}
      />
      <Part title="Changed" lines={changed.map(({ title, changes }) => ({ key: title, says: `${title}: ${changes.join(' · ')}` }))} />
      <Part title="Added" lines={added.map((title, index) => ({ key: `${index} ${title}`, says: title }))} />
    </>
  )
}
