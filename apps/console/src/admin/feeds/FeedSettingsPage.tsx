import { feedKinds } from '@forecourt/rules/stock/feedKinds'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useNotify, useParams } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { FeedDetail, FeedSettings } from '../../client/Records'
import { BackLink } from '../../parts/BackLink'
import { RemoveButton } from '../../parts/forms/RemoveButton'
import { ListSkeleton } from '../../parts/lists/ListSkeleton'
import { PageError } from '../../parts/PageError'
import { PageHeading } from '../../parts/PageHeading'
import { useMay } from '../useMay'
import { useRefusal } from '../useRefusal'
import { FeedForm } from './FeedForm'
import { FormatsCard } from './FormatsCard'
import { parseFeedSettings, toTypedFeed } from './typedFeed'
import { useInvalidateFeed } from './useInvalidateFeed'

const Settings = ({ feed }: { feed: FeedDetail }) => {
  const { id, name, paused } = feed
  const notify = useNotify()
  const navigate = useNavigate()
  const invalidateFeed = useInvalidateFeed()
  const refusal = useRefusal()
  const kind = feedKinds.find((each) => each.kind === feed.source.kind)
  const after = (words: string, to: string) => () => {
    notify(words, { type: 'success' })
    invalidateFeed()
    navigate(to)
  }
  const change = useMutation(
    api.feeds.change.mutationOptions({ onSuccess: after(`${name} is saved.`, `/feeds/${id}`), onError: refusal.onCallError }),
  )
  const remove = useMutation(
    api.feeds.remove.mutationOptions({ onSuccess: after(`${name} is removed. Its cars stay.`, '/feeds'), onError: refusal.onCallError }),
  )
  if (!kind) return null
  return (
    <FeedForm
      start={toTypedFeed(feed)}
      kind={kind}
      places={feed.places}
      refused={refusal.fields}
      message={refusal.message}
      isSaving={change.isPending}
      isNew={false}
      onSave={(typed) =>
        change.mutate({ id, data: parseFeedSettings(typed, kind, { mapping: feed.mapping as FeedSettings['mapping'], paused }) })
      }
      onCancel={() => navigate(`/feeds/${id}`)}
      removal={
        <RemoveButton
          name={name}
          text="Its cars stay as they are and are yours to change; what its files did can’t be undone any more."
          verb="Remove the feed"
          isRemoving={remove.isPending}
          onRemove={() => remove.mutate({ id })}
        />
      }
    />
  )
}

/** What a feed is, to be changed. */
export const FeedSettingsPage = () => {
  const { id = '' } = useParams()
  const mayShare = useMay()('catalogue.edit')
  const { data, error, refetch } = useQuery(api.feeds.getOne.queryOptions({ id }, { staleTime: 0, retry: false }))
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  return (
    <>
      <BackLink to={`/feeds/${id}`}>{data.name}</BackLink>
      <PageHeading title="Settings of the feed" text={data.name} />
      <Settings key={id} feed={data} />
      {mayShare && <FormatsCard feedId={id} isTaught={data.mapping !== null} />}
    </>
  )
}
