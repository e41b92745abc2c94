import { cache } from 'react'
import type { SitePage } from './sitePage'

type Missing = Extract<SitePage, { found: false }>

/**
 * What the not-found page of this request is dressed in. It has no parameters of its own and is rendered beside the page,
 * found or not: the page says here which of the two it is.
 */
export const missingPage = cache(() => {
  let settle: (missing: Missing | null) => void = () => {}
  const known = new Promise<Missing | null>((resolve) => {
    settle = resolve
  })
  return { known, settle }
})
