import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import { Button } from '@mui/material'
import { useState } from 'react'
import { SureDialog } from './SureDialog'

interface Props {
  /** The name of what is removed. */
  readonly name: string
  /** What goes with it, and what stays. */
  readonly text: string
  /** Such as 'Remove the feed'. */
  readonly verb: string
  readonly isRemoving: boolean
  readonly onRemove: () => void
}

/** Removes what a form is about, once it was confirmed. */
export const RemoveButton = ({ name, text, verb, isRemoving, onRemove }: Props) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button color="error" startIcon={<DeleteIcon />} loading={isRemoving} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <SureDialog open={isAsking} title={`Remove ${name}?`} text={text} verb={verb} onClose={() => setAsking(false)} onSure={onRemove} />
    </>
  )
}
