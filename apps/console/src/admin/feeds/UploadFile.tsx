import { largestSentFile, stockFileNames } from '@forecourt/rules/stock/uploadLimits'
import UploadIcon from '@mui/icons-material/UploadFileOutlined'
import { Alert, Box, Button, Checkbox, FormControlLabel, FormHelperText, LinearProgress, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { gzip, isGzipped } from '../../client/gzip'
import { toBase64 } from '../../client/toBase64'
import { FormSection } from '../../parts/forms/FormSection'
import { runAddress } from './runAddress'

/** Larger files are compressed before the upload. Bytes. */
const mostPlainBytes = 1_000_000

/** Uploads a file for a feed. The file is stored for review; nothing is applied. */
export const UploadFile = ({ feedId }: { feedId: string }) => {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [isWhole, setWhole] = useState(true)
  const [failure, setFailure] = useState<string | null>(null)
  const navigate = useNavigate()
  const queries = useQueryClient()
  const upload = useMutation(
    api.feeds.upload.mutationOptions({
      onSuccess: ({ run }) => {
        void queries.invalidateQueries(api.feeds.runs.queryFilter())
        if (run) navigate(runAddress(feedId, run.id))
      },
      onError: (error) => setFailure(callError(error).message),
    }),
  )
  const uploadFile = async (file: File | undefined) => {
    if (!file || upload.isPending) return
    setFailure(null)
    const isSentPacked = file.size > mostPlainBytes || (await isGzipped(file))
    const sent = isSentPacked ? await gzip(file) : file
    if (sent.size > largestSentFile) return setFailure('The file is too large to upload here. Have it fetched or pushed instead.')
    upload.mutate({ id: feedId, name: file.name, data: await toBase64(sent), packed: isSentPacked, mode: 'hold', isWhole })
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void uploadFile(event.dataTransfer.files[0])
  }
  return (
    <FormSection
      title="Upload a file"
      description="A spreadsheet, or an export from your system: Excel (.xlsx), CSV, TSV, XML or JSON, optionally compressed as .gz. You review the import first."
    >
      {failure && <Alert severity="error">{failure}</Alert>}
      <Box
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'grid',
          justifyItems: 'center',
          gap: 1.5,
          p: 3,
          borderRadius: '10px',
          border: '1.5px dashed',
          borderColor: isOver ? 'primary.main' : 'divider',
          bgcolor: isOver ? 'action.hover' : 'transparent',
          textAlign: 'center',
        }}
      >
        <UploadIcon color="disabled" sx={{ fontSize: 36 }} />
        <Typography color="text.secondary">Drop the file here, or</Typography>
        <Button variant="contained" disabled={upload.isPending} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        <input
          ref={input}
          type="file"
          aria-label="Stock file"
          accept={stockFileNames}
          hidden
          onChange={(event) => {
            void uploadFile(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        {upload.isPending && <LinearProgress aria-label="Reading the file" sx={{ width: '100%' }} />}
      </Box>
      <Box>
        <FormControlLabel
          control={<Checkbox checked={isWhole} onChange={(event) => setWhole(event.target.checked)} />}
          label="Take cars off the website that came in with this feed before and aren’t in the file any more"
        />
        <FormHelperText sx={{ mx: 4, mt: 0 }}>
          Leave it ticked if the file lists all your cars. Cars that you added yourself, or that come from another feed, stay. The review
          shows which cars leave.
        </FormHelperText>
      </Box>
    </FormSection>
  )
}
