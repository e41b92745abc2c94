import AddPictureIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, Typography } from '@mui/material'
import { lazy, Suspense, useRef, useState } from 'react'
import type { StockFilter } from '../../client/Records'
import { CarPhotoDialog } from './CarPhotoDialog'
import { acceptedFiles, fileProblem } from './fileProblem'
import { LibraryDialog } from './LibraryDialog'
import type { PictureOwner } from './PictureOwner'
import { sizedPictureAddress } from './sizedPictureAddress'

const UploadDialog = lazy(() => import('./UploadDialog').then((module) => ({ default: module.UploadDialog })))

interface ChoosePictureProps {
  readonly owner: PictureOwner
  /** The key of the current picture; empty without one. */
  readonly current: string
  /** The aspect ratio of uploads; free if absent. */
  readonly ratio?: '3:2'
  /** Filter of the owner's cars whose photos can be chosen; none can be without it. */
  readonly carPhotos?: StockFilter
  /** Shown while there is no problem. */
  readonly hint?: string
  /** Called with the picture's key and alt text; both empty when it is removed. */
  readonly onChange: (key: string, altText: string) => void
}

/** Chooses a picture from a library, uploads one, or removes it; shows a file's problem. */
export const ChoosePicture = ({ owner, current, ratio, carPhotos, hint, onChange }: ChoosePictureProps) => {
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [isChoosingCar, setChoosingCar] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const choose = () => {
    setProblem(null)
    setChoosing(true)
  }
  const chooseFile = (chosenFile: File | undefined) => {
    if (!chosenFile) return
    const fault = fileProblem(chosenFile)
    setProblem(fault)
    if (fault === null) setFile(chosenFile)
  }
  const useImage = ({ key, alt }: { readonly key: string; readonly alt: string }) => {
    setFile(null)
    setChoosing(false)
    setChoosingCar(false)
    onChange(key, alt)
  }
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedFiles}
        onChange={(event) => {
          chooseFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => picker.current?.click()}>
          Upload
        </Button>
        <Button variant="outlined" onClick={choose}>
          Library
        </Button>
        {carPhotos && owner.kind === 'organisation' && (
          <Button variant="outlined" onClick={() => setChoosingCar(true)}>
            Photo of a car
          </Button>
        )}
        {current !== '' && (
          <Button color="inherit" onClick={() => onChange('', '')}>
            Remove
          </Button>
        )}
      </Box>
      {((problem && !isChoosing) || hint) && (
        <Typography
          variant="caption"
          color={problem && !isChoosing ? 'error' : 'text.secondary'}
          role={problem && !isChoosing ? 'alert' : undefined}
        >
          {isChoosing ? hint : (problem ?? hint)}
        </Typography>
      )}
      {isChoosing && (
        <LibraryDialog
          owner={owner}
          siteId={null}
          current={current}
          used={[]}
          fileFault={problem}
          onChoose={useImage}
          onUpload={() => picker.current?.click()}
          onClose={() => setChoosing(false)}
        />
      )}
      {isChoosingCar && (
        <CarPhotoDialog organisationId={owner.id} cars={carPhotos ?? {}} onChoose={useImage} onClose={() => setChoosingCar(false)} />
      )}
      {file && (
        <Suspense>
          <UploadDialog file={file} owner={owner} ratio={ratio} onDone={useImage} onClose={() => setFile(null)} />
        </Suspense>
      )}
    </>
  )
}

interface PictureFieldProps {
  readonly imageKey: string | null
  readonly owner: PictureOwner
  /** The alt text, such as 'The photo of this place'. */
  readonly alt: string
  /** Filter of the owner's cars whose photos can be chosen; none can be without it. */
  readonly carPhotos?: StockFilter
  /** Called with the picture's alt text from its library. */
  readonly onChange: (imageKey: string | null, altText: string) => void
}

/** A picture of a record, from its owner's library. */
export const PictureField = ({ imageKey, owner, alt, carPhotos, onChange }: PictureFieldProps) => (
  <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
    {imageKey ? (
      <Box
        component="img"
        src={sizedPictureAddress(imageKey, 640)}
        alt={alt}
        sx={{ width: '100%', maxWidth: 420, aspectRatio: '3 / 2', objectFit: 'cover', borderRadius: '10px' }}
      />
    ) : (
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 210,
          aspectRatio: '3 / 2',
          borderRadius: '10px',
          bgcolor: 'action.hover',
          color: 'text.secondary',
        }}
      >
        <AddPictureIcon />
      </Box>
    )}
    <ChoosePicture
      {...{ owner, ...(carPhotos && { carPhotos }) }}
      current={imageKey ?? ''}
      ratio="3:2"
      onChange={(key, altText) => onChange(key || null, altText)}
    />
  </Box>
)
