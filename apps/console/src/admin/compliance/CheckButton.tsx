import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { complianceTexts as texts } from './complianceTexts'

interface Props {
  readonly siteId: string
  /** The site's name, where several sites have the button. */
  readonly siteName?: string
}

/** Checks the live pages of a site now. */
export const CheckButton = ({ siteId, siteName }: Props) => {
  const queries = useQueryClient()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    ...api.compliance.check.mutationOptions(),
    onSuccess: ({ pages, total }) => notify(`${texts.checked(pages, total)}.`, { type: 'success' }),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries(api.compliance.pathFilter()),
  })
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={isPending}
      aria-label={siteName && `${texts.check}: ${siteName}`}
      onClick={() => mutate({ siteId })}
    >
      {texts.check}
    </Button>
  )
}
