import { feedKinds } from '@forecourt/rules/stock/feedKinds'
import { Box, Button, Card, TextField, Typography } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate, useNotify, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { FeedDetail, FeedSettings } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { BackLink } from '../../parts/BackLink'
import { RemoveButton } from '../../parts/forms/ConfirmDialog'
import { ListSkeleton } from '../../parts/lists/ListBody'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useFormErrors } from '../useFormErrors'
import { useMay } from '../useMay'
import { parseFeedSettings, toEnteredFeed } from './enteredFeed'
import { FeedForm } from './FeedForm'
import { useInvalidateFeed } from './useInvalidateFeed'

/** For staff: publishes a feed's mapping as the format of its supplier, for all dealers, and lists the published formats (ENT-01). */
const FormatsCard = ({ feedId, hasMapping }: { readonly feedId: string; readonly hasMapping: boolean }) => {
  const [name, setName] = useState('')
  const notify = useNotify()
  const queries = useQueryClient()
  const formats = useQuery(api.feeds.formats.queryOptions())
  const onError = (error: unknown) => notify(callError(error).message, { type: 'error' })
  const onSaved = (message: string) => {
    notify(message, { type: 'success' })
    void queries.invalidateQueries(api.feeds.formats.queryFilter())
  }
  const publish = useMutation(
    api.feeds.publishFormat.mutationOptions({
      onSuccess: (format) => {
        setName('')
        onSaved(`Dealers are now offered the columns of ${format.name}.`)
      },
      onError,
    }),
  )
  const withdraw = useMutation(
    api.feeds.withdrawFormat.mutationOptions({
      onSuccess: () => onSaved('It is no longer offered. Feeds that use it keep working.'),
      onError,
    }),
  )
  const isReplaced = formats.data?.some((format) => format.name === name.trim()) ?? false
  const send = (event: FormEvent) => {
    event.preventDefault()
    publish.mutate({ id: feedId, name })
  }
  return (
    <Card
      component="section"
      aria-labelledby="formats"
      sx={{ p: { xs: 2, sm: 2.5 }, mt: -6, mb: 12, display: 'grid', gap: 2, maxWidth: 860 }}
    >
      <Box>
        <Typography variant="h3" component="h2" id="formats">
          Share with every dealer
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.25 }}>
          {hasMapping
            ? 'Other dealers whose file has the same headings are offered this feed’s column settings. Row conditions, fixed values, and the meanings set for locations and people are not shared.'
            : 'There is nothing to share: every column of this feed is recognised for every feed.'}
        </Typography>
      </Box>
      {hasMapping && (
        <Box component="form" onSubmit={send} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
          <TextField
            label="Supplier"
            value={name}
            onChange={(event) => setName(event.target.value)}
            helperText={isReplaced ? 'Replaces the format offered under this name.' : 'For example “Yardmaster, daily CSV”.'}
            slotProps={{ htmlInput: { maxLength: 80 } }}
            sx={{ m: 0, flex: '1 1 240px' }}
          />
          <Button type="submit" variant="outlined" disabled={name.trim() === ''} loading={publish.isPending} sx={{ minHeight: 44 }}>
            Share with every dealer
          </Button>
        </Box>
      )}
      {formats.data && formats.data.length > 0 && (
        <Box component="ul" aria-label="Shared formats" sx={{ listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' }}>
          {formats.data.map((format) => (
            <Box
              component="li"
              key={format.id}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75, borderBottom: 1, borderColor: 'divider' }}
            >
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="body2" sx={{ fontWeight: 620 }}>
                  {format.name}
                </Typography>
                <Typography variant="body2" color="text.secondary">
                  {format.updatedBy}, <Ago at={format.updatedAt} />
                </Typography>
              </Box>
              <Button color="inherit" disabled={withdraw.isPending} onClick={() => withdraw.mutate({ id: format.id })}>
                Withdraw
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Card>
  )
}

const Settings = ({ feed }: { feed: FeedDetail }) => {
  const { id, name, paused } = feed
  const notify = useNotify()
  const navigate = useNavigate()
  const invalidateFeed = useInvalidateFeed()
  const refusal = useFormErrors()
  const kind = feedKinds.find((each) => each.kind === feed.source.kind)
  const after = (message: string, to: string) => () => {
    notify(message, { type: 'success' })
    invalidateFeed()
    navigate(to)
  }
  const change = useMutation(
    api.feeds.change.mutationOptions({ onSuccess: after(`${name} is saved.`, `/feeds/${id}`), onError: refusal.onCallError }),
  )
  const remove = useMutation(
    api.feeds.remove.mutationOptions({
      onSuccess: after(`${name} is removed. Its cars stay in stock.`, '/feeds'),
      onError: refusal.onCallError,
    }),
  )
  if (!kind) return null
  return (
    <FeedForm
      start={toEnteredFeed(feed)}
      kind={kind}
      locations={feed.locations}
      refused={refusal.fields}
      message={refusal.message}
      isSaving={change.isPending}
      isNew={false}
      onSave={(entered) =>
        change.mutate({ id, data: parseFeedSettings(entered, kind, { mapping: feed.mapping as FeedSettings['mapping'], paused }) })
      }
      onCancel={() => navigate(`/feeds/${id}`)}
      removal={
        <RemoveButton
          name={name}
          text="Its cars stay as they are and you can edit them. Its past imports can no longer be undone."
          verb="Remove feed"
          isRemoving={remove.isPending}
          onRemove={() => remove.mutate({ id })}
        />
      }
    />
  )
}

/** Settings of a feed. */
export const FeedSettingsPage = () => {
  const { id = '' } = useParams()
  const mayShare = useMay()('catalogue.edit')
  const { data, error, refetch } = useQuery(api.feeds.getOne.queryOptions({ id }, { staleTime: 0, retry: false }))
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return (
    <>
      <BackLink to={`/feeds/${id}`}>{data.name}</BackLink>
      <PageHeading title="Feed settings" text={data.name} />
      <Settings key={id} feed={data} />
      {mayShare && <FormatsCard feedId={id} hasMapping={data.mapping !== null} />}
    </>
  )
}
