import { router } from '../../trpc'
import { beat } from './beat'
import { beatAtLayer } from './beatAtLayer'
import { leave } from './leave'
import { leaveLayer } from './leaveLayer'

export const presenceRouter = router({ beat, leave, beatAtLayer, leaveLayer })
