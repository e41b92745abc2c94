import { isOwnAddress } from '../routing/isOwnAddress'
import { siteFileNamed } from '../routing/siteFiles'

/** Whether an address is one of a site's pages, or could have been: not an endpoint, nor a file the site makes itself. */
export function mayLead(path: string): boolean {
  return !isOwnAddress(path) && !siteFileNamed(path.slice(1))
}

const asset =
  /\.(?:png|jpe?g|gif|webp|avif|svg|ico|css|js|mjs|map|json|xml|txt|woff2?|ttf|eot|mp4|webm|zip|env|git|bak|sql|ya?ml|ini|log)$|^\/(?:\.|wp-(?:admin|includes|content|login|json)|xmlrpc|cgi-bin|vendor|phpmyadmin)/i

/** Whether somebody may have looked for a page at it, rather than for a file of one, or for a way in. */
export function isPageLike(path: string): boolean {
  return mayLead(path) && !asset.test(path)
}
