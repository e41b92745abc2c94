import ChangeIcon from '@mui/icons-material/ArrowDropUpRounded'
import { Alert, Box, Button, Divider, Menu, MenuItem, Typography } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-admin'
import { api } from '../../../client/api'
import type { FleetRecord } from '../../../client/Records'
import { formatCount } from '../../../parts/formatCount'
import { ConfirmDialog } from '../../../parts/forms/ConfirmDialog'
import { SelectionBar } from '../../../parts/lists/SelectionBar'
import { useMay } from '../../useMay'
import { useManageMutation } from '../manage/useManageMutation'
import { changeableSites, groupByTemplate, type StatusChangeName, statusChangeNames, statusChanges } from './statusChanges'

interface Props {
  readonly sites: readonly FleetRecord[]
  readonly onClear: () => void
}

const siteCount = (count: number) => formatCount(count, 'site', 'sites')

interface RefusedSite {
  readonly name: string
  readonly message: string
}

/** Confirms a change of the status of several sites, with their names. */
const ChangeDialog = ({
  change,
  sites,
  onClose,
  onConfirm,
}: {
  readonly change: StatusChangeName
  readonly sites: readonly FleetRecord[]
  readonly onClose: () => void
  readonly onConfirm: () => void
}) => {
  const { verb, effect } = statusChanges[change]
  return (
    <ConfirmDialog
      open
      title={`${verb} ${siteCount(sites.length)}?`}
      text={effect}
      verb={`${verb} ${siteCount(sites.length)}`}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <Box component="ul" aria-label="Sites" sx={{ m: 0, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}>
        {sites.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </Box>
    </ConfirmDialog>
  )
}

/** Actions for the selected sites: roll-out of their template, and their status. Each is confirmed and audited for each site. */
export const FleetBulkBar = ({ sites, onClear }: Props) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [changeToConfirm, setChangeToConfirm] = useState<StatusChangeName | null>(null)
  const [refusedSites, setRefusedSites] = useState<readonly RefusedSite[]>([])
  const may = useMay()
  const navigate = useNavigate()
  const { run, busy, failure } = useManageMutation(
    api.fleet.changeStatus.mutationOptions(),
    ({ changed }) => `${siteCount(changed)} changed.`,
    onClear,
  )
  const problems = [...refusedSites.map(({ name, message }) => `${name}: ${message}`), ...(failure ? [failure.message] : [])]
  const notes = problems.length > 0 && (
    <Alert severity="warning" onClose={() => setRefusedSites([])} sx={{ mt: 2 }}>
      {problems.map((problem) => (
        <Typography key={problem} variant="body2">
          {problem}
        </Typography>
      ))}
    </Alert>
  )
  if (sites.length === 0) return notes || null
  const selectChange = (change: StatusChangeName) => {
    setAnchor(null)
    setChangeToConfirm(change)
  }
  return (
    <>
      {notes}
      <SelectionBar label="Selected sites" text={`${siteCount(sites.length)} selected`}>
        <Button color="inherit" onClick={onClear}>
          None
        </Button>
        <Button
          variant="contained"
          endIcon={<ChangeIcon />}
          aria-haspopup="menu"
          loading={busy}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          Change
        </Button>
        <Menu
          open={anchor !== null}
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        >
          {may('layer.edit') &&
            groupByTemplate(sites).map(({ id, name, siteIds }) => (
              <MenuItem key={id} onClick={() => navigate(`/layers/${id}`, { state: { siteIds } })}>
                Roll out the template {name} to {siteCount(siteIds.length)}…
              </MenuItem>
            ))}
          {may('layer.edit') && may('site.create') && <Divider />}
          {may('site.create') &&
            statusChangeNames.map((change) => (
              <MenuItem key={change} disabled={changeableSites(sites, change).length === 0} onClick={() => selectChange(change)}>
                {statusChanges[change].label}
              </MenuItem>
            ))}
        </Menu>
      </SelectionBar>
      {changeToConfirm && (
        <ChangeDialog
          change={changeToConfirm}
          sites={changeableSites(sites, changeToConfirm)}
          onClose={() => setChangeToConfirm(null)}
          onConfirm={() => {
            const siteIds = changeableSites(sites, changeToConfirm).map(({ id }) => id)
            run({ siteIds, change: changeToConfirm }, { onSuccess: (answer) => setRefusedSites(answer.refused) })
          }}
        />
      )}
    </>
  )
}
