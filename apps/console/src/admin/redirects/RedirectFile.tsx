import { type RedirectColumnField, redirectColumns } from '@forecourt/rules/routing/redirects/redirectColumns'
import DownloadIcon from '@mui/icons-material/DownloadRounded'
import UploadIcon from '@mui/icons-material/UploadRounded'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { Outputs } from '../../client/Records'
import { saveFile } from '../../client/saveFile'
import { type CorrectedCell, FileCellCorrections } from '../../parts/files/FileCellCorrections'
import { FileColumns } from '../../parts/files/FileColumns'
import { FileDialog } from '../../parts/files/FileDialog'
import { FileLines } from '../../parts/files/FileLines'
import { type FileDecisions, useFileDecisions } from '../../parts/files/useFileDecisions'
import { useRedirectCall, useUndoRedirects } from './useRedirectCall'

type Report = Outputs['redirects']['importFile']
type ImportColumns = { readonly heading: string; readonly field: RedirectColumnField | null }[]

const fields = Object.entries(redirectColumns).map(([value, label]) => ({ value, label }))

interface RedirectReportProps {
  readonly report: Report
  readonly isDone: boolean
  readonly isChecking: boolean
  readonly onChoose: (heading: string, field: string | null) => void
  readonly onCorrect: (cells: readonly CorrectedCell[]) => void
}

/** Report of an import of redirects, or of its dry run with the columns and the cells that can be corrected. */
const RedirectReport = ({ report, isDone, isChecking, onChoose, onCorrect }: RedirectReportProps) => {
  const counts = `${report.added.toLocaleString('en-AU')} added, ${report.changed.toLocaleString('en-AU')} changed, ${report.unchanged.toLocaleString('en-AU')} unchanged`
  const cells = isDone ? [] : report.refused.flatMap(({ row, message, cell }) => (cell && row > 0 ? [{ row, message, ...cell }] : []))
  const others = report.refused.filter(({ row, cell }) => isDone || !cell || row === 0)
  return (
    <>
      <Alert severity={isDone ? 'success' : 'info'}>
        {isDone ? `Done: ${counts}.` : `This import would change: ${counts}. Nothing is changed yet.`}
      </Alert>
      {!isDone && report.warningCount > 0 && (
        <Alert severity="warning">
          {report.warningCount === 1
            ? 'One redirect needs a check'
            : `${report.warningCount.toLocaleString('en-AU')} redirects need a check`}
          . They are imported, too. Import anyway?
        </Alert>
      )}
      {report.refusedCount > 0 && (
        <Alert severity="warning">
          {report.refusedCount === 1 ? 'One row is skipped' : `${report.refusedCount.toLocaleString('en-AU')} rows are skipped`}. The others
          are imported.
        </Alert>
      )}
      {!isDone && report.columns.length > 0 && <FileColumns columns={report.columns} fields={fields} onChoose={onChoose} />}
      <FileCellCorrections
        title="Correct these"
        description="Their rows are skipped as they are. What you enter here is used instead; the file stays as it is."
        cells={cells}
        isChecking={isChecking}
        onCorrect={onCorrect}
      />
      <FileLines
        title="Skipped"
        count={report.refusedCount - cells.length}
        lines={others.map(({ row, from, message }) => ({ key: `${row} ${message}`, message: `Row ${row}, ${from}: ${message}` }))}
      />
      <FileLines
        title="Check these"
        count={report.warningCount}
        lines={report.warnings.map(({ row, from, message }) => ({ key: `${from} ${message}`, message: `Row ${row}, ${from}: ${message}` }))}
      />
    </>
  )
}

/** Dialog to import redirects. */
const RedirectFileDialog = ({ siteId, onClose }: { readonly siteId: string; readonly onClose: () => void }) => {
  const [dryRunReport, setDryRunReport] = useState<Report | null>(null)
  const dryRun = useRedirectCall(api.redirects.importFile.mutationOptions(), setDryRunReport)
  const importFile = useRedirectCall(api.redirects.importFile.mutationOptions())
  const { undo, isPending: isUndoing } = useUndoRedirects(siteId)
  const toInput = ({ columns, corrections }: FileDecisions) => ({ columns: columns as ImportColumns, corrections })
  const { decisions, onFile, onChoose, onCorrect } = useFileDecisions((file, decisions) =>
    dryRun.mutate({ siteId, ...file, ...toInput(decisions), apply: false }),
  )
  const report = importFile.data ?? dryRunReport
  const changeId = importFile.data?.changeId
  const undoAll = (id: string) => {
    undo(id)
    onClose()
  }
  return (
    <FileDialog
      many="redirects"
      accept=".csv,.tsv,.txt,.htaccess,text/csv,text/plain"
      intro={
        <>
          <Typography>
            A CSV file with the columns from, to and code, or an export from another system: Redirection or Yoast (WordPress), Screaming
            Frog, Squarespace, Shopify or an .htaccess file. You see the changes before they are made.
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            Without a code, a redirect is a 301. 302, 308 and 410 (permanently removed) also work. Old addresses can include the old site’s
            domain. Redirects that are off in the file stay off. At most 50,000.
          </Typography>
        </>
      }
      report={
        report ? (
          <RedirectReport
            report={report}
            isDone={importFile.data !== undefined}
            isChecking={dryRun.isPending}
            onChoose={(heading, field) => onChoose(report.columns, heading, field)}
            onCorrect={onCorrect}
          />
        ) : null
      }
      changes={report ? report.added + report.changed : 0}
      error={importFile.error ?? dryRun.error}
      isDone={importFile.data !== undefined}
      isChecking={dryRun.isPending}
      isImporting={importFile.isPending}
      undo={changeId ? { run: () => undoAll(changeId), isPending: isUndoing } : null}
      onDryRun={(file) => {
        setDryRunReport(null)
        onFile(file)
      }}
      onImport={(file) => importFile.mutate({ siteId, ...file, ...toInput(decisions), apply: true })}
      onClose={onClose}
    />
  )
}

interface Props {
  readonly siteId: string
  readonly total: number
  readonly mayChange: boolean
}

/** Imports redirects from a file, or exports them. */
export const RedirectFile = ({ siteId, total, mayChange }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const notify = useNotify()
  const queries = useQueryClient()
  const exportCsv = useMutation({
    mutationFn: () => queries.fetchQuery(api.redirects.exportCsv.queryOptions({ siteId }, { staleTime: 0, gcTime: 0 })),
    onSuccess: ({ fileName, text }) => saveFile(fileName, 'text/csv;charset=utf-8', text),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadIcon />}
        disabled={total === 0}
        loading={exportCsv.isPending}
        onClick={() => exportCsv.mutate()}
      >
        Export
      </Button>
      {mayChange && (
        <Button variant="outlined" color="inherit" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
          Import a file
        </Button>
      )}
      {isOpen && <RedirectFileDialog siteId={siteId} onClose={() => setOpen(false)} />}
    </Box>
  )
}
