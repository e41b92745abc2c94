import { Box, Button, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { PublishedPill } from '../records/PublishedPill'
import type { NoteProps } from '../records/RecordView'

const maxListed = 100

/** The accessories of a stored model, each with a link to its page, where it can be moved to another model or removed. */
export const ModelAccessories = ({ id, organisationId }: NoteProps) => {
  const filter = { modelId: id ?? '', ...(organisationId !== null && { organisationId }) }
  const { data, error } = useQuery(
    api.accessories.getList.queryOptions(
      { page: 1, perPage: maxListed, sort: { field: 'name', order: 'ASC' }, filter },
      { enabled: typeof id === 'string', staleTime: 0 },
    ),
  )
  if (typeof id !== 'string')
    return <Typography color="text.secondary">Add the model first, then its accessories under Accessories.</Typography>
  if (error) return <Typography color="error">{callError(error).message}</Typography>
  if (!data) return null
  if (data.total === 0) return <Typography color="text.secondary">This model has no accessories.</Typography>
  return (
    <>
      <Typography color="text.secondary">Open an accessory to move it to another model or to remove it.</Typography>
      <Box component="ul" aria-label="Accessories of the model" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
        {data.data.map((accessory) => (
          <Box component="li" key={accessory.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 32 }}>
            <Link component={LinkBase} to={`/accessories/${encodeURIComponent(accessory.id)}`} sx={{ overflowWrap: 'anywhere' }}>
              {accessory.name}
            </Link>
            <PublishedPill published={accessory.published} />
          </Box>
        ))}
      </Box>
      {data.total > maxListed && (
        <Button component={LinkBase} to={`/accessories?filter=${encodeURIComponent(JSON.stringify({ modelId: id }))}`} sx={{ mt: 1 }}>
          Show all {data.total}
        </Button>
      )}
    </>
  )
}
