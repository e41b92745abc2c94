import DownloadIcon from '@mui/icons-material/DownloadRounded'
import { Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useListContext, useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { Inputs } from '../../../client/Records'
import { saveFile } from '../../../client/saveFile'

/** Downloads the filtered table of dealers as a CSV file, in its order. */
export const ExportFleet = () => {
  const { filterValues, sort, total } = useListContext()
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      queries.fetchQuery(
        api.fleet.exportCsv.queryOptions({ filter: filterValues, sort } as Inputs['fleet']['exportCsv'], {
          staleTime: 0,
          gcTime: 0,
          retry: false,
        }),
      ),
    onSuccess: ({ fileName, text, rows, total: found }) => {
      saveFile(fileName, 'text/csv;charset=utf-8', text)
      if (rows < found)
        notify(
          `The file has ${rows.toLocaleString('en-AU')} of ${found.toLocaleString('en-AU')} dealers. Narrow the list to export the others.`,
          { type: 'info' },
        )
    },
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<DownloadIcon />}
      disabled={isPending || total === undefined || total === 0}
      onClick={() => mutate()}
    >
      {isPending ? 'Exporting …' : 'Export CSV'}
    </Button>
  )
}
