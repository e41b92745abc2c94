import { answerFilesProblem, answerFileTypes } from '@forecourt/rules/leads/inbox/answerFiles'
import AttachIcon from '@mui/icons-material/AttachFileRounded'
import RemoveIcon from '@mui/icons-material/CloseRounded'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { toBase64 } from '../../../client/toBase64'

const filesProblem = (files: readonly File[]) => answerFilesProblem(files.map(({ name, size }) => ({ name, bytes: size })))

/** Attachments of an email draft. Rejects invalid files when they are chosen. */
export const useAnswerFiles = () => {
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const add = (newFiles: readonly File[]) => {
    // Ignores duplicates.
    const isAdded = (file: File) =>
      files.some(({ name, size, lastModified }) => `${name} ${size} ${lastModified}` === `${file.name} ${file.size} ${file.lastModified}`)
    const all = [...files, ...newFiles.filter((file) => !isAdded(file))]
    const nextProblem = filesProblem(all)
    setProblem(nextProblem)
    if (nextProblem === null) setFiles(all)
  }
  const remove = (file: File) => {
    setFiles(files.filter((each) => each !== file))
    setProblem(null)
  }
  const clear = () => {
    setFiles([])
    setProblem(null)
  }
  /** The files in base64; null if one can't be read any more. */
  const read = async () => {
    setReading(true)
    try {
      return await Promise.all(files.map(async (file) => ({ name: file.name, data: await toBase64(file) })))
    } catch {
      setProblem('A file can no longer be read. Remove it and choose it again.')
      return null
    } finally {
      setReading(false)
    }
  }
  return { files, problem, isReading, add, remove, clear, read, setProblem }
}
type AnswerFiles = ReturnType<typeof useAnswerFiles>

const accept = Object.entries(answerFileTypes)
  .flatMap(([type, endings]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',')

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** File picker and list of attachments. */
export const AttachFiles = ({ attachments }: { readonly attachments: AnswerFiles }) => {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label="Files to send"
        onChange={(event) => {
          attachments.add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {attachments.files.length > 0 && (
        <Box
          component="ul"
          aria-label="Attachments"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0, flex: '1 1 100%', minWidth: 0 }}
        >
          {attachments.files.map((file) => (
            <Box
              component="li"
              key={`${file.name} ${file.lastModified} ${file.size}`}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.5,
                pl: 1.25,
                maxWidth: '100%',
                border: 1,
                borderColor: 'divider',
                borderRadius: '8px',
                minWidth: 0,
              }}
            >
              <Typography variant="body2" noWrap sx={{ minWidth: 0 }}>
                {file.name}
              </Typography>
              <Typography variant="caption" color="text.secondary" sx={{ flex: 'none' }}>
                {sizeText(file.size)}
              </Typography>
              <IconButton size="small" aria-label={`Remove ${file.name}`} onClick={() => attachments.remove(file)}>
                <RemoveIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <Button type="button" color="inherit" startIcon={<AttachIcon />} onClick={() => picker.current?.click()}>
        Attach files
      </Button>
    </>
  )
}
