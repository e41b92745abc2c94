import { router } from '../../trpc'
import { create } from './create'
import { getList } from './getList'
import { getOne } from './getOne'
import { history } from './history'
import { order } from './order'
import { preview } from './preview'
import { remove } from './remove'
import { sites } from './sites'
import { undo } from './undo'
import { update } from './update'

export const offersRouter = router({ getList, getOne, create, update, remove, undo, history, order, sites, preview })
