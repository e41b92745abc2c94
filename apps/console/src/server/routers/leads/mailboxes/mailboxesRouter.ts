import { router } from '../../../trpc'
import { list } from './list'
import { remove } from './remove'
import { save } from './save'

export const mailboxesRouter = router({ list, save, remove })
