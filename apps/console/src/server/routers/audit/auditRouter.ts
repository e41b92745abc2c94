import { router } from '../../trpc'
import { exportCsv } from './exportCsv'
import { getList } from './getList'
import { getOne } from './getOne'

export const auditRouter = router({ getList, getOne, exportCsv })
