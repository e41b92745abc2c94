import { reviewKind } from '@forecourt/data/reviews/reviewKind'
import { recordProcedures } from '../../edited-records/recordProcedures'
import { router } from '../../trpc'
import { getList } from './getList'
import { latestDay } from './latestDay'

const edited = recordProcedures({ permission: 'review.edit', onPlatform: false, kindAt: (now) => reviewKind(latestDay(now)) })

export const reviewsRouter = router({ ...edited, getList })
