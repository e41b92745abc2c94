import { Box, Button, Checkbox, Typography } from '@mui/material'
import { useState } from 'react'
import { Ago } from '../../admin/parts/Ago'
import { StatusPill } from '../../admin/parts/StatusPill'
import { useSession } from '../session/SessionContext'
import type { VersionEntry } from './useVersions'

interface Props {
  readonly version: VersionEntry
  readonly compared: boolean
  readonly onCompare: () => void
  readonly onView: () => void
  readonly onRollBack: () => void
  readonly onRestore: () => void
}

const quiet = { minHeight: 30, px: 1, fontSize: 13 } as const

/** One published version. Rolling back asks once, in a sentence. */
export const VersionRow = ({ version, compared, onCompare, onView, onRollBack, onRestore }: Props) => {
  const { can, site } = useSession().editing
  const [asks, setAsks] = useState<'rollBack' | 'restore' | null>(null)
  const { number, publishedAt, author, note, live } = version
  const confirm = () => {
    if (asks === 'rollBack') onRollBack()
    if (asks === 'restore') onRestore()
    setAsks(null)
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        gap: 0.5,
        px: 0.5,
        py: 1,
        borderRadius: '9px',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Checkbox
        size="small"
        checked={compared}
        onChange={onCompare}
        slotProps={{ input: { 'aria-label': `Compare version ${number}` } }}
        sx={{ p: 0.5, alignSelf: 'start' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ fontWeight: 650 }}>Version {number}</Typography>
          {live && <StatusPill tone="good">Live</StatusPill>}
        </Box>
        <Typography variant="caption" color="text.secondary" component="p">
          {author}, <Ago at={publishedAt} />
        </Typography>
        {note !== '' && <Typography sx={{ fontSize: 13.5, mt: 0.25, overflowWrap: 'anywhere' }}>{note}</Typography>}
        {asks === null ? (
          <Box sx={{ display: 'flex', ml: -1 }}>
            <Button sx={quiet} onClick={onView}>
              View
            </Button>
            {can.edit && (
              <Button sx={quiet} onClick={() => setAsks('restore')}>
                Restore into draft
              </Button>
            )}
            {!live && can.publish && (
              <Button sx={quiet} onClick={() => setAsks('rollBack')}>
                Roll back
              </Button>
            )}
          </Box>
        ) : (
          <Box role="alertdialog" aria-label={asks === 'rollBack' ? 'Roll back' : 'Restore'} sx={{ mt: 0.5 }}>
            <Typography sx={{ fontSize: 13.5 }}>
              {asks === 'rollBack'
                ? `Shoppers of ${site.name} will see version ${number} from their next click. Your draft stays as it is.`
                : `Your draft becomes what version ${number} was. Nothing changes on the live site until you publish.`}
            </Typography>
            <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
              <Button variant="contained" autoFocus onClick={confirm} sx={{ minHeight: 32 }}>
                {asks === 'rollBack' ? `Roll back to version ${number}` : 'Restore into draft'}
              </Button>
              <Button color="inherit" onClick={() => setAsks(null)} sx={{ minHeight: 32 }}>
                Cancel
              </Button>
            </Box>
          </Box>
        )}
      </Box>
    </Box>
  )
}
