import { Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useBookingNews } from './useBookingNews'

interface Props {
  readonly block: { readonly id: string; readonly label: string; readonly times: string; readonly by: string; readonly mayOpen: boolean }
  readonly onClose: () => void
}

/** A blocked time: what it is for, and the way to open it again. */
export const UnblockDialog = ({ block: { id, label, times, by, mayOpen }, onClose }: Props) => {
  const news = useBookingNews()
  const notify = useNotify()
  const unblock = useMutation(
    api.bookings.unblock.mutationOptions({
      onSuccess: () => {
        news()
        notify('That time can be booked again.', { type: 'success' })
        onClose()
      },
    }),
  )
  return (
    <FormDialog
      title={label}
      verb="Open it again"
      refusal="Keep it blocked"
      disabled={unblock.isPending || !mayOpen}
      failure={unblock.error ? callError(unblock.error).message : null}
      onClose={onClose}
      onSubmit={() => unblock.mutate({ id })}
    >
      <Typography>{times}</Typography>
      <Typography variant="body2" color="text.secondary">
        Blocked by {by}.
      </Typography>
    </FormDialog>
  )
}
