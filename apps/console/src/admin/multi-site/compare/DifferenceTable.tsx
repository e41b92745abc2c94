import LeftIcon from '@mui/icons-material/ArrowBackRounded'
import RightIcon from '@mui/icons-material/ArrowForwardRounded'
import LockIcon from '@mui/icons-material/LockOutlined'
import {
  Box,
  Button,
  Card,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  IconButton,
  Tooltip,
  Typography,
} from '@mui/material'
import { skipToken, useMutation, useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useEffect, useState } from 'react'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import { readOnce } from '../../../client/readOnce'
import { Notice } from '../../../parts/Notice'
import type { AppRouter } from '../../../server/appRouter'

type SiteComparison = inferRouterOutputs<AppRouter>['multiSite']['compare']
type Difference = SiteComparison['differences'][number]
export type SiteState = 'draft' | 'live'
type ComparedSide = 'left' | 'right'

/** The differences whose group, setting or values contain all terms of a query. */
export const findDifferences = <One extends Pick<Difference, 'group' | 'where' | 'sentence' | 'left' | 'right'>>(
  differences: readonly One[],
  query: string,
): One[] => {
  const terms = query.toLowerCase().split(/\s+/)
  return differences.filter(({ group, where, sentence, left, right }) => {
    const text = [group, where, sentence, left.text, right.text].join(' ').toLowerCase()
    return terms.every((term) => text.includes(term))
  })
}

