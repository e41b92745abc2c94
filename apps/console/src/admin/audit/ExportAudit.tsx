import DownloadIcon from '@mui/icons-material/DownloadRounded'
import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useListContext, useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { saveFile } from '../../client/saveFile'
import { useOrganisationFilter } from '../useOrganisationFilter'

/** Saves what the list shows, narrowed as it is, as a CSV file on the person's computer. */
export const ExportAudit = () => {
  const { filterValues } = useListContext()
  const organisation = useOrganisationFilter()
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      queries.fetchQuery(
        api.audit.exportCsv.queryOptions({ filter: { ...filterValues, ...organisation } }, { staleTime: 0, gcTime: 0, retry: false }),
      ),
    onSuccess: ({ fileName, text, rows, total }) => {
      saveFile(fileName, 'text/csv;charset=utf-8', text)
      if (rows < total)
        notify(
          `The file has the latest ${rows.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')} entries. Narrow the dates for the others.`,
          { type: 'info' },
        )
    },
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  return (
    <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} disabled={isPending} onClick={() => mutate()}>
      {isPending ? 'Collecting …' : 'Export CSV'}
    </Button>
  )
}
