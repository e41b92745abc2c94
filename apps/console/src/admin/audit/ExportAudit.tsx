import DownloadIcon from '@mui/icons-material/DownloadRounded'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useListContext, useNotify } from 'react-admin'
import { callError } from '../../client/callError'
import { saveFile } from '../../client/saveFile'
import { trpc } from '../../client/trpc'
import { useOrganisationFilter } from '../useOrganisationFilter'

/** Saves what the list shows, narrowed as it is, as a CSV file on the person's computer. */
export const ExportAudit = () => {
  const { filterValues } = useListContext()
  const organisation = useOrganisationFilter()
  const notify = useNotify()
  const { mutate, isPending } = useMutation({
    mutationFn: () => trpc.audit.exportCsv.query({ filter: { ...filterValues, ...organisation } }),
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
