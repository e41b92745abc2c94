import { router } from '../../trpc'
import { pageData } from './pageData'

export const previewRouter = router({ pageData })
