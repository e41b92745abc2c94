import { StatusPill } from '../../parts/StatusPill'

/** Whether sites show a record. */
export const Shown = ({ published }: { readonly published: boolean }) =>
  published ? <StatusPill tone="good">Shown</StatusPill> : <StatusPill tone="quiet">Hidden</StatusPill>
