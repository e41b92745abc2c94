import { router } from '../../trpc'
import { figures } from './figures'
import { getList } from './getList'
import { getOne } from './getOne'
import { unfinished } from './unfinished'
import { update } from './update'

export const leadsRouter = router({ getList, getOne, update, figures, unfinished })
