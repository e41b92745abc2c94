import type { ChecklistItem } from '@forecourt/rules/onboarding/ChecklistItem'
import { Alert, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../client/api'
import { formatCount } from '../formatCount'

interface Props {
  readonly siteId: string
  /** The link or button to where an item is completed. */
  readonly action: (item: ChecklistItem) => ReactNode
}

/** Shown before a site goes live for the first time: who is invited to the console, and what the site still lacks. */
export const FirstPublish = ({ siteId, action }: Props) => {
  const { data: checklist } = useQuery(api.onboarding.checklist.queryOptions({ siteId }, { staleTime: 0 }))
  const { data: people = [] } = useQuery(api.onboarding.invitations.queryOptions({ siteId }, { staleTime: 0 }))
  // What the site must have when it is live, apart from being live.
  const missing = checklist?.items.filter(({ id, done, optional }) => !done && !optional && id !== 'publish') ?? []
  return (
    <>
      {people.length > 0 && (
        <Typography>
          {formatCount(people.length, 'person gets an invitation', 'people get invitations')} to the console by email:{' '}
          {people.map(({ name }) => name).join(', ')}.
        </Typography>
      )}
      {missing.length > 0 && (
        <Alert severity="warning">
          {missing.map((item) => (
            <Typography key={item.id} variant="body2">
              {item.text} {action(item)}
            </Typography>
          ))}
        </Alert>
      )}
    </>
  )
}
