import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material'
import { type FormEvent, useState } from 'react'
import { roomyDialog } from '../bar/roomyDialog'
import { useSession } from '../session/SessionContext'
import { useEditor } from '../session/useEditor'
import { NewLink } from './NewLink'
import { ShareLinkRow } from './ShareLinkRow'
import { shareDays } from './shareDays'
import { useShareLinks } from './useShareLinks'

const longestLabel = 80

/** Links that open the draft without an account: makes them, says who looked, and ends them. */
export const ShareDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const session = useSession()
  const timeZone = useEditor((state) => state.config.identity.timeZone)
  const { links, failure, working, create, revoke } = useShareLinks()
  const [label, setLabel] = useState('')
  const [days, setDays] = useState<1 | 7 | 30>(7)
  const [address, setAddress] = useState<string | null>(null)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    await session.draft.flush()
    const made = await create(label.trim(), days)
    if (made === null) return
    setAddress(made)
    setLabel('')
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="share-title" slotProps={roomyDialog}>
      <DialogTitle id="share-title" sx={{ pb: 0.5, fontSize: 18, fontWeight: 660 }}>
        Share the draft
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography color="text.secondary">
          Whoever has the link sees the draft of {session.editing.site.name} as it is at that moment, without an account. Forms send
          nothing, and search engines are kept out.
        </Typography>
        {failure !== null && <Alert severity="error">{failure}</Alert>}
        {address !== null && <NewLink key={address} address={address} />}
        <Box
          component="form"
          onSubmit={(event: FormEvent) => void make(event)}
          sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 130px auto' }, gap: 1.5, alignItems: 'center' }}
        >
          <TextField
            label="For whom"
            placeholder="Such as the dealer principal"
            value={label}
            onChange={(event) => setLabel(event.target.value.slice(0, longestLabel))}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField select label="Opens for" value={days} onChange={(event) => setDays(Number(event.target.value) as 1 | 7 | 30)}>
            {shareDays.map((each) => (
              <MenuItem key={each.days} value={each.days}>
                {each.label}
              </MenuItem>
            ))}
          </TextField>
          <Button type="submit" variant="contained" loading={working}>
            Make a link
          </Button>
        </Box>
        {links === null && failure === null && <Skeleton variant="rounded" height={56} />}
        {links?.length === 0 && <Typography color="text.secondary">Nobody has a link to this draft.</Typography>}
        {links && links.length > 0 && (
          <Box component="ul" aria-label="Links to this draft" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {links.map((link) => (
              <ShareLinkRow key={link.id} link={link} timeZone={timeZone} disabled={working} onRevoke={() => revoke(link.id)} />
            ))}
          </Box>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose} color="inherit">
          Done
        </Button>
      </DialogActions>
    </Dialog>
  )
}
