import UploadIcon from '@mui/icons-material/UploadFileRounded'
import { Button } from '@mui/material'
import { type ReactNode, useRef } from 'react'

interface Props {
  readonly children: ReactNode
  /** Accessible name, for screen readers. */
  readonly label: string
  /** Like the `accept` attribute: 'image/*'. */
  readonly accept: string
  readonly disabled?: boolean
  readonly onChosen: (file: File) => void
}

/** File button. The file input is hidden beside it, since interactive elements can't be nested. */
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
          // Reset, so that the same file can be chosen again after a fix.
          target.value = ''
          if (file) onChosen(file)
        }}
      />
    </>
  )
}
