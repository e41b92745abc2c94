import { stepHref } from './stepHref'

interface Props {
  /** Null where there is nothing to look at again, such as in the editor. */
  readonly token: string | null
  readonly seconds: number
}

/** Has the page looked at again after a while, also without scripts: what it says may no longer be true then. */
export const RefreshAfter = ({ token, seconds }: Props) =>
  token === null ? null : <meta httpEquiv="refresh" content={`${seconds};url=${stepHref(token)}`} />
