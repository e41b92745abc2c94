import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined'
import { Box, Button, Typography } from '@mui/material'
import { useRef } from 'react'
import { acceptedPhotos } from '../photos/fileRefusal'
import { type ChosenFile, pickedFiles } from './collectFiles'
import { FileDropZone } from './FileDropZone'

/** Chooses photos of several cars: files or, with a mouse, a folder. */
export const YardPicker = ({ onFiles }: { readonly onFiles: (files: readonly ChosenFile[]) => void }) => {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const fileInput = (label: string) => ({
    ...{ type: 'file', hidden: true, multiple: true, 'aria-label': label },
    onChange: (event: { target: HTMLInputElement }) => {
      onFiles(pickedFiles(event.target.files ?? []))
      event.target.value = ''
    },
  })
  return (
    <FileDropZone
      onFiles={onFiles}
      sx={{
        ...{ display: 'grid', justifyItems: 'center', textAlign: 'center', gap: 1.25, p: { xs: 2.5, sm: 4 } },
        ...{ border: '2px dashed', borderColor: 'divider', borderRadius: '12px' },
      }}
    >
      <input ref={files} accept={acceptedPhotos} {...fileInput('Photos of several cars')} />
      <input ref={folder} {...fileInput('Folder of photos')} {...{ webkitdirectory: '' }} />
      <AddPhotoIcon sx={{ fontSize: 36, color: 'text.secondary' }} aria-hidden />
      <Typography color="text.secondary" sx={{ maxWidth: '52ch' }}>
        Name the files or folders after the car: <b>SN1001-1.jpg</b>, <b>ABC12D front.jpg</b> or a folder <b>SN1001</b>. Stock number, VIN
        or rego all work. You check everything before it’s added.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
        <Button variant="contained" onClick={() => files.current?.click()}>
          Choose photos
        </Button>
        <Button variant="outlined" onClick={() => folder.current?.click()} sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
          Choose a folder
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
        or drop a folder here
      </Typography>
    </FileDropZone>
  )
}
