import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { base64Of } from '../../client/base64Of'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'
import { type AnyRecord, recordApi } from '../../client/recordApi'
import { RecordFileReport } from './RecordFileReport'
import type { RecordView } from './RecordView'

interface Props<Row extends AnyRecord> {
  readonly view: RecordView<Row>
  readonly organisationId: string | null
  readonly ownerField: ReactNode
  readonly onClose: () => void
}

const mostBytes = 4_000_000

/** A file of records: what it would do is said first, and what it did can be taken back. */
export const RecordFileDialog = <Row extends AnyRecord>({ view, organisationId, ownerField, onClose }: Props<Row>) => {
  const { resource, fields, list } = view
  const [, many] = list.counted
  const calls = recordApi(resource)
  const queries = useQueryClient()
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<{ readonly name: string; readonly data: string } | null>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const readAgain = () => void invalidateResources(queries, resource)
  const look = useMutation(calls.takeFile.mutationOptions())
  const take = useMutation(calls.takeFile.mutationOptions({ onSuccess: readAgain }))
  const undo = useMutation(calls.undoFile.mutationOptions({ onSuccess: readAgain }))
  const choose = async (given: File | undefined) => {
    if (!given) return
    setTooLarge(given.size > mostBytes)
    if (given.size > mostBytes) return
    const sent = { name: given.name, data: await base64Of(given) }
    setFile(sent)
    look.mutate({ organisationId, ...sent, apply: false })
  }
  const report = take.data ?? look.data
  const changes = report ? report.added.length + report.changed.length : 0
  const error = undo.error ?? take.error ?? look.error
  const importId = take.data?.importId ?? null
  const headings = Object.values(fields).map(({ label }) => label)
  return (
    <Dialog open fullScreen={isNarrow} fullWidth maxWidth="md" onClose={onClose} aria-labelledby="record-file">
      <DialogTitle id="record-file">{file ? file.name : `Take in ${many} from a file`}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {!take.data && ownerField}
        {tooLarge && <Alert severity="error">The file is larger than 4 MB. Split it.</Alert>}
        {error && <Alert severity="error">{callError(error).message}</Alert>}
        {!report && (
          <Box>
            <Typography>A CSV file with a line of headings. What it would do is said before anything changes.</Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              Headings it reads: {headings.join(', ')}. Save what there is as a file to see how each is written.
            </Typography>
          </Box>
        )}
        {report && <RecordFileReport report={report} many={many} isDone={take.data !== undefined} undone={undo.data ?? null} />}
        <input
          ref={picker}
          type="file"
          accept=".csv,.tsv,.txt,.json,.xml,text/csv"
          aria-label={`A file of ${many}`}
          hidden
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </DialogContent>
      <DialogActions>
        {importId !== null && !undo.data && (
          <Button color="inherit" loading={undo.isPending} onClick={() => undo.mutate({ organisationId, importId })} sx={{ mr: 'auto' }}>
            Undo all of it
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {take.data ? 'Done' : 'Cancel'}
        </Button>
        {!take.data && (
          <Button
            variant={report ? 'text' : 'contained'}
            disabled={organisationId === ''}
            loading={look.isPending}
            onClick={() => picker.current?.click()}
          >
            {report ? 'Another file' : 'Choose a file'}
          </Button>
        )}
        {!take.data && report && file && (
          <Button
            variant="contained"
            disabled={changes === 0}
            loading={take.isPending}
            onClick={() => take.mutate({ organisationId, ...file, apply: true })}
          >
            {changes === 0 ? 'Nothing to take in' : `Take in ${changes}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
