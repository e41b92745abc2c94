import { z } from 'zod'

const kinds = ['script', 'connect', 'frame', 'style', 'font', 'media'] as const

/** Of whom beside the site itself a page may load what, as sources of a Content-Security-Policy. */
export type PolicyOrigins = { readonly [Kind in (typeof kinds)[number]]?: readonly string[] }

/** How a page tells who finishes it of whom it may load; goes no further. */
export const originsHeader = 'x-policy-origins'

const source = z.string().regex(/^(?:https|wss):\/\/[\w.*-]+(?::\d+)?$/)
const said = z.partialRecord(z.enum(kinds), z.array(source))

export const writeOrigins = (origins: PolicyOrigins): string => JSON.stringify(origins)

/** What the header says; nothing where it is missing or says something else. */
export function parseOrigins(header: string | undefined): PolicyOrigins {
  if (header === undefined) return {}
  try {
    return said.safeParse(JSON.parse(header)).data ?? {}
  } catch {
    return {}
  }
}
