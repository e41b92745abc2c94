import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'

interface Props {
  readonly row: { readonly id: string; readonly paused?: unknown }
  readonly onDone: () => void
}

/** The worker looks every two seconds for what is due. */
const soonMs = 4_000

/** Has a source fetched now instead of when it is due. */
export const FetchReviews = ({ row: { id, paused }, onDone }: Props) => {
  const notify = useNotify()
  const fetchNow = useMutation(
    api.reviewSources.fetchNow.mutationOptions({
      onSuccess: () => {
        notify('Its reviews are being fetched.', { type: 'success' })
        setTimeout(onDone, soonMs)
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  return (
    <Button variant="outlined" disabled={paused === true} loading={fetchNow.isPending} onClick={() => fetchNow.mutate({ id })}>
      Fetch now
    </Button>
  )
}
