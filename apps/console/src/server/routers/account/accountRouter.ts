import { router } from '../../trpc'
import { addDevice } from './addDevice'
import { addPasskey } from './addPasskey'
import { changePassword } from './changePassword'
import { chooseNotices } from './chooseNotices'
import { confirmTwoFactor } from './confirmTwoFactor'
import { endSessions } from './endSessions'
import { get } from './get'
import { newRecoveryCodes } from './newRecoveryCodes'
import { offerPasskey } from './offerPasskey'
import { offerTwoFactor } from './offerTwoFactor'
import { removeDevice } from './removeDevice'
import { removePasskey } from './removePasskey'
import { removeTwoFactor } from './removeTwoFactor'
import { rename } from './rename'

export const accountRouter = router({
  get,
  rename,
  changePassword,
  endSessions,
  offerTwoFactor,
  confirmTwoFactor,
  newRecoveryCodes,
  removeTwoFactor,
  offerPasskey,
  addPasskey,
  removePasskey,
  chooseNotices,
  addDevice,
  removeDevice,
})
