import DownloadIcon from '@mui/icons-material/DownloadRounded'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Box, Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { saveFile } from '../../client/saveFile'

interface Props {
  readonly locationId: string
  readonly from: string
  readonly days: number
}

/** Prints the list, or saves what it shows of days as a file for a spreadsheet. */
export const ExportBookings = (asked: Props) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => queries.fetchQuery(api.bookings.exportCsv.queryOptions(asked, { staleTime: 0, gcTime: 0, retry: false })),
    onSuccess: ({ fileName, text }) => saveFile(fileName, 'text/csv;charset=utf-8', text),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  return (
    <Box sx={{ display: 'flex', gap: 1, '@media print': { display: 'none' } }}>
      <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={() => window.print()}>
        Print
      </Button>
      <Button variant="outlined" color="inherit" startIcon={<DownloadIcon />} disabled={isPending} onClick={() => mutate()}>
        Save as CSV
      </Button>
    </Box>
  )
}
