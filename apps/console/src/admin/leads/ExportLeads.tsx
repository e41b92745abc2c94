import DownloadIcon from '@mui/icons-material/DownloadRounded'
import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useListContext, useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LeadRecord } from '../../client/Records'
import { saveFile } from '../../client/saveFile'

/** Saves the leads that the list shows as a file that CRMs read: what it is filtered by chooses them. */
export const ExportLeads = () => {
  const { data = [] } = useListContext<LeadRecord>()
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      queries.fetchQuery(
        api.leads.exportAdf.queryOptions({ ids: data.slice(0, 100).map(({ id }) => id) }, { staleTime: 0, gcTime: 0, retry: false }),
      ),
    onSuccess: ({ fileName, text }) => saveFile(fileName, 'application/x-adf+xml', text),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      disabled={isPending || data.length === 0}
      onClick={() => mutate()}
    >
      Save these as ADF
    </Button>
  )
}
