import { router } from '../../trpc'
import { cancel } from './cancel'
import { create } from './create'
import { decide } from './decide'
import { list } from './list'
import { move } from './move'
import { read } from './read'

export const schedulesRouter = router({ list, create, move, cancel, decide, read })
