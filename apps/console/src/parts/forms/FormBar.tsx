import { Box, Button } from '@mui/material'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useUnfinishedWarning } from '../useUnfinishedWarning'
import { AskBeforeLeaving } from './AskBeforeLeaving'

interface Props {
  readonly isChanged: boolean
  readonly isSaving: boolean
  readonly isNew: boolean
  /** What saving does, such as 'Add offer'. */
  readonly saves: string
  readonly onCancel: () => void
  /** What else can be done, such as removing, at the other end. */
  readonly more?: ReactNode
  /** The id of the form it saves, where it stands outside of it. */
  readonly form?: string
}

/** What a form can do, at the foot of the window however long the form is. What is typed is not left without a question. */
export const FormBar = ({ isChanged, isSaving, isNew, saves, onCancel, more, form }: Props) => {
  // Saved or removed, a form leads elsewhere by itself.
  const wasWorking = useIsMutating() > 0
  const queries = useQueryClient()
  const isDiscarded = useRef(false)
  useUnfinishedWarning(isChanged)
  useEffect(() => {
    if (!isChanged) isDiscarded.current = false
  }, [isChanged])
  const cancel = () => {
    isDiscarded.current = true
    onCancel()
  }
  return (
    <Box
      sx={{
        position: 'fixed',
        left: { xs: 0, md: 216 },
        right: 0,
        bottom: 0,
        zIndex: 5,
        display: 'flex',
        gap: 1,
        px: 3,
        py: 1.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {more}
      <Button color="inherit" onClick={cancel} sx={{ ml: 'auto' }}>
        {isChanged ? 'Discard' : 'Back'}
      </Button>
      <Button type="submit" form={form} variant="contained" disabled={isSaving || (!isChanged && !isNew)}>
        {isSaving ? 'Saving…' : saves}
      </Button>
      <AskBeforeLeaving
        isUnsaved={() => isChanged && !wasWorking && queries.isMutating() === 0 && !isDiscarded.current}
        text="What you typed here is not saved."
      />
    </Box>
  )
}
