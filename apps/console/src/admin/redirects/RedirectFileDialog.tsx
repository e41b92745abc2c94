import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { api } from '../../client/api'
import { base64Of } from '../../client/base64Of'
import { callError } from '../../client/callError'
import { useRedirectCall, useUndoRedirects } from './useRedirectCall'

const mostBytes = 4_000_000
const mostShown = 12

const Part = ({ title, lines, count }: { title: string; lines: readonly string[]; count: number }) =>
  count === 0 ? null : (
    <Box component="section">
      <Typography variant="h3">{title}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {lines.slice(0, mostShown).map((line) => (
          <Box component="li" key={line} sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>
            {line}
          </Box>
        ))}
      </Box>
      {count > mostShown && (
        <Typography variant="body2" color="text.secondary" sx={{ pl: 2.5 }}>
          and {(count - mostShown).toLocaleString('en-AU')} more
        </Typography>
      )}
    </Box>
  )

/** A file of redirects: what it would do is said first, and what it did can be taken back. */
export const RedirectFileDialog = ({ siteId, onClose }: { readonly siteId: string; readonly onClose: () => void }) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<{ readonly name: string; readonly data: string } | null>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const look = useRedirectCall(api.redirects.takeIn.mutationOptions())
  const take = useRedirectCall(api.redirects.takeIn.mutationOptions())
  const { undo, isPending: isUndoing } = useUndoRedirects(siteId)
  const choose = async (given: File | undefined) => {
    if (!given) return
    setTooLarge(given.size > mostBytes)
    if (given.size > mostBytes) return
    const sent = { name: given.name, data: await base64Of(given) }
    setFile(sent)
    look.mutate({ siteId, ...sent, apply: false })
  }
  const report = take.data ?? look.data
  const error = take.error ?? look.error
  const count = report ? report.added + report.changed : 0
  const counts =
    report &&
    `${report.added.toLocaleString('en-AU')} added, ${report.changed.toLocaleString('en-AU')} changed, ${report.unchanged.toLocaleString('en-AU')} as they were`
  const changeId = take.data?.changeId
  return (
    <Dialog open fullScreen={isNarrow} fullWidth maxWidth="md" onClose={onClose} aria-labelledby="redirect-file">
      <DialogTitle id="redirect-file">{file ? file.name : 'Take in redirects from a file'}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {tooLarge && <Alert severity="error">The file is larger than 4 MB. Split it.</Alert>}
        {error && <Alert severity="error">{callError(error).message}</Alert>}
        {!report && (
          <Box>
            <Typography>A CSV file whose first line says from, to, code. What it would do is said before anything changes.</Typography>
            <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
              The code is 301 where it is left out; 302, 308 and 410 (gone for good) are known too. Old addresses can be whole addresses of
              the old site. At most 50,000.
            </Typography>
          </Box>
        )}
        {report && (
          <Alert severity={take.data ? 'success' : 'info'}>
            {take.data ? `Done: ${counts}.` : `It would do this: ${counts}. Nothing is changed yet.`}
          </Alert>
        )}
        {report && report.refusedCount > 0 && (
          <Alert severity="warning">
            {report.refusedCount === 1 ? 'One row is left out' : `${report.refusedCount.toLocaleString('en-AU')} rows are left out`}; the
            others are taken in.
          </Alert>
        )}
        {report && (
          <Part
            title="Left out"
            count={report.refusedCount}
            lines={report.refused.map(({ row, from, says }) => `Row ${row}, ${from}: ${says}`)}
          />
        )}
        {report && (
          <Part title="Look at these" count={report.shadowedCount} lines={report.shadowed.map(({ from, says }) => `${from}: ${says}`)} />
        )}
        <input
          ref={picker}
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-label="A file of redirects"
          hidden
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </DialogContent>
      <DialogActions>
        {changeId && (
          <Button
            color="inherit"
            loading={isUndoing}
            sx={{ mr: 'auto' }}
            onClick={() => {
              undo(changeId)
              onClose()
            }}
          >
            Undo all of it
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {take.data ? 'Done' : 'Cancel'}
        </Button>
        {!take.data && (
          <Button variant={report ? 'text' : 'contained'} loading={look.isPending} onClick={() => picker.current?.click()}>
            {report ? 'Another file' : 'Choose a file'}
          </Button>
        )}
        {!take.data && report && file && (
          <Button
            variant="contained"
            disabled={count === 0}
            loading={take.isPending}
            onClick={() => take.mutate({ siteId, ...file, apply: true })}
          >
            {count === 0 ? 'Nothing to take in' : `Take in ${count.toLocaleString('en-AU')}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
