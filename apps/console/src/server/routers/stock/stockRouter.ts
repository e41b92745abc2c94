import { router } from '../../trpc'
import { create } from './create'
import { duplicate } from './duplicate'
import { figures } from './figures'
import { getList } from './getList'
import { getOne } from './getOne'
import { history } from './history'
import { markSold } from './markSold'
import { transition } from './transition'
import { undo } from './undo'
import { update } from './update'

export const stockRouter = router({ getList, getOne, create, update, duplicate, transition, undo, history, markSold, figures })
