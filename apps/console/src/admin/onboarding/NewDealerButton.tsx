import AddIcon from '@mui/icons-material/AddRounded'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'

/** Begins with a new dealer. */
export const NewDealerButton = () => {
  const navigate = useNavigate()
  const notify = useNotify()
  const { mutate, isPending } = useMutation(
    api.onboarding.start.mutationOptions({
      onSuccess: ({ id }) => navigate(`/onboarding/${id}`),
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  return (
    <Button variant="contained" startIcon={<AddIcon />} disabled={isPending} onClick={() => mutate()}>
      New dealer
    </Button>
  )
}
