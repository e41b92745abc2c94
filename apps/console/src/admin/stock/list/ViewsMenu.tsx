import ListIcon from '@mui/icons-material/BookmarkBorderRounded'
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded'
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  FormControlLabel,
  IconButton,
  ListSubheader,
  Menu,
  MenuItem,
  TextField,
} from '@mui/material'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useListContext, useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { StockView } from '../../../client/Records'
import { useMe } from '../../../parts/useMe'
import { useOrganisation } from '../../useOrganisation'

interface Kept {
  readonly filter?: Readonly<Record<string, unknown>>
  readonly sort?: { readonly field: string; readonly order: 'ASC' | 'DESC' } | null
  readonly columns?: readonly string[]
}

interface Props {
  readonly columns: readonly string[]
  readonly onColumns: (keys: readonly string[]) => void
}

/** Where somebody's lists are kept: in the organisation they look at, or their only one; staff's in none. */
const useKeeping = (): string | null | undefined => {
  const [lookedAt] = useOrganisation()
  const me = useMe()
  if (lookedAt !== null || !me) return lookedAt ?? undefined
  return me.staff ? null : me.organisations.length === 1 ? me.organisations[0]?.id : undefined
}

/** Lists kept under a name: what the list is narrowed by, its order and its columns, as one's own or for everybody. */
export const ViewsMenu = ({ columns, onColumns }: Props) => {
  const { filterValues, sort, setFilters, setSort } = useListContext()
  const organisationId = useKeeping()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [naming, setNaming] = useState(false)
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { data: views = [], refetch } = useQuery(
    api.stock.views.queryOptions({ organisationId: organisationId ?? null }, { enabled: organisationId !== undefined }),
  )
  const save = useMutation(
    api.stock.saveView.mutationOptions({
      onSuccess: () => {
        notify(`The list “${name.trim()}” is kept.`, { type: 'success' })
        setNaming(false)
        void refetch()
      },
      onError: (error) => setProblem(callError(error).message),
    }),
  )
  const remove = useMutation(
    api.stock.removeView.mutationOptions({
      onSuccess: () => void refetch(),
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  if (organisationId === undefined) return null

  const show = ({ view }: StockView) => {
    const { filter = {}, sort: order, columns: kept = [] } = view as Kept
    setAnchor(null)
    setFilters(filter, {}, false)
    if (order) setSort({ ...order })
    if (kept.length > 0) onColumns(kept)
  }
  const keep = (event: FormEvent) => {
    event.preventDefault()
    const filter = Object.fromEntries(Object.entries(filterValues).filter(([, value]) => value !== undefined))
    save.mutate({ organisationId, name, shared, view: { filter, sort: sort as never, columns: [...columns] } })
  }
  const entry = (view: StockView) => (
    <MenuItem key={view.id} onClick={() => show(view)} sx={{ pr: view.own ? 0.5 : 2, gap: 2 }}>
      <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere', whiteSpace: 'normal', maxWidth: 280 }}>
        {view.name}
      </Box>
      {view.own && (
        <IconButton
          size="small"
          aria-label={`Remove the list ${view.name}`}
          onClick={(event) => {
            event.stopPropagation()
            remove.mutate({ organisationId, id: view.id })
          }}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </MenuItem>
  )
  const [own, others] = [views.filter((view) => view.own), views.filter((view) => !view.own)]
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<ListIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Lists
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {own.length > 0 && <ListSubheader role="presentation">Your own</ListSubheader>}
        {own.map(entry)}
        {others.length > 0 && <ListSubheader role="presentation">Shared</ListSubheader>}
        {others.map(entry)}
        {views.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            setAnchor(null)
            setName('')
            setShared(false)
            setProblem(null)
            setNaming(true)
          }}
        >
          Keep this list…
        </MenuItem>
      </Menu>
      <Dialog open={naming} onClose={() => setNaming(false)} fullWidth maxWidth="xs" aria-labelledby="keep-list">
        <Box component="form" onSubmit={keep} noValidate>
          <DialogTitle id="keep-list">Keep this list</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              fullWidth
              label="Name"
              value={name}
              error={problem !== null}
              helperText={problem ?? 'With its filters, order and columns. The same name again changes the list.'}
              onChange={(event) => {
                setName(event.target.value)
                setProblem(null)
              }}
              slotProps={{ htmlInput: { maxLength: 60 } }}
              sx={{ mt: 1 }}
            />
            {organisationId !== null && (
              <FormControlLabel
                control={<Checkbox checked={shared} onChange={(event) => setShared(event.target.checked)} />}
                label="Everybody of the business sees it"
              />
            )}
          </DialogContent>
          <DialogActions sx={{ p: 2 }}>
            <Button color="inherit" onClick={() => setNaming(false)}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={save.isPending}>
              Keep
            </Button>
          </DialogActions>
        </Box>
      </Dialog>
    </>
  )
}
