import AddIcon from '@mui/icons-material/AddRounded'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useNotify } from 'react-admin'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'

/** Begins with a new dealer. */
export const NewDealerButton = () => {
  const navigate = useNavigate()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: () => trpc.onboarding.start.mutate(),
    onSuccess: ({ id }) => navigate(`/onboarding/${id}`),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  return (
    <Button variant="contained" startIcon={<AddIcon />} disabled={isPending} onClick={() => mutate()}>
      New dealer
    </Button>
  )
}
