import { largestSentFile, largestSentText } from '@forecourt/rules/stock/uploadLimits'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, useRef, useState } from 'react'
import { callError } from '../../client/callError'
import { toBase64 } from '../../client/toBase64'

/** A file as it is sent; `data` is base64. */
export interface SentFile {
  readonly name: string
  readonly data: string
}

interface Props {
  /** What it holds, such as 'redirects'. */
  readonly many: string
  /** The extensions and types the browser offers. */
  readonly accept: string
  /** Asked before a file is chosen, such as whose it is. */
  readonly before?: ReactNode
  /** Whether everything that is asked before is answered. */
  readonly isReady?: boolean
  /** What a file must be like, until one was chosen. */
  readonly intro: ReactNode
  /** What the file would do, or did; null until one was looked at. */
  readonly report: ReactNode
  /** How many it would change. */
  readonly changes: number
  readonly error: unknown
  readonly isDone: boolean
  readonly isLooking: boolean
  readonly isTaking: boolean
  /** Takes back what it did; null while there is nothing to take back. */
  readonly undo: { readonly run: () => void; readonly isPending: boolean } | null
  readonly onDryRun: (file: SentFile) => void
  readonly onTake: (file: SentFile) => void
  readonly onClose: () => void
}

/** A file that is taken in: what it would do is said first, and what it did can be taken back. */
export const FileDialog = (props: Props) => {
  const { many, accept, before, isReady = true, intro, report, changes, error, isDone, isLooking, isTaking, undo } = props
  const { onDryRun, onTake, onClose } = props
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<SentFile | null>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const choose = async (given: File | undefined) => {
    if (!given) return
    setTooLarge(given.size > largestSentFile)
    if (given.size > largestSentFile) return
    const sent = { name: given.name, data: await toBase64(given) }
    setFile(sent)
    onDryRun(sent)
  }
  const isLookedAt = report !== null && file !== null
  return (
    <Dialog open fullScreen={isNarrow} fullWidth maxWidth="md" onClose={onClose} aria-labelledby="taken-file">
      <DialogTitle id="taken-file" sx={{ overflowWrap: 'anywhere' }}>
        {file ? file.name : `Take in ${many} from a file`}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {!isDone && before}
        {tooLarge && <Alert severity="error">The file is larger than {largestSentText}. Split it.</Alert>}
        {error !== null && <Alert severity="error">{callError(error).message}</Alert>}
        {report === null && <Box>{intro}</Box>}
        {report}
        <input
          ref={picker}
          type="file"
          accept={accept}
          aria-label={`A file of ${many}`}
          hidden
          onChange={(event) => {
            void choose(event.target.files?.[0])
            // The same file, mended, can be chosen again.
            event.target.value = ''
          }}
        />
      </DialogContent>
      <DialogActions>
        {undo && (
          <Button color="inherit" loading={undo.isPending} onClick={undo.run} sx={{ mr: 'auto' }}>
            Undo all of it
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {isDone ? 'Done' : 'Cancel'}
        </Button>
        {!isDone && (
          <Button
            variant={isLookedAt ? 'text' : 'contained'}
            disabled={!isReady}
            loading={isLooking}
            onClick={() => picker.current?.click()}
          >
            {isLookedAt ? 'Another file' : 'Choose a file'}
          </Button>
        )}
        {!isDone && isLookedAt && (
          <Button variant="contained" disabled={changes === 0} loading={isTaking} onClick={() => onTake(file)}>
            {changes === 0 ? 'Nothing to take in' : `Take in ${changes.toLocaleString('en-AU')}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
