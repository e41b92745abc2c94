/** Arguments of `npm run evidence`. */
interface EvidenceArguments {
  readonly url: string
  /** ISO in UTC. */
  readonly at: string
  /** The folder to write to. */
  readonly folder: string
}

const usage = 'Usage: npm run evidence -- <url> <time, such as 2026-03-03T10:14+11:00> [folder]'

/** A time of day without an offset is ambiguous, and is refused. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/

/** Throws a sentence if they are wrong. */
export const parseEvidenceArguments = ([url, time, folder = 'evidence', ...rest]: readonly string[], now: string): EvidenceArguments => {
  if (url === undefined || time === undefined || rest.length > 0) throw new Error(usage)
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw new Error(`${url} is not the address of a page. ${usage}`)
  const at = instant.test(time) ? Date.parse(time) : Number.NaN
  if (Number.isNaN(at)) throw new Error(`${time} is not a time with its offset from UTC. ${usage}`)
  if (at > Date.parse(now)) throw new Error(`${time} is in the future.`)
  return { url, at: new Date(at).toISOString(), folder }
}
