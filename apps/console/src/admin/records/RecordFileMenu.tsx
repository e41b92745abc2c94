import type { ImportReport, UndoneImport } from '@forecourt/data/edited-records/importRecords'
import FileIcon from '@mui/icons-material/DescriptionOutlined'
import { Alert, Button, Menu, MenuItem, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import { type AnyRecord, recordApi } from '../../client/recordApi'
import { saveFile } from '../../client/saveFile'
import { FileDialog } from '../../parts/files/FileDialog'
import { FileLines } from '../../parts/files/FileLines'
import type { RecordView } from './RecordView'
import { useRecordOwner } from './useOwner'

interface RecordFileReportProps {
  readonly report: ImportReport
  /** 'review', 'reviews'. */
  readonly noun: string
  readonly many: string
  readonly isDone: boolean
  readonly undone: UndoneImport | null
}

/** Report of an import of records, or of its dry run. */
const RecordFileReport = ({ report, noun, many, isDone, undone }: RecordFileReportProps) => {
  // The title can follow directly: 'Review of Priya S.'
  const called = (title: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${title}`
  const { added, changed, unchanged, refused, unknown } = report
  const counts = `${added.length} added, ${changed.length} changed, ${unchanged} unchanged`
  const isAnyRight = added.length + changed.length + unchanged > 0
  const refusedRows = new Set(refused.map(({ row }) => row)).size
  return (
    <>
      {undone ? (
        <Alert severity={undone.leftAsIs.length > 0 ? 'warning' : 'success'}>
          {`Undone: ${undone.undone} restored.`}
          {undone.leftAsIs.length > 0 && `Someone has changed these since, so they were kept: ${undone.leftAsIs.join(', ')}.`}
        </Alert>
      ) : (
        <Alert severity={isDone ? 'success' : 'info'}>
          {isDone ? `Done: ${counts}.` : `This import would change: ${counts}. Nothing is changed yet.`}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert severity="warning">
          {refusedRows === 1 ? 'One row is' : `${refusedRows} rows are`} skipped
          {isAnyRight ? `: the ${many} in the other rows are imported.` : '.'}
        </Alert>
      )}
      {unknown.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          We don’t know these columns: {unknown.join(', ')}.
        </Typography>
      )}
      <FileLines
        title="Skipped"
        lines={refused.map(({ row, column, value, message }) => ({
          key: `${row} ${column} ${message}`,
          message: `Row ${row}${column === null ? '' : `, ${column}`}${value === '' ? '' : ` “${value}”`}: ${message}`,
        }))}
      />
      <FileLines
        title="Changed"
        lines={changed.map(({ title, changes }) => ({ key: title, message: `${called(title)}: ${changes.join(' · ')}` }))}
      />
      <FileLines title="Added" lines={added.map((title, index) => ({ key: `${index} ${title}`, message: called(title) }))} />
    </>
  )
}

interface RecordFileDialogProps<Row extends AnyRecord> {
  readonly view: RecordView<Row>
  readonly organisationId: string | null
  readonly ownerField: ReactNode
  readonly onClose: () => void
}

/** Imports a file of records. */
const RecordFileDialog = <Row extends AnyRecord>({ view, organisationId, ownerField, onClose }: RecordFileDialogProps<Row>) => {
  const { resource, noun, fields, list } = view
  const [, many] = list.counted
  const calls = recordApi(resource)
  const queries = useQueryClient()
  const readAgain = () => void invalidateResources(queries, resource)
  const dryRun = useMutation(calls.takeFile.mutationOptions())
  const importFile = useMutation(calls.takeFile.mutationOptions({ onSuccess: readAgain }))
  const undo = useMutation(calls.undoFile.mutationOptions({ onSuccess: readAgain }))
  // A dry run for another organisation doesn't apply.
  const looked = dryRun.variables?.organisationId === organisationId ? dryRun : null
  const report = importFile.data ?? looked?.data
  const importId = importFile.data?.importId ?? null
  const headings = Object.values(fields).map(({ label }) => label)
  return (
    <FileDialog
      many={many}
      accept=".csv,.tsv,.txt,.json,.xml,text/csv"
      before={ownerField}
      isReady={organisationId !== ''}
      intro={
        <>
          <Typography>A CSV file with column headings. You see the changes before they are made.</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            Known columns: {headings.join(', ')}. Export the current list to see the format.
          </Typography>
        </>
      }
      report={
        report ? (
          <RecordFileReport report={report} noun={noun} many={many} isDone={importFile.data !== undefined} undone={undo.data ?? null} />
        ) : null
      }
      changes={report ? report.added.length + report.changed.length : 0}
      error={undo.error ?? importFile.error ?? looked?.error ?? null}
      isDone={importFile.data !== undefined}
      isLooking={dryRun.isPending}
      isTaking={importFile.isPending}
      undo={importId === null || undo.data ? null : { run: () => undo.mutate({ organisationId, importId }), isPending: undo.isPending }}
      onDryRun={(file) => dryRun.mutate({ organisationId, ...file, apply: false })}
      onTake={(file) => importFile.mutate({ organisationId, ...file, apply: true })}
      onClose={onClose}
    />
  )
}

/** Imports records from a file, or exports them. */
export const RecordFileMenu = <Row extends AnyRecord>({ view }: { readonly view: RecordView<Row> }) => {
  const { resource } = view
  const { organisationId, field } = useRecordOwner(view)
  const [at, setAt] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const notify = useNotify()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: () => queries.fetchQuery(recordApi(resource).exportCsv.queryOptions({ organisationId }, { staleTime: 0 })),
    onSuccess: ({ fileName, text }) => saveFile(fileName, 'text/csv', text),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  const isOwned = organisationId !== ''
  return (
    <>
      <Button
        color="inherit"
        startIcon={<FileIcon />}
        loading={save.isPending}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        onClick={(event) => setAt(event.currentTarget)}
      >
        File
      </Button>
      <Menu anchorEl={at} open={at !== null} onClose={() => setAt(null)}>
        <MenuItem
          onClick={() => {
            setAt(null)
            setOpen(true)
          }}
        >
          Import a file…
        </MenuItem>
        <MenuItem
          disabled={!isOwned}
          onClick={() => {
            setAt(null)
            save.mutate()
          }}
        >
          {isOwned ? 'Export as a file' : 'Export as a file: choose a business first'}
        </MenuItem>
      </Menu>
      {isOpen && <RecordFileDialog view={view} organisationId={organisationId} ownerField={field} onClose={() => setOpen(false)} />}
    </>
  )
}
