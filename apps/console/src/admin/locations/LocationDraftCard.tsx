import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { LocationDetail } from '../../client/Records'
import { readOnce } from '../../client/readOnce'
import { StockForecast } from '../../layers/forecast/StockForecast'
import { Ago } from '../../parts/Ago'
import { useMay } from '../useMay'

interface LocationHistoryProps {
  readonly location: LocationDetail
  readonly onChanged: (location: LocationDetail, message: string) => void
}

/** Published versions of a location, with rollback. */
export const LocationHistory = ({ location, onChanged }: LocationHistoryProps) => {
  const { id, draft } = location
  const { data } = useQuery(api.locations.versions.queryOptions({ id }, { staleTime: 0 }))
  const { mutate: restore, error } = useMutation(
    api.locations.restore.mutationOptions({ onSuccess: (restored) => onChanged(restored, 'is now in the draft.') }),
  )
  const versions = data?.versions ?? []
  if (versions.length === 0) return null
  return (
    <Card
      component="section"
      aria-labelledby="location-history"
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 12, maxWidth: 860, display: 'grid', gap: 1 }}
    >
      <Typography variant="h3" component="h2" id="location-history">
        History
      </Typography>
      {error && <Alert severity="error">{callError(error).message}</Alert>}
      <Box component="ol" aria-label="Versions of this location" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.map(({ number, changes, author, publishedAt }, index) => (
          <Box
            component="li"
            key={number}
            sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start', py: 1, borderTop: index === 0 ? 0 : 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontSize: 14, overflowWrap: 'anywhere' }}>{changes.join(' · ') || 'The original version'}</Typography>
              <Typography variant="caption" color="text.secondary">
                {author}, <Ago at={publishedAt} />
              </Typography>
            </Box>
            {index > 0 && (
              <Button
                color="inherit"
                aria-label={`Restore version ${number} to the draft`}
                onClick={() => restore({ id, number, expectedRevision: draft?.revision ?? 0 })}
              >
                Restore to draft
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  )
}

interface LocationDraftCardProps {
  readonly location: LocationDetail
  /** Whether the form has unsaved values, which publishing would omit. */
  readonly isDirty: boolean
  readonly onChanged: (location: LocationDetail, message: string) => void
}

const maxShownSites = 3

/** Site names, such as 'A, B and C'; for many, the first ones and a count. */
const siteNames = (names: readonly string[]) => {
  const more = names.length - maxShownSites
  const shown = more > 0 ? [...names.slice(0, maxShownSites), `${more} more`] : names
  return shown.length < 2 ? (shown[0] ?? 'no site yet') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

/** Publishes the draft of a location. */
const usePublish = ({ location: { id, draft }, onChanged }: Pick<LocationDraftCardProps, 'location' | 'onChanged'>) => {
  const publish = useMutation(
    api.locations.publish.mutationOptions({
      onSuccess: (published) => onChanged(published, 'is live. Customers see it now.'),
    }),
  )
  return { ...publish, publishDraft: () => draft && publish.mutate({ id, expectedRevision: draft.revision }) }
}

/** Says in the bar of the form that the saved draft isn't live, and publishes it. Nothing without a draft, or with unsaved values. */
export const PublishBar = ({ location, isDirty, onChanged }: LocationDraftCardProps) => {
  const { publishDraft, isPending, error } = usePublish({ location, onChanged })
  const mayPublish = useMay()('location.publish')
  if (!location.draft || isDirty) return null
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Typography variant="body2" role={error ? 'alert' : undefined} color={error ? 'error' : 'text.secondary'}>
        {error ? callError(error).message : 'Saved, not live yet.'}
      </Typography>
      {mayPublish && (
        <Button variant="contained" disabled={isPending} onClick={publishDraft} aria-label="Publish the draft">
          Publish
        </Button>
      )}
    </Box>
  )
}

/** The pages that publishing the draft changes, by site. */
const ForecastOfLocation = ({ id, revision }: { readonly id: string; readonly revision: number }) => {
  const { data, error } = useQuery(
    api.locations.forecast.queryOptions({ id, expectedRevision: revision }, { ...readOnce, retry: false, trpc: { abortOnUnmount: true } }),
  )
  return (
    <Box component="section" aria-label="Pages that change">
      <Typography sx={{ fontWeight: 620 }}>Pages that change</Typography>
      <StockForecast forecasts={data} error={error} />
    </Box>
  )
}

/** Unpublished changes of a location in sentences, the affected sites, and a discard action. */
export const LocationDraftCard = ({ location, isDirty, onChanged }: LocationDraftCardProps) => {
  const { id, slug, draft, sites } = location
  const { publishDraft, ...publish } = usePublish({ location, onChanged })
  const discard = useMutation(
    api.locations.discard.mutationOptions({
      onSuccess: (live) => onChanged(live, 'now matches the live version.'),
    }),
  )
  const mayPublish = useMay()('location.publish')
  const isPending = publish.isPending || discard.isPending
  const failure = publish.error ?? discard.error
  const liveSiteNames = siteNames(sites.flatMap(({ name, isLive }) => (isLive ? [name] : [])))
  return (
    <Card
      component="section"
      aria-labelledby="location-draft"
      sx={{ p: { xs: 2, sm: 2.5 }, mb: 2, maxWidth: 860, display: 'grid', gap: 1.5 }}
    >
      <Typography variant="h3" component="h2" id="location-draft">
        {draft ? 'Changes that aren’t live yet' : 'Live'}
      </Typography>
      {failure && <Alert severity="error">{callError(failure).message}</Alert>}
      {draft ? (
        <>
          <Typography variant="body2" color="text.secondary">
            Saved <Ago at={draft.updatedAt} /> by {draft.updatedBy}. Publishing changes {liveSiteNames}.
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5, fontSize: 14, overflowWrap: 'anywhere' }}>
            {draft.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </Box>
          {mayPublish && <ForecastOfLocation id={id} revision={draft.revision} />}
        </>
      ) : (
        <Typography variant="body2" color="text.secondary">
          Shown on {liveSiteNames}. Changes are kept as a draft until {mayPublish ? 'you publish it' : 'a publisher makes it live'}.
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {draft && mayPublish && (
          <Button
            variant="contained"
            disabled={isPending || isDirty}
            onClick={() => {
              discard.reset()
              publishDraft()
            }}
          >
            Publish
          </Button>
        )}
        {sites.slice(0, maxShownSites).map((site) => (
          <Button
            key={site.id}
            component={LinkBase}
            to={`/sites/${site.id}/edit?path=${encodeURIComponent(`/our-location/${slug}`)}`}
            variant="outlined"
            color="inherit"
          >
            Preview{sites.length > 1 ? ` on ${site.name}` : ''}
          </Button>
        ))}
        {draft && (
          <Button
            color="inherit"
            disabled={isPending}
            onClick={() => {
              publish.reset()
              discard.mutate({ id })
            }}
          >
            Discard draft
          </Button>
        )}
      </Box>
      {draft && !mayPublish && (
        <Typography variant="body2" color="text.secondary">
          Your role can edit the draft. A publisher makes it live.
        </Typography>
      )}
      {draft && mayPublish && isDirty && (
        <Typography variant="body2" color="text.secondary">
          Save the draft first. It doesn’t include your latest changes yet.
        </Typography>
      )}
    </Card>
  )
}
