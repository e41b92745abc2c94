import { router } from '../../trpc'
import { getList } from './getList'
import { getOne } from './getOne'

export const outboxRouter = router({ getList, getOne })
