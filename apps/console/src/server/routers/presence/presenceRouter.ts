import { router } from '../../trpc'
import { beat } from './beat'
import { leave } from './leave'

export const presenceRouter = router({ beat, leave })
