import type { ReactNode } from 'react'
import { Glyph } from '../../../ui/Glyph'
import { check } from '../../../ui/icons/check'
import { countText, type FacetValueProps, isDead } from './CheckRow'

/** One value of a facet as a card with a picture, such as a make with its monogram (SRC-08). */
export const CheckCard = ({ picture, ...value }: FacetValueProps & { readonly picture: ReactNode }) => (
  <label
    title={value.label}
    className="relative flex h-full min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-field border border-line bg-background px-1 py-2 text-center hover:border-line-strong hover:bg-raised has-checked:border-brand has-checked:ring-1 has-checked:ring-brand has-disabled:cursor-default has-disabled:border-line has-disabled:text-muted has-disabled:opacity-60 has-disabled:hover:bg-background has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link"
  >
    <input
      type="checkbox"
      name={value.facet}
      value={value.value}
      defaultChecked={value.checked}
      disabled={isDead(value)}
      className="peer absolute inset-0 cursor-pointer appearance-none rounded-field outline-none disabled:cursor-default"
    />
    <span className="pointer-events-none absolute top-1.5 right-1.5 grid size-4 place-items-center rounded-full bg-brand text-on-brand opacity-0 peer-checked:opacity-100">
      <Glyph path={check} size={12} />
    </span>
    {picture}
    <span className="line-clamp-2 w-full text-tiny leading-tight font-semibold break-words">{value.label}</span>
    {value.count !== null && <span className="text-tiny leading-none text-muted tabular-nums">{countText(value.count)}</span>}
  </label>
)
