import { router } from '../../../trpc'
import { add } from './add'
import { list } from './list'
import { makeKey } from './makeKey'
import { remove } from './remove'

export const suppliersRouter = router({ list, add, makeKey, remove })
