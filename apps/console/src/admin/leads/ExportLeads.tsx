import DownloadIcon from '@mui/icons-material/DownloadRounded'
import { Button, Menu, MenuItem } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LeadRecord } from '../../client/Records'
import { saveFile } from '../../client/saveFile'

const once = { staleTime: 0, gcTime: 0, retry: false } as const
const formats = { csv: 'For a spreadsheet (CSV)', adf: 'For a CRM (ADF)' } as const
type Format = keyof typeof formats

/** Saves the leads that the list shows as a file for a spreadsheet or a CRM: what it is filtered by chooses them. */
export const ExportLeads = () => {
  const { data = [] } = useListContext<LeadRecord>()
  const notify = useNotify()
  const queries = useQueryClient()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: Format) => {
      const asked = { ids: data.slice(0, 100).map(({ id }) => id) }
      if (format === 'csv') return { ...(await queries.fetchQuery(api.leads.exportCsv.queryOptions(asked, once))), type: 'text/csv' }
      return { ...(await queries.fetchQuery(api.leads.exportAdf.queryOptions(asked, once))), type: 'application/x-adf+xml' }
    },
    onSuccess: ({ fileName, type, text }) => saveFile(fileName, type, text),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadIcon />}
        aria-haspopup="menu"
        disabled={isPending || data.length === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Save these
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {(Object.keys(formats) as Format[]).map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null)
              mutate(format)
            }}
          >
            {formats[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
