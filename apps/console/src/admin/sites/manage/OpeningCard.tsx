import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { api } from '../../../client/api'
import { SureDialog } from '../../../parts/forms/SureDialog'
import { ManageCard } from './ManageCard'
import type { ManageProps } from './ManageProps'
import { useManage } from './useManage'

/** Closes a live site for a while, and opens it again. */
export const OpeningCard = ({ site, onDone }: ManageProps) => {
  const [asking, setAsking] = useState(false)
  const { siteId } = site
  const isPaused = site.status === 'paused'
  const { run, busy, failure } = useManage(
    api.sites.changeStatus.mutationOptions(),
    ({ status }) => (status === 'live' ? 'The site is open again.' : 'The site is closed for now.'),
    onDone,
  )
  return (
    <ManageCard
      title={isPaused ? 'Closed for now' : 'Close for a while'}
      text={
        isPaused
          ? 'Shoppers see a page in the dealer’s colours that says so, with their phone and email. Search engines are asked to come back later.'
          : 'Shoppers see a page in the dealer’s colours that says so, with their phone and email. Nothing is lost, and it opens again at once.'
      }
    >
      {failure && <Alert severity="error">{failure.message}</Alert>}
      {isPaused ? (
        <Button variant="contained" disabled={busy} onClick={() => run({ siteId, change: 'resume' })}>
          Open the site again
        </Button>
      ) : (
        <Button variant="outlined" disabled={busy} onClick={() => setAsking(true)}>
          Close for a while
        </Button>
      )}
      <SureDialog
        open={asking}
        title={`Close ${site.name} for a while?`}
        text="From now on shoppers see only that it is closed, and how to reach the dealer. Forms and stock can’t be reached."
        verb="Close the site"
        onClose={() => setAsking(false)}
        onSure={() => run({ siteId, change: 'pause' })}
      />
    </ManageCard>
  )
}
