import { Alert, Box, Button, TextField } from '@mui/material'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import { FormSection, fieldGrid } from '../../parts/forms/FormSection'

interface Props {
  readonly siteId: string
  readonly format: string
  readonly places: readonly { readonly id: string; readonly name: string; readonly slug: string }[]
  readonly start: Readonly<Record<string, string>>
  readonly isLocked: boolean
}

/** What a market place calls each location, where its own names differ. */
export const StoreCodes = ({ siteId, format, places, start, isLocked }: Props) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const [codes, setCodes] = useState(start)
  const [failure, setFailure] = useState<string | null>(null)
  const save = useMutation(
    api.markets.stores.mutationOptions({
      onSuccess: () => {
        setFailure(null)
        notify('The codes are saved.', { type: 'success' })
        void queries.invalidateQueries(api.markets.pathFilter())
      },
      onError: (error) => setFailure(callError(error).message),
    }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const storeCodes = Object.fromEntries(Object.entries(codes).filter(([, code]) => code.trim() !== ''))
    save.mutate({ siteId, format, storeCodes })
  }
  return (
    <FormSection
      title="What it calls your locations"
      about="The store codes of your business profile there. Empty: the location’s own short name."
    >
      <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2 }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Box sx={fieldGrid}>
          {places.map(({ id, name, slug }) => (
            <TextField
              key={id}
              label={name}
              placeholder={slug}
              value={codes[id] ?? ''}
              disabled={isLocked}
              onChange={(event) => setCodes({ ...codes, [id]: event.target.value })}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { spellCheck: false } }}
            />
          ))}
        </Box>
        {!isLocked && (
          <Box>
            <Button type="submit" variant="outlined" loading={save.isPending}>
              Save codes
            </Button>
          </Box>
        )}
      </Box>
    </FormSection>
  )
}
