import { StatusPill } from '../../parts/StatusPill'

/** Status pill of a record: shown on sites or hidden. */
export const PublishedPill = ({ published }: { readonly published: boolean }) =>
  published ? <StatusPill tone="good">Shown</StatusPill> : <StatusPill tone="quiet">Hidden</StatusPill>
