import { toSlug } from '@forecourt/rules/routing/toSlug'
import { MenuItem, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-admin'
import { api } from '../../client/api'
import type { OrganisationRecord } from '../../client/Records'
import { FormDialog } from '../../parts/forms/FormDialog'
import { useSlugCheck } from '../onboarding/useSlugCheck'
import { useManageMutation } from '../sites/manage/useManageMutation'

/** Adds a site to an organisation, as a draft with a template. */
export const AddSiteDialog = ({
  organisation,
  onClose,
  onDone,
}: {
  organisation: OrganisationRecord
  onClose: () => void
  onDone: () => void
}) => {
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [enteredSlug, setEnteredSlug] = useState<string | null>(null)
  const [template, setTemplate] = useState('')
  const [dealershipIds, setDealershipIds] = useState<string[]>([])
  const slug = enteredSlug ?? toSlug(name).slice(0, 50)
  const { taken } = useSlugCheck(slug)
  const { data: clone } = useQuery(api.multiSite.cloneChoices.queryOptions())
  const dealerships = (clone?.dealerships ?? []).filter((each) => each.organisationId === organisation.id)
  const { data } = useQuery(api.onboarding.choices.queryOptions())
  const { run, busy, failure } = useManageMutation(
    api.sites.create.mutationOptions(),
    ({ id }) => {
      navigate(`/sites/${id}/edit?section=identity`)
      return `${name.trim()} was added as a draft.`
    },
    () => {
      onClose()
      onDone()
    },
  )
  const add = () =>
    run({
      organisationId: organisation.id,
      name: name.trim(),
      slug: toSlug(slug),
      templateLayerId: template,
      dealershipIds,
      hosts: [`${toSlug(slug)}.${data?.hostSuffix ?? 'localhost'}`],
    })
  const problem = failure?.fields.slug ?? failure?.fields.hosts ?? (taken ? 'This short name is taken.' : undefined)
  return (
    <FormDialog
      title={`Add a site to ${organisation.name}`}
      verb="Add site"
      disabled={busy || name.trim() === '' || template === '' || slug.length < 2 || taken}
      failure={failure && problem === undefined ? failure.message : null}
      onClose={onClose}
      onSubmit={add}
    >
      <TextField
        autoFocus
        required
        label="Name"
        value={name}
        onChange={(event) => setName(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 80 } }}
      />
      <TextField
        required
        label="Short name"
        value={slug}
        onChange={(event) => setEnteredSlug(event.target.value.toLowerCase())}
        error={problem !== undefined}
        helperText={problem ?? `Its address will be ${slug || 'short-name'}.${data?.hostSuffix ?? ''}.`}
      />
      <TextField
        select
        required
        label="Template"
        value={template}
        onChange={(event) => setTemplate(event.target.value)}
        helperText={data?.templates.find(({ id }) => id === template)?.audience}
      >
        {(data?.templates ?? []).map(({ id, name: title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      {dealerships.length > 1 && (
        <TextField
          select
          label="Stock to show"
          value={dealershipIds}
          onChange={(event) => setDealershipIds(event.target.value as unknown as string[])}
          helperText="Leave empty to show the whole organisation’s stock."
          slotProps={{ select: { multiple: true } }}
        >
          {dealerships.map(({ id, name: dealership }) => (
            <MenuItem key={id} value={id}>
              {dealership}
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormDialog>
  )
}
