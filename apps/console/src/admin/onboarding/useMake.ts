import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'

/** Makes the dealer's site as a draft, to be looked at before it goes live. Asked again after a failure, it goes on where it stopped. */
export const useMake = (id: string, onMade: () => void) => {
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...api.onboarding.make.mutationOptions(),
    onSuccess: () => {
      void invalidateResources(queries, 'sites', 'organisations', 'across')
      onMade()
    },
  })
  return { make: () => mutate({ id }), making: isPending, refusal: error ? callError(error).message : '' }
}
