import { router } from '../../trpc'
import { create } from './create'
import { getList } from './getList'
import { getOne } from './getOne'
import { history } from './history'
import { remove } from './remove'
import { undo } from './undo'
import { update } from './update'

export const reviewsRouter = router({ getList, getOne, create, update, remove, undo, history })
