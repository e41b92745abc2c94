import { ComparePage } from '@forecourt/runtime/pages/compare/ComparePage'
import { askedPages } from '../../../../../../rendering/pageRoute'

const pages = askedPages({ compare: ComparePage })

export const generateMetadata = pages.generateMetadata
export const generateViewport = pages.generateViewport
export default pages.Page
