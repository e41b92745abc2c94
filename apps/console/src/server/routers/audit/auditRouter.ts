import { router } from '../../trpc'
import { getList } from './getList'

export const auditRouter = router({ getList })
