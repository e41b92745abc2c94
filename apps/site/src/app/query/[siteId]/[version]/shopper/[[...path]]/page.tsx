import { ComparePage } from '@forecourt/runtime/pages/compare/ComparePage'
import { queryPages } from '../../../../../../rendering/pageRoute'

const pages = queryPages({ compare: ComparePage })

export const generateMetadata = pages.generateMetadata
export const generateViewport = pages.generateViewport
export default pages.Page
