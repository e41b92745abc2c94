import type { OwnedModel } from '@forecourt/data/manufacturers/modelKind'
import CopyIcon from '@mui/icons-material/ContentCopyOutlined'
import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify, useRedirect } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { resourceFilter } from '../../client/resourceFilters'
import { useOwner } from '../records/useOwner'

interface Props {
  readonly row: Pick<OwnedModel, 'id' | 'name' | 'ownership'>
}

/** Copies a model of the platform for the business that is looked at, which then says of it what it likes. */
export const MakeOwn = ({ row: { id, name, ownership } }: Props) => {
  const { organisationId } = useOwner()
  const notify = useNotify()
  const redirect = useRedirect()
  const queries = useQueryClient()
  const copy = useMutation(
    api.models.makeOwn.mutationOptions({
      onSuccess: (own) => {
        notify(`The ${name} is yours now, and stands in its place on your sites. Remove it to have the platform’s again.`, {
          type: 'success',
        })
        void queries.invalidateQueries(resourceFilter('models'))
        redirect('edit', 'models', own.id)
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  if (ownership !== 'platform' || organisationId === '') return null
  return (
    <Button startIcon={<CopyIcon />} loading={copy.isPending} onClick={() => copy.mutate({ id, organisationId })}>
      Make it ours
    </Button>
  )
}
