import DownloadIcon from '@mui/icons-material/DownloadRounded'
import UploadIcon from '@mui/icons-material/UploadRounded'
import { Box, Button } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { saveFile } from '../../client/saveFile'
import { RedirectFileDialog } from './RedirectFileDialog'

interface Props {
  readonly siteId: string
  readonly total: number
  readonly mayChange: boolean
}

/** Takes redirects in from a file, or saves them as one. */
export const RedirectFile = ({ siteId, total, mayChange }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const notify = useNotify()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: () => queries.fetchQuery(api.redirects.exportCsv.queryOptions({ siteId }, { staleTime: 0, gcTime: 0 })),
    onSuccess: ({ fileName, text }) => saveFile(fileName, 'text/csv;charset=utf-8', text),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<DownloadIcon />}
        disabled={total === 0}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        Save as a file
      </Button>
      {mayChange && (
        <Button variant="outlined" color="inherit" startIcon={<UploadIcon />} onClick={() => setOpen(true)}>
          Take in a file
        </Button>
      )}
      {isOpen && <RedirectFileDialog siteId={siteId} onClose={() => setOpen(false)} />}
    </Box>
  )
}
