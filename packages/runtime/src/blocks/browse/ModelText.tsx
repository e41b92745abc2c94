import type { BrowseEntry } from '@forecourt/rules/blocks/BlockData'

/** What is written of a model under its name: its lowest price, and whether it is new or still to come (MOD-01). */
export const ModelText = ({ entry: { tag, priceText } }: { readonly entry: BrowseEntry }) => {
  if (!(tag ?? priceText)) return null
  // 'New from $39,990' says of a model that is new that it is.
  const isSaid = tag !== undefined && priceText?.startsWith(`${tag} `)
  return (
    <span className="block w-full text-tiny text-muted tabular-nums">
      {tag && <strong className="font-semibold text-text">{tag}</strong>}
      {tag && priceText && (isSaid ? ' ' : ' · ')}
      {isSaid ? priceText?.slice(tag.length + 1) : priceText}
    </span>
  )
}
