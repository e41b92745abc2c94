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
import { useNotify } from 'react-admin'
import { api } from '../../../client/api'
import { callError } from '../../../client/callError'
import type { ListView, SavedList } from '../../../client/Records'
import { useMe } from '../../../parts/useMe'
import { useMay } from '../../useMay'
import { useOrganisation } from '../../useOrganisation'

interface Props {
  readonly list: SavedList
  /** What a view saves, as text. */
  readonly savedText: string
  /** The current state of the list. */
  readonly view: object
  readonly onShow: (view: object) => void
}

/**
 * The organisation that the user's views belong to: the selected or only one; null for staff without a selection, and for the table of all
 * dealers; undefined if there are several.
 */
const useViewsOrganisation = (list: SavedList): string | null | undefined => {
  const [selectedId] = useOrganisation()
  const me = useMe()
  if (list === 'fleet') return null
  if (selectedId !== null || !me) return selectedId ?? undefined
  return me.staff ? null : me.organisations.length === 1 ? me.organisations[0]?.id : undefined
}

interface SavedViewProps {
  readonly saved: ListView
  readonly onShow: () => void
  readonly onRemove: () => void
}

/** A saved view in the menu; the user's own can be removed. */
const SavedView = ({ saved, onShow, onRemove }: SavedViewProps) => (
  <MenuItem onClick={onShow} sx={{ pr: saved.own ? 0.5 : 2, gap: 2 }}>
    <Box component="span" sx={{ flex: 1, overflowWrap: 'anywhere', whiteSpace: 'normal', maxWidth: 280 }}>
      {saved.name}
    </Box>
    {saved.own && (
      <IconButton
        size="small"
        aria-label={`Remove the list ${saved.name}`}
        onClick={(event) => {
          event.stopPropagation()
          onRemove()
        }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    )}
  </MenuItem>
)

/** Saved views of a list, personal or shared with the organisation, or among the platform's staff. */
export const ViewsMenu = ({ list, savedText, view, onShow }: Props) => {
  // The routers have the same procedures for views; only the view's type differs.
  const procedures = api[list] as typeof api.stock
  const organisationId = useViewsOrganisation(list)
  const may = useMay()
  const notify = useNotify()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isNaming, setNaming] = useState(false)
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { data: views = [], refetch } = useQuery(
    procedures.views.queryOptions({ organisationId: organisationId ?? null }, { enabled: organisationId !== undefined }),
  )
  const save = useMutation(
    procedures.saveView.mutationOptions({
      onSuccess: () => {
        notify(`The list “${name.trim()}” is saved.`, { type: 'success' })
        setNaming(false)
        void refetch()
      },
      onError: (error) => setProblem(callError(error).fields.name ?? callError(error).message),
    }),
  )
  const remove = useMutation(
    procedures.removeView.mutationOptions({
      onSuccess: () => void refetch(),
      onError: (error) => notify(callError(error).message, { type: 'error' }),
    }),
  )
  if (organisationId === undefined) return null

  const showView = (saved: ListView) => {
    setAnchor(null)
    onShow(saved.view)
  }
  const saveView = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ organisationId, name, shared, view })
  }
  const entry = (saved: ListView) => (
    <SavedView
      key={saved.id}
      saved={saved}
      onShow={() => showView(saved)}
      onRemove={() => remove.mutate({ organisationId, id: saved.id })}
    />
  )
  const [own, others] = [views.filter((each) => each.own), views.filter((each) => !each.own)]
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
          Save this list…
        </MenuItem>
      </Menu>
      <Dialog open={isNaming} onClose={() => setNaming(false)} fullWidth maxWidth="xs" aria-labelledby="keep-list">
        <Box component="form" onSubmit={saveView} noValidate>
          <DialogTitle id="keep-list">Save this list</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              fullWidth
              label="Name"
              value={name}
              error={problem !== null}
              helperText={problem ?? `Saves its ${savedText}. Using an existing name updates that list.`}
              onChange={(event) => {
                setName(event.target.value)
                setProblem(null)
              }}
              slotProps={{ htmlInput: { maxLength: 60 } }}
              sx={{ mt: 1 }}
            />
            {(organisationId !== null || may('site.edit')) && (
              <FormControlLabel
                control={<Checkbox checked={shared} onChange={(event) => setShared(event.target.checked)} />}
                label={organisationId === null ? 'Share with the whole platform team' : 'Share with everyone in the business'}
              />
            )}
          </DialogContent>
          <DialogActions sx={{ p: 2 }}>
            <Button color="inherit" onClick={() => setNaming(false)}>
              Cancel
            </Button>
            <Button type="submit" variant="contained" loading={save.isPending}>
              Save
            </Button>
          </DialogActions>
        </Box>
      </Dialog>
    </>
  )
}
