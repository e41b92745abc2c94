import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useNotify, useParams } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { DestinationChoices, DestinationRecord } from '../../../client/Records'
import { BackLink } from '../../../parts/BackLink'
import { RemoveButton } from '../../../parts/forms/ConfirmDialog'
import { ListSkeleton } from '../../../parts/lists/ListBody'
import { PageError } from '../../../parts/PageError'
import { PageHeading } from '../../../parts/PageHeading'
import { useFormErrors } from '../../useFormErrors'
import { DestinationForm } from './DestinationForm'
import { toEnteredDestination } from './enteredDestination'

const Settings = ({ destination, choices }: { destination: DestinationRecord; choices: DestinationChoices[number] }) => {
  const { id, name, organisationId } = destination
  const notify = useNotify()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const formErrors = useFormErrors()
  const notifyAndLeave = (message: string, to: string) => async () => {
    notify(message, { type: 'success' })
    navigate(to)
    await queries.invalidateQueries(api.destinations.pathFilter())
  }
  const save = useMutation(
    api.destinations.save.mutationOptions({
      onSuccess: notifyAndLeave('The destination is saved.', `/leads/destinations/${id}`),
      onError: formErrors.onCallError,
    }),
  )
  const remove = useMutation(
    api.destinations.remove.mutationOptions({
      onSuccess: notifyAndLeave(`${name} is removed.`, '/leads/destinations'),
      onError: formErrors.onCallError,
    }),
  )
  return (
    <DestinationForm
      initialValues={toEnteredDestination(destination)}
      choices={choices}
      fieldProblems={formErrors.fields}
      message={formErrors.message}
      isSaving={save.isPending}
      isNew={false}
      onSave={(data) => save.mutate({ organisationId, id, data })}
      onCancel={() => navigate(`/leads/destinations/${id}`)}
      removal={
        <RemoveButton
          name={name}
          text="No more leads are sent there, including those waiting, and its log is deleted. The leads themselves stay."
          verb="Remove destination"
          isRemoving={remove.isPending}
          onRemove={() => remove.mutate({ id })}
        />
      }
    />
  )
}

/** Settings of a destination. */
export const DestinationSettingsPage = () => {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(api.destinations.getOne.queryOptions({ id }, { staleTime: 0, retry: false }))
  const { data: choices } = useQuery(api.destinations.choices.queryOptions())
  if (error && !data) return <PageError message={callError(error).message} onRetry={() => void refetch()} />
  const ownChoices = choices?.find(({ organisationId }) => organisationId === data?.organisationId)
  if (!data || !ownChoices) return <ListSkeleton />
  return (
    <>
      <BackLink to={`/leads/destinations/${id}`}>{data.name}</BackLink>
      <PageHeading title="Destination settings" text={data.name} />
      <Settings key={id} destination={data} choices={ownChoices} />
    </>
  )
}
