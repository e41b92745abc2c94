import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { invalidateResources } from '../../client/invalidateResources'

/** Makes the site and puts it live, then shows what is left to do. Asked again after a failure, it goes on where it stopped. */
export const useFinish = (id: string) => {
  const navigate = useNavigate()
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...api.onboarding.finish.mutationOptions(),
    onSuccess: ({ siteId, live, problems }) => {
      // The switcher of organisations and every list know the new dealer at once.
      void invalidateResources(queries, 'sites', 'organisations', 'across', 'onboarding')
      if (live) notify('The site is live.', { type: 'success' })
      else
        notify(`The site is there, but not live yet: ${problems[0]?.message ?? 'its draft needs attention.'}`, {
          type: 'warning',
          autoHideDuration: 12_000,
        })
      navigate(`/sites/${siteId}/setup`)
    },
  })
  return { finish: () => mutate({ id }), finishing: isPending, refusal: error ? callError(error).message : '' }
}
