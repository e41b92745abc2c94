import type { ImportReport, UndoneImport } from '@forecourt/data/edited-records/importRecords'
import { Alert, Typography } from '@mui/material'
import { FileLines } from '../../parts/files/FileLines'

interface Props {
  readonly report: ImportReport
  /** 'review', 'reviews'. */
  readonly noun: string
  readonly many: string
  readonly isDone: boolean
  readonly undone: UndoneImport | null
}

/** What a file of records would do, or did. */
export const RecordFileReport = ({ report, noun, many, isDone, undone }: Props) => {
  // A title may go on from it: 'Review of Priya S.'
  const called = (title: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${title}`
  const { added, changed, unchanged, refused, unknown } = report
  const counts = `${added.length} added, ${changed.length} changed, ${unchanged} as they were`
  const isAnyRight = added.length + changed.length + unchanged > 0
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
          {refusedRows === 1 ? 'One row is' : `${refusedRows} rows are`} left out
          {isAnyRight ? `: ${many} that are right are taken in without ${refusedRows === 1 ? 'it' : 'them'}.` : '.'}
        </Alert>
      )}
      {unknown.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          Not read, because nothing here is called so: {unknown.join(', ')}.
        </Typography>
      )}
      <FileLines
        title="Left out"
        lines={refused.map(({ row, column, value, says }) => ({
          key: `${row} ${column} ${says}`,
          says: `Row ${row}${column === null ? '' : `, ${column}`}${value === '' ? '' : ` “${value}”`}: ${says}`,
        }))}
      />
      <FileLines
        title="Changed"
        lines={changed.map(({ title, changes }) => ({ key: title, says: `${called(title)}: ${changes.join(' · ')}` }))}
      />
      <FileLines title="Added" lines={added.map((title, index) => ({ key: `${index} ${title}`, says: called(title) }))} />
    </>
  )
}
