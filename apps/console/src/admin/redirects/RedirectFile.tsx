import DownloadIcon from '@mui/icons-material/DownloadRounded'
import UploadIcon from '@mui/icons-material/UploadRounded'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { saveFile } from '../../client/saveFile'
import { FileDialog } from '../../parts/files/FileDialog'
import { FileLines } from '../../parts/files/FileLines'
import { useRedirectCall, useUndoRedirects } from './useRedirectCall'

/** Dialog to import redirects. */
const RedirectFileDialog = ({ siteId, onClose }: { readonly siteId: string; readonly onClose: () => void }) => {
  const dryRun = useRedirectCall(api.redirects.takeIn.mutationOptions())
  const importFile = useRedirectCall(api.redirects.takeIn.mutationOptions())
  const { undo, isPending: isUndoing } = useUndoRedirects(siteId)
  const report = importFile.data ?? dryRun.data
  const changeId = importFile.data?.changeId
  const counts =
    report &&
    `${report.added.toLocaleString('en-AU')} added, ${report.changed.toLocaleString('en-AU')} changed, ${report.unchanged.toLocaleString('en-AU')} unchanged`
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
          <>
            <Alert severity={importFile.data ? 'success' : 'info'}>
              {importFile.data ? `Done: ${counts}.` : `This import would change: ${counts}. Nothing is changed yet.`}
            </Alert>
            {!importFile.data && report.warningCount > 0 && (
              <Alert severity="warning">
                {report.warningCount === 1
                  ? 'One redirect needs a check'
                  : `${report.warningCount.toLocaleString('en-AU')} redirects need a check`}
                . They are imported, too. Import anyway?
              </Alert>
            )}
            {report.refusedCount > 0 && (
              <Alert severity="warning">
                {report.refusedCount === 1 ? 'One row is skipped' : `${report.refusedCount.toLocaleString('en-AU')} rows are skipped`}. The
                others are imported.
              </Alert>
            )}
            <FileLines
              title="Skipped"
              count={report.refusedCount}
              lines={report.refused.map(({ row, from, message }) => ({
                key: `${row} ${message}`,
                message: `Row ${row}, ${from}: ${message}`,
              }))}
            />
            <FileLines
              title="Check these"
              count={report.warningCount}
              lines={report.warnings.map(({ row, from, message }) => ({
                key: `${from} ${message}`,
                message: `Row ${row}, ${from}: ${message}`,
              }))}
            />
          </>
        ) : null
      }
      changes={report ? report.added + report.changed : 0}
      error={importFile.error ?? dryRun.error}
      isDone={importFile.data !== undefined}
      isLooking={dryRun.isPending}
      isTaking={importFile.isPending}
      undo={changeId ? { run: () => undoAll(changeId), isPending: isUndoing } : null}
      onDryRun={(file) => dryRun.mutate({ siteId, ...file, apply: false })}
      onTake={(file) => importFile.mutate({ siteId, ...file, apply: true })}
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
  const save = useMutation({
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
        loading={save.isPending}
        onClick={() => save.mutate()}
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
