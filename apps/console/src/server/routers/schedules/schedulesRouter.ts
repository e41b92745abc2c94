import { router } from '../../trpc'
import { cancel } from './cancel'
import { create } from './create'
import { list } from './list'
import { move } from './move'

export const schedulesRouter = router({ list, create, move, cancel })
