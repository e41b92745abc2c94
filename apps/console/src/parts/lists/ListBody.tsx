import { Box, Button, Card, Skeleton } from '@mui/material'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { callError } from '../../client/callError'
import { GuideLink } from '../help/GuideLink'
import { Notice } from '../Notice'
import { OtherRole } from '../OtherRole'
import { PageError } from '../PageError'

const rows = ['92%', '78%', '88%', '70%', '84%', '76%', '90%', '72%'] as const

/** Skeleton of a list. */
export const ListSkeleton = () => (
  <Card role="group" aria-busy="true" aria-label="Loading">
    {rows.map((width) => (
      <Box
        key={width}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: 2,
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
          '&:last-child': { border: 0 },
        }}
      >
        <Skeleton variant="rounded" width={44} height={34} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width={width} sx={{ maxWidth: 320 }} />
          <Skeleton width="38%" sx={{ maxWidth: 160 }} />
        </Box>
        <Skeleton width={84} />
      </Box>
    ))}
  </Card>
)

interface Props {
  readonly children: ReactNode
  readonly loading?: ReactNode
  /** The texts of an empty list. */
  readonly emptyTitle: string
  readonly emptyText: string
  readonly emptyPicture?: ReactNode
  /** Id of the guide for the next step. */
  readonly emptyGuide?: string
}

/** The state of a list: loading, failed, empty, no results, or its rows. */
export const ListBody = ({ children, loading = <ListSkeleton />, emptyTitle, emptyText, emptyPicture, emptyGuide }: Props) => {
  const { isPending, error, data, total, filterValues, setFilters, refetch } = useListContext()
  if (isPending) return loading
  if (error && !data && 'status' in error && error.status === 403) return <OtherRole />
  if (error && !data) return <PageError message={error.message || callError(error).message} onRetry={() => refetch()} />
  if (total === 0 && Object.keys(filterValues).length > 0) {
    return (
      <Notice
        title="Nothing matches"
        text="No entry matches this search and these filters."
        action={
          <Button variant="outlined" onClick={() => setFilters({}, {}, false)}>
            Clear filters
          </Button>
        }
      />
    )
  }
  if (total === 0) {
    const guide = emptyGuide && <GuideLink guide={emptyGuide}>How to start</GuideLink>
    return <Notice title={emptyTitle} text={emptyText} picture={emptyPicture} action={guide} />
  }
  return children
}
