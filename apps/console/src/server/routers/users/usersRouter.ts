import { router } from '../../trpc'
import { changeRoles } from './changeRoles'
import { choices } from './choices'
import { disable } from './disable'
import { getList } from './getList'
import { getOne } from './getOne'
import { invite } from './invite'
import { remove } from './remove'
import { removeDemo } from './removeDemo'
import { removePasskeys } from './removePasskeys'
import { requireTwoFactor } from './requireTwoFactor'
import { resend } from './resend'
import { resetTwoFactor } from './resetTwoFactor'
import { signOut } from './signOut'

export const usersRouter = router({
  getList,
  getOne,
  choices,
  invite,
  resend,
  changeRoles,
  disable,
  remove,
  signOut,
  resetTwoFactor,
  removePasskeys,
  requireTwoFactor,
  removeDemo,
})
