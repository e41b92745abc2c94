import DownloadIcon from '@mui/icons-material/DownloadRounded'
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined'
import { Button, Checkbox, Divider, ListItemText, Menu, MenuItem } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { saveFile } from '../../../client/saveFile'
import { useStockFilter } from './StockListFilters'
import { defaultColumns, type StockColumn } from './stockColumns'

interface Props {
  readonly columns: readonly StockColumn[]
  readonly chosen: readonly string[]
  readonly onChoose: (keys: readonly string[]) => void
}

/** Menu to choose the list's columns; stored in the browser. */
export const ColumnsMenu = ({ columns, chosen, onChoose }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const toggle = (key: string) => onChoose(chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key])
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        Columns
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns.map(({ key, label }) => (
          <MenuItem key={key} role="menuitemcheckbox" aria-checked={chosen.includes(key)} onClick={() => toggle(key)} dense>
            <Checkbox size="small" checked={chosen.includes(key)} tabIndex={-1} disableRipple sx={{ p: 0, mr: 1.25 }} inert />
            <ListItemText>{label}</ListItemText>
          </MenuItem>
        ))}
        <Divider />
        <MenuItem
          dense
          onClick={() => {
            onChoose(defaultColumns)
            setAnchor(null)
          }}
        >
          Default columns
        </MenuItem>
      </Menu>
    </>
  )
}

/** Downloads the filtered cars as a CSV file: with the list's columns, or with all fields. */
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
        notify(
          `The file has ${rows.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')} cars. Narrow the list to export the others.`,
          {
            type: 'info',
          },
        )
    },
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  const exportCsv = (chosen?: readonly string[]) => {
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
        {isPending ? 'Exporting …' : 'Export'}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => exportCsv(columns)}>CSV with these columns</MenuItem>
        <MenuItem onClick={() => exportCsv()}>CSV with all columns</MenuItem>
      </Menu>
    </>
  )
}
