import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined'
import { Box, Button, Link, Typography } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { invalidateResources } from '../../../client/invalidateResources'
import { FormSection } from '../../../parts/forms/FormSection'

interface Props {
  readonly carId: string
  /** File key of the current report. */
  readonly fileKey: string | null
  readonly isLocked: boolean
  readonly onFile: (file: File) => void
}

/** History report of a car, a PDF: upload, open, replace and remove. */
export const ReportCard = ({ carId, fileKey, isLocked, onFile }: Props) => {
  const picker = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const notify = useNotify()
  const remove = useMutation(
    api.stock.update.mutationOptions({
      onSuccess: () => {
        void invalidateResources(queries, 'stock')
        notify('The history report is removed.', { type: 'success' })
      },
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  return (
    <FormSection
      title="History report"
      description="A PDF of up to 10 MB. Shoppers can open it on the car’s page if the site shows the button."
    >
      <input
        ref={picker}
        type="file"
        hidden
        accept="application/pdf,.pdf"
        aria-label="History report"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = ''
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {fileKey ? (
          <>
            <PdfIcon color="action" aria-hidden />
            <Link href={`/media/${fileKey}`} download sx={{ fontWeight: 620 }}>
              Download the report
            </Link>
          </>
        ) : (
          <Typography variant="body2" color="text.secondary">
            This car has no history report.
          </Typography>
        )}
        {!isLocked && (
          <Button variant="outlined" onClick={() => picker.current?.click()}>
            {fileKey ? 'Replace it' : 'Choose a PDF'}
          </Button>
        )}
        {!isLocked && fileKey && (
          <Button color="inherit" loading={remove.isPending} onClick={() => remove.mutate({ id: carId, data: { historyFileKey: null } })}>
            Remove
          </Button>
        )}
      </Box>
    </FormSection>
  )
}
