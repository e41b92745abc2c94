import { renderToString } from 'react-dom/server'
import { type Page, SitePage } from './SitePage'

/** A page as the site's server writes it. */
export const serverHtml = (page: Page): string => renderToString(<SitePage page={page} />)
