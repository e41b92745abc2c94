import { CarPage } from '@forecourt/runtime/pages/car/CarPage'
import { GonePage } from '@forecourt/runtime/pages/gone/GonePage'
import { cachedPages } from '../../../../../../rendering/pageRoute'

const pages = cachedPages({ car: CarPage, gone: GonePage })

/** Opening hours and the like move with the clock; everything else expires by tag. Seconds. */
export const revalidate = 300
export const generateStaticParams = () => []
export const generateMetadata = pages.generateMetadata
export const generateViewport = pages.generateViewport
export default pages.Page
