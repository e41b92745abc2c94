import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material'
import type { Theme } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Area } from 'react-easy-crop'
import { callError } from '../../client/callError'
import { CropStage } from './CropStage'
import { drawCrop, openPicture } from './drawCrop'
import { nameOfFile } from './fileProblem'
import type { PictureOwner } from './PictureOwner'
import { pictureTextHint } from './pictureTextHint'
import { sendImage } from './sendImage'
import { pictureSizeWarning, uploadText } from './uploadTexts'

export interface UploadedImage {
  readonly key: string
  readonly alt: string
}

interface Props {
  readonly file: File
  readonly owner: PictureOwner
  /** The aspect ratio, such as '4:3'; undefined leaves the choice. */
  readonly ratio: string | undefined
  /** The width in pixels needed to look sharp. */
  readonly width?: number
  /** Whether alt text is required, as in a text; elsewhere a picture may be decorative. */
  readonly needsText?: boolean
  readonly onDone: (image: UploadedImage) => void
  readonly onClose: () => void
}

/** Half a page on a high-density screen. */
const usualWidth = 800

const messageOf = (error: unknown) => (error instanceof Error && !('shape' in error) ? error.message : callError(error).message)

/** Progress of the upload from 0 to 1; null before it. Its room is reserved. */
const UploadProgress = ({ progress }: { readonly progress: number | null }) => {
  const doing = progress === null ? '' : uploadText(progress)
  return (
    <Box sx={{ minHeight: 4 }} aria-live="polite">
      {progress !== null && (
        <>
          <LinearProgress
            variant={progress > 0 && progress < 1 ? 'determinate' : 'indeterminate'}
            value={progress * 100}
            aria-label={doing}
          />
          <Typography variant="caption" color="text.secondary" aria-hidden sx={{ display: 'block', pt: 0.5 }}>
            {doing}
          </Typography>
        </>
      )}
    </Box>
  )
}

/** Crops a picture, adds alt text, and uploads it to the library. */
export const UploadDialog = ({ file, owner, ratio, width = usualWidth, needsText = false, onDone, onClose }: Props) => {
  const [address, setAddress] = useState<string | null>(null)
  const [picture, setPicture] = useState<HTMLImageElement | null>(null)
  const [area, setArea] = useState<Area | null>(null)
  const [name, setName] = useState(() => nameOfFile(file.name))
  const [alt, setAlt] = useState('')
  const [isAltMissing, setAltMissing] = useState(false)
  const altTextInput = useRef<HTMLInputElement>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useRef<AbortController | null>(null)
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))

  useEffect(() => {
    const objectUrl = URL.createObjectURL(file)
    let isCancelled = false
    setAddress(objectUrl)
    openPicture(objectUrl).then(
      (opened) => isCancelled || setPicture(opened),
      (error) => isCancelled || setProblem(messageOf(error)),
    )
    return () => {
      isCancelled = true
      sending.current?.abort()
      URL.revokeObjectURL(objectUrl)
    }
  }, [file])

  const send = async () => {
    if (!picture || !area) return
    if (needsText && alt.trim() === '') {
      setAltMissing(true)
      altTextInput.current?.focus()
      return
    }
    sending.current = new AbortController()
    setProblem(null)
    setProgress(0)
    try {
      const blob = await drawCrop(picture, area)
      const image = await sendImage(blob, { owner, name: name.trim() || 'Picture', alt }, setProgress, sending.current.signal)
      // The library may already have this picture with other alt text; the entered one applies here.
      onDone({ ...image, alt: alt.trim() || image.alt })
    } catch (error) {
      if (sending.current.signal.aborted) return
      setProblem(messageOf(error))
      setProgress(null)
    }
  }
  const isSending = progress !== null
  const canSend = area !== null && picture !== null && !isSending
  /** Enter in a field submits. */
  const sendOnEnter = (event: KeyboardEvent) => {
    // Enter that ends an IME composition doesn't submit.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !canSend) return
    event.preventDefault()
    void send()
  }
  const warning = picture && area ? pictureSizeWarning(area, width) : null
  return (
    <Dialog open onClose={isSending ? undefined : onClose} maxWidth="sm" fullWidth fullScreen={isNarrow} aria-labelledby="upload-title">
      <DialogTitle id="upload-title" sx={{ fontSize: 18, fontWeight: 660 }}>
        Add a picture
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {address && picture && <CropStage address={address} ratio={ratio} disabled={isSending} onArea={setArea} />}
        {!picture && !problem && <LinearProgress aria-label="Reading the picture" />}
        {problem && <Alert severity="error">{problem}</Alert>}
        {warning && <Alert severity="warning">{warning}</Alert>}
        <TextField
          label="Alt text"
          // On a phone the keyboard would cover the picture.
          autoFocus={!isNarrow}
          required={needsText}
          error={isAltMissing}
          helperText={
            isAltMissing
              ? pictureTextHint
              : needsText
                ? 'A short description for shoppers who can’t see it.'
                : 'For shoppers who can’t see it. Leave empty if it is only decoration.'
          }
          value={alt}
          disabled={isSending}
          inputRef={altTextInput}
          onKeyDown={sendOnEnter}
          onChange={(event) => {
            setAlt(event.target.value)
            setAltMissing(false)
          }}
          slotProps={{ htmlInput: { maxLength: 240 } }}
        />
        <TextField
          label="Name in the library"
          value={name}
          disabled={isSending}
          onKeyDown={sendOnEnter}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <UploadProgress progress={progress} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" disabled={!canSend} onClick={() => void send()}>
          {isSending ? 'Adding…' : 'Add picture'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
