import { router } from '../../trpc'
import { overview } from './overview'

export const numbersRouter = router({ overview })
