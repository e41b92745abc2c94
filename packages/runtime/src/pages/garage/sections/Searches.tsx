import { ArrowLink } from '../../../ui/ArrowLink'
import { PressButton } from '../PressButton'
import type { GarageProps } from './GarageProps'

/** Searches a shopper saved. */
export const Searches = ({ data }: GarageProps) => {
  const { searches } = data.garage
  if (searches.length === 0)
    return (
      <div>
        <p className="text-muted text-pretty">Choose filters in the list of cars and press “Save this search” there.</p>
        <ArrowLink href="/search">To the list of cars</ArrowLink>
      </div>
    )
  return (
    <ul>
      {searches.map(({ id, path, name }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3 first:pt-0 last:border-b-0"
        >
          <a
            href={path}
            className="inline-flex min-h-11 min-w-40 flex-1 items-center font-semibold text-link underline-offset-4 wrap-anywhere hover:underline"
          >
            {name}
          </a>
          <PressButton deed="drop-search" values={{ id }} variant="outline" size="small" about={name}>
            Remove
          </PressButton>
        </li>
      ))}
    </ul>
  )
}
