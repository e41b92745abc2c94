import type { UserRecord } from '../../client/Records'

/** How each state of a person is shown. */
export const personState = {
  active: { text: 'Active', tone: 'good' },
  invited: { text: 'Invited', tone: 'waiting' },
  expired: { text: 'Invitation ran out', tone: 'bad' },
  disabled: { text: 'Disabled', tone: 'quiet' },
} as const satisfies Record<UserRecord['state'], object>
