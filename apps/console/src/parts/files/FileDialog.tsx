import { largestSentFile, largestSentText } from '@forecourt/rules/stock/uploadLimits'
import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, useRef, useState } from 'react'
import { callError } from '../../client/callError'
import { toBase64 } from '../../client/toBase64'

/** A file as sent; `data` is base64. */
export interface SentFile {
  readonly name: string
  readonly data: string
}

interface Props {
  /** The plural of its contents, such as 'redirects'. */
  readonly many: string
  /** The `accept` attribute of the file input. */
  readonly accept: string
  /** Fields shown before a file is chosen, such as its dealer. */
  readonly before?: ReactNode
  /** Whether these fields are complete. */
  readonly isReady?: boolean
  /** The expected format, shown until a file is chosen. */
  readonly intro: ReactNode
  /** The preview or result of the import; null before a file is chosen. */
  readonly report: ReactNode
  /** The number of changes it would make. */
  readonly changes: number
  readonly error: unknown
  readonly isDone: boolean
  readonly isChecking: boolean
  readonly isImporting: boolean
  /** Undoes the import; null while there is nothing to undo. */
  readonly undo: { readonly run: () => void; readonly isPending: boolean } | null
  readonly onDryRun: (file: SentFile) => void
  readonly onImport: (file: SentFile) => void
  readonly onClose: () => void
}

/** Imports a file: previews its effect first, and can undo it afterwards. */
export const FileDialog = (props: Props) => {
  const { many, accept, before, isReady = true, intro, report, changes, error, isDone, isChecking, isImporting, undo } = props
  const { onDryRun, onImport, onClose } = props
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true })
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<SentFile | null>(null)
  const [tooLarge, setTooLarge] = useState(false)
  const choose = async (chosenFile: File | undefined) => {
    if (!chosenFile) return
    setTooLarge(chosenFile.size > largestSentFile)
    if (chosenFile.size > largestSentFile) return
    const sent = { name: chosenFile.name, data: await toBase64(chosenFile) }
    setFile(sent)
    onDryRun(sent)
  }
  const isChecked = report !== null && file !== null
  return (
    <Dialog open fullScreen={isNarrow} fullWidth maxWidth="md" onClose={onClose} aria-labelledby="import-file">
      <DialogTitle id="import-file" sx={{ overflowWrap: 'anywhere' }}>
        {file ? file.name : `Import ${many} from a file`}
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
            // Allows choosing the same file again after it was fixed.
            event.target.value = ''
          }}
        />
      </DialogContent>
      <DialogActions>
        {undo && (
          <Button color="inherit" loading={undo.isPending} onClick={undo.run} sx={{ mr: 'auto' }}>
            Undo import
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {isDone ? 'Done' : 'Cancel'}
        </Button>
        {!isDone && (
          <Button
            variant={isChecked ? 'text' : 'contained'}
            disabled={!isReady}
            loading={isChecking}
            onClick={() => picker.current?.click()}
          >
            {isChecked ? 'Another file' : 'Choose a file'}
          </Button>
        )}
        {!isDone && isChecked && (
          <Button variant="contained" disabled={changes === 0 || isChecking} loading={isImporting} onClick={() => onImport(file)}>
            {changes === 0 ? 'Nothing to import' : `Import ${changes.toLocaleString('en-AU')}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
