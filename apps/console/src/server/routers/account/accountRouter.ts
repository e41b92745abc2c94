import { router } from '../../trpc'
import { changePassword } from './changePassword'
import { confirmTwoFactor } from './confirmTwoFactor'
import { endSessions } from './endSessions'
import { get } from './get'
import { newRecoveryCodes } from './newRecoveryCodes'
import { offerTwoFactor } from './offerTwoFactor'
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
})
