import { renderToString } from 'react-dom/server'
import { type Page, SitePage } from './SitePage'

/** A page as rendered on the server. */
export const serverHtml = (page: Page): string => renderToString(<SitePage page={page} />)
