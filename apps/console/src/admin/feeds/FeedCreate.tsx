import type { FeedKind } from '@forecourt/rules/stock/feedKinds'
import { Box, Card, CardActionArea, MenuItem, TextField, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { FeedChoices } from '../../client/Records'
import { resourceFilter } from '../../client/resourceFilters'
import { BackLink } from '../../parts/BackLink'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useMe } from '../../parts/useMe'
import { useFormErrors } from '../useFormErrors'
import { useOrganisation } from '../useOrganisation'
import { emptyFeed, parseFeedSettings } from './enteredFeed'
import { FeedForm } from './FeedForm'

const KindCards = ({ kinds, onChoose }: { kinds: FeedChoices['kinds']; onChoose: (kind: FeedKind) => void }) => (
  <Box
    component="ul"
    aria-label="How the cars come"
    sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, maxWidth: 860, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
  >
    {kinds.map((kind) => (
      <Card component="li" key={kind.kind}>
        <CardActionArea
          onClick={() => onChoose(kind)}
          sx={{ p: 2.5, height: '100%', display: 'flex', flexDirection: 'column', alignItems: 'flex-start', justifyContent: 'flex-start' }}
        >
          <Typography component="span" sx={{ display: 'block', fontWeight: 640, mb: 0.5 }}>
            {kind.title}
          </Typography>
          <Typography component="span" variant="body2" color="text.secondary">
            {kind.description}
          </Typography>
        </CardActionArea>
      </Card>
    ))}
  </Box>
)

const Details = ({ kind, choices, onBack }: { kind: FeedKind; choices: FeedChoices; onBack: () => void }) => {
  const [organisationFilter] = useOrganisation()
  const offered = choices.dealerships.filter(({ organisationId }) => organisationFilter === null || organisationId === organisationFilter)
  const [dealershipId, setDealershipId] = useState(offered[0]?.id ?? '')
  const dealership = offered.find(({ id }) => id === dealershipId) ?? offered[0]
  const navigate = useNavigate()
  const queries = useQueryClient()
  const refusal = useFormErrors()
  const create = useMutation(
    api.feeds.create.mutationOptions({
      onSuccess: ({ id }) => {
        void queries.invalidateQueries(resourceFilter('feeds'))
        navigate(`/feeds/${id}`)
      },
      onError: refusal.onCallError,
    }),
  )
  const locations = dealership?.locations ?? []
  return (
    <FeedForm
      start={{
        ...emptyFeed,
        ...(kind.kind === 'upload' && { name: 'Stock file' }),
        kind: kind.kind,
        timeZone: locations[0]?.timeZone ?? emptyFeed.timeZone,
      }}
      kind={kind}
      owner={
        offered.length > 1 && (
          <TextField
            select
            label="Dealership"
            value={dealership?.id ?? ''}
            helperText="The dealership whose cars it brings in."
            onChange={(event) => setDealershipId(event.target.value)}
          >
            {offered.map(({ id, name, organisationName }) => (
              <MenuItem key={id} value={id}>
                {name === organisationName ? name : `${name}, ${organisationName}`}
              </MenuItem>
            ))}
          </TextField>
        )
      }
      locations={locations}
      refused={refusal.fields}
      message={refusal.message}
      isSaving={create.isPending}
      isNew
      onSave={(entered) =>
        dealership &&
        create.mutate({
          ...{ organisationId: dealership.organisationId, dealershipId: dealership.id, firstIsHeld: true },
          data: parseFeedSettings(entered, kind),
        })
      }
      onCancel={onBack}
    />
  )
}

/** Creates a feed: first its kind, then its source. Nothing is applied before a user reviews the first file. */
export const FeedCreate = () => {
  const { data, error, refetch } = useQuery(api.feeds.choices.queryOptions())
  const search = new URLSearchParams(useLocation().search)
  const [chosen, setChosen] = useState<FeedKind | null | undefined>(undefined)
  // Dealers can't reach folders of the server.
  const isStaff = useMe()?.staff === true
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  // A link may name the kind, such as a file to upload.
  const kind = chosen === undefined ? (data.kinds.find((each) => each.kind === search.get('kind')) ?? null) : chosen
  return (
    <>
      <BackLink to="/feeds">Imports</BackLink>
      <PageHeading
        title="New feed"
        text={
          kind === null
            ? 'How do the cars come in?'
            : 'The first file waits for your review. Cars already here stay; a row with the stock number or VIN of one updates it.'
        }
      />
      {kind === null ? (
        <KindCards kinds={data.kinds.filter((each) => isStaff || each.kind !== 'folder')} onChoose={setChosen} />
      ) : (
        <Details kind={kind} choices={data} onBack={() => setChosen(null)} />
      )}
    </>
  )
}
