import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { api } from '../../../../client/api'
import { callError } from '../../../../client/callError'
import type { StockFilter } from '../../../../client/Records'
import { BulkFields } from './BulkFields'
import { BulkPreview } from './BulkPreview'
import { type BulkKind, bulkKinds, changeFrom, untyped } from './bulkKinds'
import type { BulkOrder } from './useBulk'

interface Props {
  readonly kind: BulkKind
  /** How many cars were chosen, and what finds them. */
  readonly count: number
  readonly filter: StockFilter
  readonly problem: string | null
  readonly onStart: (order: BulkOrder) => void
  readonly onClose: () => void
}

const typingPauseMs = 300

/** What is said of many cars at once, seen before it is done. */
export const BulkDialog = ({ kind, count, filter, problem, onStart, onClose }: Props) => {
  const [typed, setTyped] = useState(untyped)
  const [name, setName] = useState('')
  // The same attempt goes on where it stopped; another change is another one.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const change = changeFrom(kind, typed)
  const [asked, setAsked] = useState(change)
  const isAsked = JSON.stringify(asked) === JSON.stringify(change)
  useEffect(() => {
    if (isAsked) return
    const timer = setTimeout(() => setAsked(change), typingPauseMs)
    return () => clearTimeout(timer)
  })
  const { data, error, isFetching } = useQuery(
    api.stock.lookAtBulk.queryOptions(
      { filter, change: asked ?? { kind: 'tag', tag: null } },
      { enabled: asked !== null, staleTime: 0, gcTime: 0, placeholderData: keepPreviousData },
    ),
  )
  const look = asked === null ? undefined : data
  const isReady = isAsked && !isFetching && look !== undefined && look.cars.length > 0
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && change) onStart({ key, change, look, name })
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bulk-change">
      <Box component="form" onSubmit={start} noValidate sx={{ display: 'contents' }}>
        <DialogTitle id="bulk-change">
          {bulkKinds[kind].title}
          <Typography color="text.secondary" component="div">
            {count.toLocaleString('en-AU')} {count === 1 ? 'car' : 'cars'} chosen
          </Typography>
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <BulkFields
            kind={kind}
            typed={typed}
            onType={(more, chosenName = '') => {
              setTyped({ ...typed, ...more })
              setName(chosenName)
              setKey(crypto.randomUUID())
            }}
          />
          {error && <Alert severity="error">{callError(error).message}</Alert>}
          {problem && <Alert severity="error">{problem} What was done stays; press again to go on.</Alert>}
          {look && !error ? (
            <Box sx={{ opacity: isReady || look.cars.length === 0 ? 1 : 0.6 }}>
              <BulkPreview look={look} />
            </Box>
          ) : (
            asked !== null && !error && <Skeleton variant="rounded" height={72} />
          )}
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={!isReady}>
            {look && look.cars.length > 0
              ? `Change ${look.cars.length.toLocaleString('en-AU')} ${look.cars.length === 1 ? 'car' : 'cars'}`
              : 'Change cars'}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
