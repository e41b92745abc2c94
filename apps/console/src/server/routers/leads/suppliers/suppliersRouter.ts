import { router } from '../../../trpc'
import { add } from './add'
import { list } from './list'
import { makeKey } from './makeKey'
import { remove } from './remove'
import { saveMail } from './saveMail'

export const suppliersRouter = router({ list, add, makeKey, saveMail, remove })
