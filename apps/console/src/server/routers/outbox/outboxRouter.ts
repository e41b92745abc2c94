import { router } from '../../trpc'
import { getList } from './getList'
import { getOne } from './getOne'
import { replay } from './replay'
import { undelivered } from './undelivered'

export const outboxRouter = router({ getList, getOne, undelivered, replay })
