import { Alert, Box, MenuItem, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '../../../client/api'
import { FormSection } from '../../../parts/forms/FormSection'
import type { TypedTarget } from './typedDestination'

/** What is left out of what is typed while it can't be read yet: the preview goes by the rest. */
const previewed = (target: TypedTarget): TypedTarget => {
  if (target.kind === 'webhook') return { ...target, url: 'https://preview.example' }
  return target.kind === 'pull' ? target : { ...target, to: ['preview@forecourt.example'] }
}

/** What the destination would get of a lead that came, as it is typed. */
export const DeliveryPreview = ({ organisationId, target }: { organisationId: string; target: TypedTarget }) => {
  const [leadId, setLeadId] = useState<string | null>(null)
  const asked = useDeferredValue(previewed(target))
  const { data, error } = useQuery(
    api.destinations.preview.queryOptions({ organisationId, target: asked, leadId }, { placeholderData: keepPreviousData, retry: false }),
  )
  return (
    <FormSection title="What it gets" about="Of one of your leads, with these settings. Nothing is sent.">
      {error && <Alert severity="warning">The preview can’t be shown at the moment.</Alert>}
      {data && data.leads.length > 0 && (
        <TextField select label="Lead" value={data.leadId ?? ''} onChange={(event) => setLeadId(event.target.value)}>
          {data.leads.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      {data && (
        <Box
          component="pre"
          tabIndex={0}
          role="region"
          aria-label="What the destination gets"
          sx={{
            m: 0,
            p: 1.5,
            borderRadius: '8px',
            bgcolor: 'action.hover',
            fontSize: 12.5,
            overflow: 'auto',
            maxHeight: 420,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {data.text}
        </Box>
      )}
    </FormSection>
  )
}
