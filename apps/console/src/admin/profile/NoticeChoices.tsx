import { type Notice, type NoticeKind, type NoticeWay, noticeWays } from '@forecourt/rules/leads/inbox/notices'
import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { api } from '../../client/api'
import type { OwnAccount } from '../../client/Records'
import { useAccountCall } from './useAccountCall'

const kinds: readonly { readonly kind: NoticeKind; readonly label: string }[] = [
  { kind: 'lead', label: 'A new enquiry' },
  { kind: 'late', label: 'Somebody waits for too long' },
  { kind: 'mention', label: 'A note names you' },
]
const ways: readonly { readonly way: NoticeWay; readonly label: string }[] = [
  { way: 'push', label: 'On devices' },
  { way: 'mail', label: 'By email' },
]

/** What one is told of, and in which way: each box counts as soon as it is ticked. */
export const NoticeChoices = ({ account: { mutedNotices } }: { readonly account: OwnAccount }) => {
  const choice = useAccountCall(api.account.chooseNotices.mutationOptions())
  const choose = (notice: Notice, isOn: boolean) =>
    void choice.run({ muted: isOn ? mutedNotices.filter((each) => each !== notice) : [...mutedNotices, notice] })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%' }}>
      {kinds.map(({ kind, label }) => (
        <Box key={kind} component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, fontWeight: 620 }}>
            {label}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            {ways
              .filter(({ way }) => (noticeWays[kind] as readonly NoticeWay[]).includes(way))
              .map(({ way, label: how }) => {
                const notice = `${kind}.${way}` as Notice
                return (
                  <FormControlLabel
                    key={way}
                    label={how}
                    control={
                      <Checkbox
                        checked={!mutedNotices.includes(notice)}
                        disabled={choice.busy}
                        onChange={(_, isOn) => choose(notice, isOn)}
                      />
                    }
                  />
                )
              })}
          </Box>
        </Box>
      ))}
      <Typography variant="body2" color="text.secondary">
        {choice.failure?.message ?? 'Mails about new enquiries go to the addresses of the business.'}
      </Typography>
    </Box>
  )
}
