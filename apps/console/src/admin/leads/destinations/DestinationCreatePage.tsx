import type { DestinationKind } from '@forecourt/rules/leads/delivery/DestinationTarget'
import { leadFormats } from '@forecourt/rules/leads/delivery/generated/leadFormats'
import { Alert, Box, Card, CardActionArea, MenuItem, TextField, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { DestinationChoices } from '../../../client/Records'
import { BackLink } from '../../../parts/BackLink'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { useFormErrors } from '../../useFormErrors'
import { useOrganisation } from '../../useOrganisation'
import { DestinationForm } from './DestinationForm'
import { emptyDestination } from './enteredDestination'

const KindCards = ({ onChoose }: { onChoose: (kind: DestinationKind) => void }) => (
  <Box
    component="ul"
    aria-label="Delivery method"
    sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, maxWidth: 860, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
  >
    {(Object.keys(leadFormats) as DestinationKind[]).map((kind) => (
      <Card component="li" key={kind}>
        <CardActionArea onClick={() => onChoose(kind)} sx={{ p: 2.5, height: '100%' }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 640, mb: 0.5 }}>
            {leadFormats[kind].title}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {leadFormats[kind].description}
          </Typography>
        </CardActionArea>
      </Card>
    ))}
  </Box>
)

const Details = ({ kind, choices, onBack }: { kind: DestinationKind; choices: DestinationChoices; onBack: () => void }) => {
  const [organisationFilter] = useOrganisation()
  const availableChoices = choices.filter(({ organisationId }) => organisationFilter === null || organisationId === organisationFilter)
  const [selectedId, setSelectedId] = useState(availableChoices[0]?.organisationId ?? '')
  const owner = availableChoices.find(({ organisationId }) => organisationId === selectedId) ?? availableChoices[0]
  const navigate = useNavigate()
  const queries = useQueryClient()
  const formErrors = useFormErrors()
  const save = useMutation(
    api.destinations.save.mutationOptions({
      onSuccess: ({ id }) => {
        void queries.invalidateQueries(api.destinations.pathFilter())
        navigate(`/leads/destinations/${id}`)
      },
      onError: formErrors.onCallError,
    }),
  )
  if (!owner) return <Alert severity="info">There is no organisation whose leads you can send.</Alert>
  const { organisationId } = owner
  return (
    <DestinationForm
      initialValues={emptyDestination(kind)}
      choices={owner}
      owner={
        availableChoices.length > 1 && (
          <TextField
            select
            label="Organisation"
            value={organisationId}
            helperText="The organisation whose leads are sent."
            onChange={(event) => setSelectedId(event.target.value)}
          >
            {availableChoices.map((choice) => (
              <MenuItem key={choice.organisationId} value={choice.organisationId}>
                {choice.organisationName}
              </MenuItem>
            ))}
          </TextField>
        )
      }
      fieldProblems={formErrors.fields}
      message={formErrors.message}
      isSaving={save.isPending}
      isNew
      onSave={(data) => save.mutate({ organisationId, id: null, data })}
      onCancel={onBack}
    />
  )
}

/** Creates a destination: first its kind, then target and filter. */
export const DestinationCreatePage = () => {
  const { data, error, refetch } = useQuery(api.destinations.choices.queryOptions())
  const [kind, setKind] = useState<DestinationKind | null>(null)
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return (
    <>
      <BackLink to="/leads/destinations">CRM and lead delivery</BackLink>
      <PageHeading
        title="New destination"
        text={kind === null ? 'Where should leads go?' : 'It gets new leads from now on. You can send earlier ones afterwards.'}
      />
      {kind === null ? <KindCards onChoose={setKind} /> : <Details kind={kind} choices={data} onBack={() => setKind(null)} />}
    </>
  )
}
