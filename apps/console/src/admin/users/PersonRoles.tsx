import type { PlacedRole } from '@forecourt/rules/access/mayGiveRole'
import { Alert, Box, Button, Card, Typography } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { api } from '../../client/api'
import { callError } from '../../client/callError'
import type { UserChoices, UserDetail } from '../../client/Records'
import { RolesField } from './RolesField'
import { placeKey, roleText } from './rolePlaces'

interface Props {
  readonly person: UserDetail
  readonly choices: UserChoices
}

const plain = ({ role, organisationId, siteId }: PlacedRole): PlacedRole => ({ role, organisationId, siteId })
const keyOf = (held: PlacedRole) => `${held.role} ${placeKey(held)}`

/** What a person may do, changed by who may give it; the rest is only said. */
export const PersonRoles = ({ person, choices }: Props) => {
  const notify = useNotify()
  const refresh = useRefresh()
  const mine = person.memberships.filter((held) => held.mine).map(plain)
  const others = person.memberships.filter((held) => !held.mine)
  const [value, setValue] = useState<readonly (PlacedRole | null)[]>(mine)
  const given = value.filter((each) => each !== null)
  const unfinished = given.length < value.length
  const changed = unfinished || mine.map(keyOf).sort().join() !== given.map(keyOf).sort().join()
  const { mutate: save, error } = useMutation(
    api.users.changeRoles.mutationOptions({
      onSuccess: () => {
        notify('Saved. It holds from their next click.', { type: 'success' })
        refresh()
      },
    }),
  )
  return (
    <Card sx={{ p: 2.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        What they may do
      </Typography>
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {callError(error).message}
        </Alert>
      )}
      {others.map((held) => (
        <Typography key={keyOf(held)} color="text.secondary" sx={{ mb: 1.5 }}>
          {roleText(held)}
        </Typography>
      ))}
      {person.me ? (
        person.memberships.filter((held) => held.mine).map((held) => <Typography key={keyOf(held)}>{roleText(held)}</Typography>)
      ) : (
        <>
          <RolesField choices={choices} value={value} onChange={setValue} />
          <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
            <Button variant="contained" disabled={!changed || unfinished} onClick={() => save({ id: person.id, give: given, take: mine })}>
              Save
            </Button>
            {changed && (
              <Button color="inherit" onClick={() => setValue(mine)}>
                Put back
              </Button>
            )}
          </Box>
        </>
      )}
      {!person.whole && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          They also work for others, which is not yours to change.
        </Typography>
      )}
    </Card>
  )
}
