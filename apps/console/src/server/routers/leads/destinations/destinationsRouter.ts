import { router } from '../../../trpc'
import { choices } from './choices'
import { getOne } from './getOne'
import { list } from './list'
import { log } from './log'
import { makeKey } from './makeKey'
import { pause } from './pause'
import { preview } from './preview'
import { remove } from './remove'
import { renewSecret } from './renewSecret'
import { resend } from './resend'
import { revokeKey } from './revokeKey'
import { save } from './save'
import { secret } from './secret'
import { sendTest } from './sendTest'

export const destinationsRouter = router({
  ...{ list, getOne, choices, save, pause, remove, sendTest, log, resend, preview },
  ...{ secret, renewSecret, makeKey, revokeKey },
})
