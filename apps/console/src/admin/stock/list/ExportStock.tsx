import DownloadIcon from '@mui/icons-material/DownloadRounded'
import { Button, Menu, MenuItem } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { saveFile } from '../../../client/saveFile'
import { useStockFilter } from './useStockFilter'

/** Saves the cars the list shows, narrowed as it is, as a CSV file: with its columns, or with all that is known. */
export const ExportStock = ({ columns }: { readonly columns: readonly string[] }) => {
  const filter = useStockFilter()
  const notify = useNotify()
  const queries = useQueryClient()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: readonly string[] | undefined) =>
      queries.fetchQuery(
        api.stock.exportCsv.queryOptions({ filter, ...(chosen && { columns: [...chosen] }) }, { staleTime: 0, gcTime: 0, retry: false }),
      ),
    onSuccess: ({ fileName, text, rows, total }) => {
      saveFile(fileName, 'text/csv;charset=utf-8', text)
      if (rows < total)
        notify(`The file has ${rows.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')} cars. Narrow the list for the others.`, {
          type: 'info',
        })
    },
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  const save = (chosen?: readonly string[]) => {
    setAnchor(null)
    mutate(chosen)
  }
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadIcon />}
        disabled={isPending}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {isPending ? 'Collecting …' : 'Export'}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => save(columns)}>CSV with these columns</MenuItem>
        <MenuItem onClick={() => save()}>CSV with everything</MenuItem>
      </Menu>
    </>
  )
}
