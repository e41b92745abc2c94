import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callError } from '../../client/callError'
import { trpc } from '../../client/trpc'

/** Makes the dealer's site as a draft, to be looked at before it goes live. Asked again after a failure, it goes on where it stopped. */
export const useMake = (id: string, onMade: () => void) => {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => trpc.onboarding.make.mutate({ id }),
    onSuccess: () => {
      for (const key of ['sites', 'organisations']) void queries.invalidateQueries({ queryKey: [key] })
      onMade()
    },
  })
  return { make: () => mutate(), making: isPending, refusal: error ? callError(error).message : '' }
}
