import { type Notice, type NoticeKind, type NoticeWay, noticeWays } from '@forecourt/rules/leads/inbox/InboxSettings'
import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../client/api'
import { notificationProblem, ownEndpoint, showSampleNotification, subscribe, unsubscribe } from '../../client/notifications/notifications'
import type { OwnAccount } from '../../client/Records'
import { Ago } from '../../parts/Ago'
import { deviceName } from './deviceName'
import { ProfileCard } from './ProfileCard'
import { useAccountCall } from './useAccountCall'

const noticeKinds: readonly { readonly kind: NoticeKind; readonly label: string }[] = [
  { kind: 'lead', label: 'A new enquiry' },
  { kind: 'late', label: 'A shopper waits too long' },
  { kind: 'mention', label: 'A note mentions you' },
]
const noticeWayLabels: readonly { readonly way: NoticeWay; readonly label: string }[] = [
  { way: 'push', label: 'On devices' },
  { way: 'mail', label: 'By email' },
]

/** Notification types by channel. Each checkbox is saved immediately. */
const NoticeChoices = ({ account: { mutedNotices } }: { readonly account: OwnAccount }) => {
  const choice = useAccountCall(api.account.chooseNotices.mutationOptions())
  const setNotice = (notice: Notice, isOn: boolean) =>
    void choice.run({ muted: isOn ? mutedNotices.filter((each) => each !== notice) : [...mutedNotices, notice] })
  return (
    <Box sx={{ display: 'grid', gap: 1.5, width: '100%' }}>
      {noticeKinds.map(({ kind, label }) => (
        <Box key={kind} component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
          <Box component="legend" sx={{ p: 0, fontWeight: 620 }}>
            {label}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            {noticeWayLabels
              .filter(({ way }) => (noticeWays[kind] as readonly NoticeWay[]).includes(way))
              .map(({ way, label: wayLabel }) => {
                const notice = `${kind}.${way}` as Notice
                return (
                  <FormControlLabel
                    key={way}
                    label={wayLabel}
                    control={
                      <Checkbox
                        checked={!mutedNotices.includes(notice)}
                        disabled={choice.busy}
                        onChange={(_, isOn) => setNotice(notice, isOn)}
                      />
                    }
                  />
                )
              })}
          </Box>
        </Box>
      ))}
      <Typography variant="body2" color="text.secondary">
        {choice.failure?.message ?? 'Emails about new enquiries go to the business’s addresses.'}
      </Typography>
    </Box>
  )
}

const endpointKey = ['own push endpoint']

/** The user's notifications: types, registered devices, this device, and removal of a device. */
export const NotificationsCard = ({ account }: { readonly account: OwnAccount }) => {
  const { devices, pushKey } = account
  const queries = useQueryClient()
  const { data: endpoint = null } = useQuery({ queryKey: endpointKey, queryFn: ownEndpoint })
  const addition = useAccountCall(api.account.addDevice.mutationOptions(), 'Notifications are on for this device.')
  const removal = useAccountCall(api.account.removeDevice.mutationOptions(), 'Notifications are off for that device.')
  const [isSubscribing, setSubscribing] = useState(false)
  const [subscribeProblem, setSubscribeProblem] = useState<string | null>(null)
  const problem = notificationProblem()
  const thisDevice = devices.find((device) => device.endpoint === endpoint)

  const turnOn = async () => {
    setSubscribeProblem(null)
    setSubscribing(true)
    try {
      const keys = await subscribe(pushKey)
      if (!keys) setSubscribeProblem(notificationProblem() ?? 'Your browser didn’t allow notifications.')
      else if (await addition.run({ ...keys, name: deviceName(navigator.userAgent) })) await showSampleNotification()
    } catch {
      setSubscribeProblem('Your browser could not reach its notification service. Try again in a moment.')
    } finally {
      setSubscribing(false)
      await queries.invalidateQueries({ queryKey: endpointKey })
    }
  }
  const turnOff = async (id: string) => {
    if ((await removal.run({ id })) && id === thisDevice?.id) await unsubscribe()
    await queries.invalidateQueries({ queryKey: endpointKey })
  }
  return (
    <ProfileCard
      title="Notifications"
      text="Get notified on your phone or computer about new enquiries, shoppers who wait too long and notes that mention you, even when Forecourt is closed."
      failure={subscribeProblem ?? addition.failure?.message ?? removal.failure?.message}
    >
      <NoticeChoices account={account} />
      {devices.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, width: '100%' }}>
          {devices.map(({ id, name, createdAt, notifiedAt }) => (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'start', gap: 2 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>{name}</Box>
                <Typography variant="body2" color="text.secondary">
                  {id === thisDevice?.id && 'This browser. '}
                  {notifiedAt ? 'Notified ' : 'On since '}
                  <Ago at={notifiedAt ?? createdAt} />
                </Typography>
              </Box>
              <Button color="inherit" aria-label={`Turn off for ${name}`} disabled={removal.busy} onClick={() => void turnOff(id)}>
                Turn off
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {!thisDevice && problem && <Typography color="text.secondary">{problem}</Typography>}
      {!thisDevice && !problem && (
        <Button variant="contained" disabled={isSubscribing || addition.busy} onClick={() => void turnOn()}>
          {isSubscribing ? 'Check your browser…' : 'Turn on for this device'}
        </Button>
      )}
    </ProfileCard>
  )
}