/** Compares two sites; refetches after a value was copied. */
export const useComparison = (leftId: string | null, rightId: string | null, state: SiteState) => {
  const isPair = leftId !== null && rightId !== null && leftId !== rightId
  const { data, error, refetch } = useQuery(
    api.multiSite.compare.queryOptions(isPair ? { siteId: leftId, otherId: rightId, state } : skipToken, {
      ...readOnce,
      trpc: { abortOnUnmount: true },
    }),
  )
  const {
    mutate,
    error: copyError,
    reset,
  } = useMutation(
    // A rejected copy can mean that the sites have changed: refetch.
    api.multiSite.copy.mutationOptions({ onSettled: () => refetch() }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pair of sites clears the error.
  useEffect(reset, [leftId, rightId, state])

  const comparison = data ?? null
  const copy = (pointer: string, to: ComparedSide) => {
    if (!comparison) return
    const [target, source] = to === 'right' ? [comparison.right, comparison.left] : [comparison.left, comparison.right]
    mutate({ siteId: target.id, fromId: source.id, state, pointer, expectedRevision: target.draftRevision })
  }
  const failure = copyError ?? error
  return { comparison, failure: failure && callError(failure).message, copy }
}

interface ConfirmCopyProps {
  /** Path of the setting, as text. */
  readonly where: string
  /** The site whose draft changes. */
  readonly site: string
  readonly from: string
  readonly to: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Confirms copying a value of one site into the draft of another. */
const ConfirmCopy = ({ where, site, from, to, onConfirm, onClose }: ConfirmCopyProps) => (
  <Dialog open onClose={onClose} aria-labelledby="take-over">
    <DialogTitle id="take-over">Copy this setting?</DialogTitle>
    <DialogContent>
      <Typography sx={{ fontWeight: 620, mb: 0.5 }}>{where}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere', mb: 1.5 }}>
        {from} → {to}
      </Typography>
      <DialogContentText>It will be saved in the draft of {site}. Shoppers won’t see it until you publish.</DialogContentText>
    </DialogContent>
    <DialogActions sx={{ p: 2 }}>
      <Button color="inherit" onClick={onClose}>
        Cancel
      </Button>
      <Button variant="contained" onClick={onConfirm} autoFocus>
        Copy
      </Button>
    </DialogActions>
  </Dialog>
)

interface DifferenceTableProps {
  readonly comparison: SiteComparison
  readonly onCopy: (pointer: string, to: ComparedSide) => void
}

const Value = ({ name, value }: { readonly name: string; readonly value: Difference['left'] }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography variant="caption" sx={{ display: { md: 'none' }, color: 'text.secondary', fontWeight: 620 }}>
      {name}
    </Typography>
    <Typography sx={{ overflowWrap: 'anywhere', fontSize: 14, display: 'flex', alignItems: 'center', gap: 0.75 }}>
      {/^#[0-9a-f]{3,8}$/i.test(value.text) && (
        <Box
          component="span"
          aria-hidden
          sx={{ width: 22, height: 22, flex: 'none', border: 1, borderColor: 'divider', borderRadius: '6px' }}
          style={{ background: value.text }}
        />
      )}
      <span>{value.text}</span>
    </Typography>
    <Typography variant="caption" sx={{ color: 'text.secondary', display: 'flex', alignItems: 'center', gap: 0.25 }}>
      {value.lockedBy !== null && <LockIcon sx={{ fontSize: 13 }} titleAccess={`Locked by ${value.lockedBy}`} />}
      {value.origin === '' ? '' : value.origin === 'Default' ? 'Default' : `From ${value.origin}`}
    </Typography>
  </Box>
)

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1.1fr 1fr 88px 1fr' },
  gap: { xs: 0.75, md: 1.5 },
  alignItems: 'center',
} as const

const Row = ({ difference, comparison, onCopy }: DifferenceTableProps & { readonly difference: Difference }) => {
  const { pointer, where, left, right, canCopy, sentence } = difference
  const { left: leftSite, right: rightSite } = comparison
  const [confirming, setConfirming] = useState<ComparedSide | null>(null)
  const copyTo = (to: ComparedSide) => {
    const target = to === 'left' ? leftSite : rightSite
    const locked = (to === 'left' ? left : right).lockedBy
    const label = `Copy ${where} to the draft of ${target.name}`
    const title = locked !== null ? `${locked} has locked this setting.` : label
    return (
      <Tooltip title={title}>
        <span>
          <IconButton
            size="small"
            aria-label={label}
            disabled={!canCopy || !target.mayEdit || locked !== null}
            onClick={() => setConfirming(to)}
            // On a phone the sites are stacked.
            sx={{ '& svg': { transform: { xs: 'rotate(90deg)', md: 'none' } } }}
          >
            {to === 'left' ? <LeftIcon fontSize="small" /> : <RightIcon fontSize="small" />}
          </IconButton>
        </span>
      </Tooltip>
    )
  }
  return (
    <Box component="li" sx={{ ...columns, px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600, fontSize: 14 }}>{canCopy ? where : sentence}</Typography>
      <Value name={leftSite.name} value={left} />
      <Box sx={{ display: 'flex', justifyContent: { md: 'center' } }}>
        {copyTo('left')}
        {copyTo('right')}
      </Box>
      <Value name={rightSite.name} value={right} />
      {confirming && (
        <ConfirmCopy
          where={where}
          site={confirming === 'left' ? leftSite.name : rightSite.name}
          from={confirming === 'left' ? left.text : right.text}
          to={confirming === 'left' ? right.text : left.text}
          onClose={() => setConfirming(null)}
          onConfirm={() => {
            setConfirming(null)
            onCopy(pointer, confirming)
          }}
        />
      )}
    </Box>
  )
}

/** Differences, grouped like the editor's sections. */
export const DifferenceTable = ({ comparison, onCopy }: DifferenceTableProps) => {
  const { differences, left, right } = comparison
  const groups = [...new Set(differences.map(({ group }) => group))]
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box
        aria-hidden
        sx={{ ...columns, display: { xs: 'none', md: 'grid' }, px: 2, fontSize: 12.5, fontWeight: 620, color: 'text.secondary' }}
      >
        <span>Setting</span>
        <span>{left.name}</span>
        <span />
        <span>{right.name}</span>
      </Box>
      {groups.length === 0 && <Notice title="No difference matches" text="Enter another word, or clear the search." />}
      {groups.map((group) => (
        <Card key={group} component="section" aria-label={group === '' ? 'Other' : group}>
          <Typography component="h3" sx={{ px: 2, py: 1.25, fontWeight: 640 }}>
            {group === '' ? 'Other' : group}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {differences
              .filter((difference) => difference.group === group)
              .map((difference) => (
                <Row key={`${difference.pointer} ${difference.sentence}`} difference={difference} comparison={comparison} onCopy={onCopy} />
              ))}
          </Box>
        </Card>
      ))}
    </Box>
  )
}
