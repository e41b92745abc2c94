import PlaceIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, Typography } from '@mui/material'
import { lazy, Suspense, useRef, useState } from 'react'
import { acceptedFiles, fileProblem } from '../../editor/settings/controls/image/fileProblem'
import { LibraryDialog } from '../../editor/settings/controls/image/LibraryDialog'
import { pictureAddress } from '../../editor/settings/controls/image/pictureAddress'

const UploadDialog = lazy(() =>
  import('../../editor/settings/controls/image/UploadDialog').then((module) => ({ default: module.UploadDialog })),
)

interface Props {
  readonly imageKey: string | null
  readonly organisationId: string
  readonly onChange: (imageKey: string | null) => void
}

/** The photo of a place, from the organisation's library. */
export const LocationPhoto = ({ imageKey, organisationId, onChange }: Props) => {
  const picker = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const take = (given: File | undefined) => {
    if (!given) return
    const wrong = fileProblem(given)
    setProblem(wrong)
    if (wrong === null) setFile(given)
  }
  const done = ({ key }: { readonly key: string }) => {
    setFile(null)
    setChoosing(false)
    onChange(key)
  }
  if (organisationId === '')
    return (
      <Typography variant="body2" color="text.secondary">
        Choose the dealership first: photos belong to its business.
      </Typography>
    )
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <input
        ref={picker}
        type="file"
        hidden
        accept={acceptedFiles}
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {imageKey ? (
        <Box
          component="img"
          src={pictureAddress(imageKey, 640)}
          alt="The photo of this place"
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
          <PlaceIcon />
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => picker.current?.click()}>
          Upload
        </Button>
        <Button variant="outlined" onClick={() => setChoosing(true)}>
          Library
        </Button>
        {imageKey && (
          <Button color="inherit" onClick={() => onChange(null)}>
            Remove
          </Button>
        )}
      </Box>
      {problem && (
        <Typography role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      )}
      {isChoosing && (
        <LibraryDialog
          owner={{ of: 'organisation', id: organisationId }}
          siteId={null}
          current={imageKey ?? ''}
          used={[]}
          onChoose={done}
          onUpload={() => picker.current?.click()}
          onClose={() => setChoosing(false)}
        />
      )}
      {file && (
        <Suspense>
          <UploadDialog
            file={file}
            owner={{ of: 'organisation', id: organisationId }}
            ratio="3:2"
            onDone={done}
            onClose={() => setFile(null)}
          />
        </Suspense>
      )}
    </Box>
  )
}
