import FileIcon from '@mui/icons-material/DescriptionOutlined'
import { Button, Menu, MenuItem } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { callError } from '../../client/callError'
import { type AnyRecord, recordApi } from '../../client/recordApi'
import { saveFile } from '../../client/saveFile'
import { RecordFileDialog } from './RecordFileDialog'
import type { RecordView } from './RecordView'
import { useRecordOwner } from './useRecordOwner'

/** Takes records in from a file, or saves them as one. */
export const RecordFileMenu = <Row extends AnyRecord>({ view }: { readonly view: RecordView<Row> }) => {
  const { resource } = view
  const { organisationId, field } = useRecordOwner(view)
  const [at, setAt] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const notify = useNotify()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: () => queries.fetchQuery(recordApi(resource).exportCsv.queryOptions({ organisationId }, { staleTime: 0 })),
    onSuccess: ({ fileName, text }) => saveFile(fileName, 'text/csv', text),
    onError: (error) => notify(callError(error).message, { type: 'error' }),
  })
  const isOwned = organisationId !== ''
  return (
    <>
      <Button
        color="inherit"
        startIcon={<FileIcon />}
        loading={save.isPending}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        onClick={(event) => setAt(event.currentTarget)}
      >
        File
      </Button>
      <Menu anchorEl={at} open={at !== null} onClose={() => setAt(null)}>
        <MenuItem
          onClick={() => {
            setAt(null)
            setOpen(true)
          }}
        >
          Take in a file…
        </MenuItem>
        <MenuItem
          disabled={!isOwned}
          onClick={() => {
            setAt(null)
            save.mutate()
          }}
        >
          {isOwned ? 'Save as a file' : 'Save as a file: choose a business first'}
        </MenuItem>
      </Menu>
      {isOpen && <RecordFileDialog view={view} organisationId={organisationId} ownerField={field} onClose={() => setOpen(false)} />}
    </>
  )
}
