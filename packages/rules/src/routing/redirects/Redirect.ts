/** How a browser is led on: for good (301, 308 for forms too), for now (302), or told that the page is gone for good (410). */
export const redirectCodes = [301, 302, 308, 410] as const
export type RedirectCode = (typeof redirectCodes)[number]

/** An address of a site that answers with another one. */
export interface Redirect {
  /** In its plain form (`parseOldAddress`): a path, with the query that must be asked, or a `*` for whatever follows. */
  readonly from: string
  /** A path of the site or a whole address, in which `*` stands for what followed; null for what is gone (410). */
  readonly to: string | null
  readonly code: RedirectCode
}

/** As many as a site may have. */
export const mostRedirects = 50_000
