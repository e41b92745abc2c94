import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, TextField, Typography } from '@mui/material'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { acceptedPhotos } from './fileRefusal'
import { parsePastedAddresses } from './parsePastedAddresses'

interface Props {
  /** Whether there are no photos yet, for which the hint is longer. */
  readonly isEmpty: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onAddresses: (addresses: readonly string[]) => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Drop zone for photos: drop, pick, paste, or enter URLs. */
export const PhotoDropZone = ({ isEmpty, onFiles, onAddresses }: Props) => {
  const picker = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const [entered, setEntered] = useState<string | null>(null)
  const enteredAddresses = parsePastedAddresses(entered ?? '')

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (isTyping(event.target)) return
      const files = [...(event.clipboardData?.files ?? [])]
      const addresses = parsePastedAddresses(event.clipboardData?.getData('text/plain') ?? '')
      if (files.length === 0 && addresses.length === 0) return
      event.preventDefault()
      if (files.length > 0) onFiles(files)
      else onAddresses(addresses)
    }
    window.addEventListener('paste', onPaste)
    return () => window.removeEventListener('paste', onPaste)
  }, [onFiles, onAddresses])

  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (files.length > 0) onFiles(files)
    else onAddresses(parsePastedAddresses(event.dataTransfer.getData('text/uri-list')))
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)}
      onDrop={onDrop}
      sx={{
        display: 'grid',
        justifyItems: isEmpty ? 'center' : 'stretch',
        textAlign: isEmpty ? 'center' : undefined,
        gap: 1.25,
        p: isEmpty ? 3.5 : 1.5,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'primary.light' : undefined,
        borderRadius: '12px',
      }}
    >
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={acceptedPhotos}
        aria-label="Photos to add"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {isEmpty && <AddPhotoIcon sx={{ fontSize: 36, color: 'text.secondary' }} aria-hidden />}
      {isEmpty && (
        <Box>
          <Typography sx={{ fontWeight: 650 }}>No photos yet</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '46ch' }}>
            Drop photos here, several at a time. JPEG, PNG, HEIC, AVIF, WebP or GIF, up to 40 MB each. GPS data is removed.
          </Typography>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: isEmpty ? 'center' : undefined }}>
        <Button variant={isEmpty ? 'contained' : 'outlined'} onClick={() => picker.current?.click()}>
          {isEmpty ? 'Choose photos' : 'Add photos'}
        </Button>
        <Button
          variant={isEmpty ? 'outlined' : 'text'}
          aria-expanded={entered !== null}
          onClick={() => setEntered(entered === null ? '' : null)}
        >
          From a web address
        </Button>
        {!isEmpty && (
          <Typography variant="body2" color="text.secondary" sx={{ flex: '1 1 160px' }}>
            or drop or paste them here
          </Typography>
        )}
      </Box>
      {entered !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', width: '100%', textAlign: 'left' }}>
          <TextField
            label="Addresses of photos"
            placeholder="https://…"
            multiline
            maxRows={6}
            autoFocus
            value={entered}
            onChange={(event) => setEntered(event.target.value)}
            helperText="One address per line. Each must start with https://."
            sx={{ flex: '1 1 220px', m: 0 }}
          />
          <Button
            variant="outlined"
            disabled={enteredAddresses.length === 0}
            sx={{ mt: 0.25 }}
            onClick={() => {
              onAddresses(enteredAddresses)
              setEntered(null)
            }}
          >
            {enteredAddresses.length > 1 ? `Fetch ${enteredAddresses.length} photos` : 'Fetch photo'}
          </Button>
        </Box>
      )}
    </Box>
  )
}
