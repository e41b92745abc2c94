import UploadIcon from '@mui/icons-material/UploadFileRounded'
import { Button } from '@mui/material'
import { type ReactNode, useRef } from 'react'

interface Props {
  readonly children: ReactNode
  /** What the file is, for those who don't see the button beside its heading. */
  readonly label: string
  /** As the browser's own list of types: 'image/*'. */
  readonly accept: string
  readonly disabled?: boolean
  readonly onChosen: (file: File) => void
}

/** A button that asks for a file. The browser's own control stands hidden behind it, since one control can't hold another. */
export const FileButton = ({ children, label, accept, disabled = false, onChosen }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file, mended, can be chosen again.
          target.value = ''
          if (file) onChosen(file)
        }}
      />
    </>
  )
}
