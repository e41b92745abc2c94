import { toSlug } from '@forecourt/rules/routing/toSlug'
import { Alert, Box, Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { api } from '../../../client/api'
import { SureDialog } from '../../../parts/forms/SureDialog'
import { useMay } from '../../useMay'
import { ManageCard } from './ManageCard'
import type { ManageProps } from './ManageProps'
import { useManage } from './useManage'

/** The site's name among others, and its address on the platform. */
export const SiteNameCard = ({ site, onDone }: ManageProps) => {
  const may = useMay()
  const [name, setName] = useState(site.name)
  const [slug, setSlug] = useState(site.slug)
  const [asks, setAsks] = useState(false)
  const wanted = toSlug(slug)
  const { run, busy, failure } = useManage(api.sites.rename.mutationOptions(), () => 'The site is renamed.', onDone)
  const rename = () => run({ siteId: site.siteId, name: name.trim(), slug: wanted })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted === site.slug) rename()
    else setAsks(true)
  }
  return (
    <ManageCard
      title="Name and address"
      text="The name in lists and mails; the name shoppers read is in the editor under Business. A changed short name moves the platform’s address, and the old one leads to the new."
    >
      <Box
        component="form"
        onSubmit={submit}
        sx={{ display: 'grid', gap: 2, width: '100%', gridTemplateColumns: { sm: '1.4fr 1fr auto' }, alignItems: 'start' }}
      >
        <TextField
          label="Name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <TextField
          label="Short name"
          value={slug}
          disabled={!may('site.create')}
          onChange={(event) => setSlug(event.target.value.toLowerCase())}
          error={failure?.fields.slug !== undefined}
          helperText={failure?.fields.slug ?? (may('site.create') ? undefined : 'Our staff change addresses.')}
          slotProps={{ htmlInput: { maxLength: 50, autoCapitalize: 'none', spellCheck: false } }}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={busy || name.trim() === '' || (name.trim() === site.name && wanted === site.slug)}
          sx={{ mt: { sm: 0.5 } }}
        >
          Rename
        </Button>
      </Box>
      <SureDialog
        open={asks}
        title={`Move the address of ${site.name}?`}
        text={`Its short name changes from ${site.slug} to ${wanted}, and its address on the platform with it. The old address leads to the new one, so links still work; a domain of the dealer’s own stays.`}
        verb="Move the address"
        onClose={() => setAsks(false)}
        onSure={rename}
      />
      {failure && failure.fields.slug === undefined && <Alert severity="error">{failure.message}</Alert>}
    </ManageCard>
  )
}
