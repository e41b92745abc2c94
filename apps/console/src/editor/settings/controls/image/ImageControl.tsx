import { rootNode } from '@forecourt/schema/json-schema/configSchema'
import { picturesIn } from '@forecourt/schema/json-schema/picturesIn'
import ImageIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, Typography } from '@mui/material'
import { type ClipboardEvent, type DragEvent, lazy, Suspense, useRef, useState } from 'react'
import { FocusPoint } from '../../../../parts/pictures/FocusPoint'
import { acceptedFiles, fileProblem } from '../../../../parts/pictures/fileProblem'
import { LibraryDialog } from '../../../../parts/pictures/LibraryDialog'
import { sizedPictureAddress } from '../../../../parts/pictures/sizedPictureAddress'
import type { UploadedImage } from '../../../../parts/pictures/UploadDialog'
import { useSession } from '../../../session/SessionContext'
import { isLayerEdited } from '../../../session/SiteForEditing'
import { type ControlProps, editableText } from '../ControlProps'
import { pictureTexts } from './pictureTexts'
import { useChosenImage } from './useChosenImage'

// Loaded lazily: cropping is heavy and most sessions never need it.
const UploadDialog = lazy(() => import('../../../../parts/pictures/UploadDialog').then((module) => ({ default: module.UploadDialog })))

const imageOf = (items: FileList | undefined) => [...(items ?? [])][0] ?? null

interface ImageFrameProps {
  /** The picture's key; empty for none. */
  readonly source: string
  readonly title: string
  readonly invalid: boolean
  /** Whether a file is dragged over the control. */
  readonly isOver: boolean
}

/** The picture, or a hint where to drop one. */
const ImageFrame = ({ source, title, invalid, isOver }: ImageFrameProps) => (
  <Box
    sx={{
      display: 'grid',
      placeItems: 'center',
      minHeight: 96,
      border: source === '' || isOver ? '1.5px dashed' : '1px solid',
      borderColor: invalid ? 'error.main' : isOver ? 'primary.main' : 'divider',
      bgcolor: isOver ? 'primary.light' : 'action.hover',
      borderRadius: '9px',
      overflow: 'hidden',
    }}
  >
    {source === '' ? (
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 0.25, p: 1.5, color: 'text.secondary', textAlign: 'center' }}>
        <ImageIcon />
        <Typography variant="caption">{isOver ? 'Drop it here' : 'Drop or paste a picture, or choose one'}</Typography>
      </Box>
    ) : (
      <Box
        component="img"
        key={source}
        src={sizedPictureAddress(source, 640)}
        alt={title}
        sx={{ display: 'block', maxWidth: '100%', maxHeight: 190, objectFit: 'contain' }}
      />
    )}
  </Box>
)

/** A picture: uploaded by choosing, dropping or pasting a file, or chosen from the library; with its focal point. */
export const ImageControl = ({ id, pointer, node, value, disabled, invalid, describedBy, onChange }: ControlProps) => {
  const session = useSession()
  const source = editableText(value)
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [isFocusing, setFocusing] = useState(false)
  const [isOver, setOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = useChosenImage(pointer)
  const { site, pictures } = session.editing
  const owner = pictures ?? { kind: 'organisation', id: site.organisation.id }

  const chooseFile = (chosen: File | null) => {
    if (disabled || !chosen) return
    const fault = fileProblem(chosen)
    setProblem(fault)
    if (fault !== null) return
    setChoosing(false)
    setFile(chosen)
  }
  const openLibrary = () => {
    setProblem(null)
    setChoosing(true)
  }
  const useImage = (image: UploadedImage) => {
    setFile(null)
    setChoosing(false)
    choose(image)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    chooseFile(imageOf(event.dataTransfer.files))
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = imageOf(event.clipboardData.files)
    if (!pasted) return
    event.preventDefault()
    chooseFile(pasted)
  }
  return (
    <Box
      id={id}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      onPaste={paste}
      onDragOver={(event) => {
        if (disabled) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ display: 'grid', gap: 1 }}
    >
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedFiles}
        onChange={(event) => {
          chooseFile(imageOf(event.target.files ?? undefined))
          event.target.value = ''
        }}
      />
      <ImageFrame source={source} title={node.title ?? ''} invalid={invalid} isOver={isOver} />
      <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', '& .MuiButton-root': { minHeight: { xs: 44, md: 30 }, px: 1.25 } }}>
        <Button variant="outlined" disabled={disabled} onClick={() => picker.current?.click()}>
          Upload
        </Button>
        <Button variant="outlined" disabled={disabled} onClick={openLibrary}>
          Library
        </Button>
        {source !== '' && (
          <>
            <Button disabled={disabled} aria-expanded={isFocusing} onClick={() => setFocusing(!isFocusing)}>
              Focal point
            </Button>
            <Button color="inherit" disabled={disabled} onClick={() => onChange('')}>
              Remove
            </Button>
          </>
        )}
      </Box>
      {problem && !isChoosing && (
        <Typography role="alert" variant="caption" color="error">
          {problem}
        </Typography>
      )}
      {isFocusing && source !== '' && !disabled && <FocusPoint source={source} onChange={onChange} />}
      {isChoosing && (
        <LibraryDialog
          owner={owner}
          siteId={isLayerEdited(session.editing) ? null : site.id}
          current={source}
          used={picturesIn(rootNode, session.state().config)}
          labels={pictureTexts(session.state().config)}
          fileFault={problem}
          onChoose={useImage}
          onUpload={() => picker.current?.click()}
          onClose={() => setChoosing(false)}
        />
      )}
      {file && (
        <Suspense>
          <UploadDialog
            file={file}
            owner={owner}
            ratio={node['x-ratio']}
            width={node['x-width']}
            onDone={useImage}
            onClose={() => setFile(null)}
          />
        </Suspense>
      )}
    </Box>
  )
}
