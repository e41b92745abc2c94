import type { DestinationTarget } from '@forecourt/rules/leads/delivery/DestinationTarget'
import { Alert, Box, MenuItem, TextField } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '../../../client/api'
import { FormSection } from '../../../parts/forms/FormSection'
import { previewedTarget } from './enteredDestination'

/** Live preview of the payload for an existing lead. */
export const DeliveryPreview = ({ organisationId, target }: { organisationId: string; target: DestinationTarget }) => {
  const [leadId, setLeadId] = useState<string | null>(null)
  const debouncedTarget = useDeferredValue(previewedTarget(target))
  const { data, error } = useQuery(
    api.destinations.preview.queryOptions(
      { organisationId, target: debouncedTarget, leadId },
      { placeholderData: keepPreviousData, retry: false },
    ),
  )
  return (
    <FormSection title="Preview" description="One of your leads with these settings. Nothing is sent.">
      {error && <Alert severity="warning">The preview isn’t available right now.</Alert>}
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
          aria-label="Preview of the data sent"
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
