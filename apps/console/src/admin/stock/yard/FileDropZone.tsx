import { Box, type SxProps } from '@mui/material'
import { type DragEvent, type ReactNode, useState } from 'react'
import { type ChosenFile, droppedFiles } from './collectFiles'

interface Props {
  readonly onFiles: (files: readonly ChosenFile[]) => void
  readonly sx?: SxProps
  readonly children: ReactNode
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Drop zone for files and folders; outlined while they are dragged over it. */
export const FileDropZone = ({ onFiles, sx = {}, children }: Props) => {
  const [isOver, setOver] = useState(false)
  return (
    <Box
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false)}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        void droppedFiles(event.dataTransfer).then(onFiles)
      }}
      sx={[...(Array.isArray(sx) ? sx : [sx]), isOver && { outline: '3px dashed', outlineColor: 'primary.main', outlineOffset: 4 }]}
    >
      {children}
    </Box>
  )
}
