import type { ImportReport, UndoneImport } from '@forecourt/data/edited-records/importRecords'
import type { RefusedCell } from '@forecourt/data/edited-records/planRecordImport'
import type { RecordFields } from '@forecourt/rules/records/RecordField'
import FileIcon from '@mui/icons-material/DescriptionOutlined'
import { Alert, Button, Menu, MenuItem, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import { type AnyRecord, recordApi } from '../../client/recordApi'
import { saveFile } from '../../client/saveFile'
import { type CorrectedCell, FileCellCorrections } from '../../parts/files/FileCellCorrections'
import { type FileColumn, FileColumns } from '../../parts/files/FileColumns'
import { FileDialog } from '../../parts/files/FileDialog'
import { FileLines } from '../../parts/files/FileLines'
import { useFileDecisions } from '../../parts/files/useFileDecisions'
import type { RecordView } from './RecordView'
import { useRecordOwner } from './useOwner'

type FileReport = ImportReport & { readonly columns: readonly FileColumn[] }

interface RecordFileReportProps {
  readonly report: FileReport
  readonly fields: RecordFields
  /** 'review', 'reviews'. */
  readonly noun: string
  readonly plural: string
  readonly isDone: boolean
  readonly isChecking: boolean
  readonly undone: UndoneImport | null
  readonly onChoose: (heading: string, field: string | null) => void
  readonly onCorrect: (cells: readonly CorrectedCell[]) => void
}

const hasColumn = (cell: RefusedCell): cell is RefusedCell & { readonly column: string } => cell.column !== null && cell.row > 1

const reportLine = ({ row, column, value, message }: RefusedCell, index: number) => ({
  key: `${row} ${column} ${index}`,
  message: `Row ${row}${column === null ? '' : `, ${column}`}${value === '' ? '' : ` “${value}”`}: ${message}`,
})

/** Report of an import of records, or of its dry run with the columns and the cells that can be corrected. */
const RecordFileReport = ({ report, fields, noun, plural, isDone, isChecking, undone, onChoose, onCorrect }: RecordFileReportProps) => {
  // The title can follow directly: 'Review of Priya S.'
  const withNoun = (title: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${title}`
  const { added, changed, unchanged, refused, notes, columns } = report
  const counts = `${added.length} added, ${changed.length} changed, ${unchanged} unchanged`
  const hasImportableRows = added.length + changed.length + unchanged > 0
  const refusedRows = new Set(refused.map(({ row }) => row)).size
  const hasKnownColumn = columns.some(({ field }) => field !== null)
  const isCorrectable = (cell: RefusedCell) => !isDone && hasColumn(cell)
  return (
    <>
      {undone ? (
        <Alert severity={undone.leftAsIs.length > 0 ? 'warning' : 'success'}>
          {`Undone: ${undone.undone} restored.`}
          {undone.leftAsIs.length > 0 && ` Someone has changed these since, so they were kept: ${undone.leftAsIs.join(', ')}.`}
        </Alert>
      ) : (
        <Alert severity={isDone ? 'success' : 'info'}>
          {isDone
            ? `Done: ${counts}.`
            : hasKnownColumn
              ? `This import would change: ${counts}. Nothing is changed yet.`
              : 'We don’t know any of these columns. Choose what to read them as.'}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert severity="warning">
          {refusedRows === 1 ? 'One row is' : `${refusedRows} rows are`} skipped
          {hasImportableRows ? `: the ${plural} in the other rows are imported.` : '.'}
        </Alert>
      )}
      {!isDone && (
        <FileColumns
          columns={columns}
          fields={Object.entries(fields).map(([value, { label }]) => ({ value, label }))}
          onChoose={onChoose}
        />
      )}
      {!isDone && (
        <FileCellCorrections
          title="Correct these"
          description="Their rows are skipped as they are. What you enter here is used instead; the file stays as it is."
          cells={refused.filter(hasColumn)}
          isChecking={isChecking}
          onCorrect={onCorrect}
        />
      )}
      <FileLines title="Skipped" lines={refused.filter((cell) => !isCorrectable(cell)).map(reportLine)} />
      {!isDone && (
        <FileCellCorrections
          title="Check these"
          description="Their rows are imported without these values."
          cells={notes.filter(hasColumn)}
          isChecking={isChecking}
          onCorrect={onCorrect}
        />
      )}
      <FileLines title="Not imported" lines={notes.filter((cell) => !isCorrectable(cell)).map(reportLine)} />
      <FileLines
        title="Changed"
        lines={changed.map(({ title, changes }) => ({ key: title, message: `${withNoun(title)}: ${changes.join(' · ')}` }))}
      />
      <FileLines title="Added" lines={added.map((title, index) => ({ key: `${index} ${title}`, message: withNoun(title) }))} />
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
  const [, plural] = list.countNouns
  const calls = recordApi(resource)
  const queries = useQueryClient()
  const refresh = () => void invalidateResources(queries, resource)
  // Sent again after a lost answer, an import is done once.
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const [dryRunResult, setDryRunResult] = useState<{ readonly organisationId: string | null; readonly report: FileReport } | null>(null)
  const dryRun = useMutation(
    calls.importFile.mutationOptions({ onSuccess: (report, sent) => setDryRunResult({ organisationId: sent.organisationId, report }) }),
  )
  const importFile = useMutation(calls.importFile.mutationOptions({ onSuccess: refresh }))
  const undo = useMutation(calls.undoImport.mutationOptions({ onSuccess: refresh }))
  // A dry run for another organisation doesn't apply.
  const isSame = dryRun.variables?.organisationId === organisationId
  const report = importFile.data ?? (dryRunResult?.organisationId === organisationId ? dryRunResult.report : undefined)
  const importId = importFile.data?.importId ?? null
  const headings = Object.values(fields).map(({ label }) => label)
  const { decisions, onFile, onChoose, onCorrect } = useFileDecisions((file, decisions) => {
    setIdempotencyKey(crypto.randomUUID())
    dryRun.mutate({ organisationId, ...file, ...decisions, apply: false })
  })
  return (
    <FileDialog
      many={plural}
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
          <RecordFileReport
            {...{ report, fields, noun, plural }}
            isDone={importFile.data !== undefined}
            isChecking={dryRun.isPending}
            undone={undo.data ?? null}
            onChoose={(heading, field) => onChoose(report.columns, heading, field)}
            onCorrect={onCorrect}
          />
        ) : null
      }
      changes={report ? report.added.length + report.changed.length : 0}
      error={undo.error ?? importFile.error ?? (isSame ? dryRun.error : null)}
      isDone={importFile.data !== undefined}
      isChecking={dryRun.isPending}
      isImporting={importFile.isPending}
      undo={importId === null || undo.data ? null : { run: () => undo.mutate({ organisationId, importId }), isPending: undo.isPending }}
      onDryRun={(file) => {
        setDryRunResult(null)
        onFile(file)
      }}
      onImport={(file) => importFile.mutate({ organisationId, ...file, ...decisions, key: idempotencyKey, apply: true })}
      onClose={onClose}
    />
  )
}

/** Imports records from a file, or exports them. */
export const RecordFileMenu = <Row extends AnyRecord>({ view }: { readonly view: RecordView<Row> }) => {
  const { resource } = view
  const { organisationId, field } = useRecordOwner(view)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const notify = useNotify()
  const queries = useQueryClient()
  const exportFile = useMutation({
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
        loading={exportFile.isPending}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        File
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem
          onClick={() => {
            setAnchor(null)
            setOpen(true)
          }}
        >
          Import a file…
        </MenuItem>
        <MenuItem
          disabled={!isOwned}
          onClick={() => {
            setAnchor(null)
            exportFile.mutate()
          }}
        >
          {isOwned ? 'Export as a file' : 'Export as a file: choose a business first'}
        </MenuItem>
      </Menu>
      {isOpen && <RecordFileDialog view={view} organisationId={organisationId} ownerField={field} onClose={() => setOpen(false)} />}
    </>
  )
}
