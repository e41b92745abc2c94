import { compareHref } from '@forecourt/rules/routing/carHref'
import { ArrowLink } from '../../../ui/ArrowLink'
import { FormButton } from '../FormButton'
import { GarageCar } from '../GarageCar'
import type { GarageProps } from './GarageProps'

/** Cars a shopper compares. */
export const Compared = ({ config, data }: GarageProps) => {
  const { compared } = data.garage
  return (
    <>
      <ul>
        {compared.map((car) => (
          <GarageCar key={car.id} car={car} config={config} />
        ))}
      </ul>
      <ArrowLink href={compareHref(compared.map(({ slug }) => slug))}>Compare side by side</ArrowLink>
    </>
  )
}

/** A shopper's recently viewed cars. */
export const Viewed = ({ config, data }: GarageProps) => (
  <ul>
    {data.garage.viewed.slice(0, 6).map((car) => (
      <GarageCar key={car.id} car={car} config={config} />
    ))}
  </ul>
)

/** Searches a shopper saved. */
export const Searches = ({ data }: GarageProps) => {
  const { searches } = data.garage
  if (searches.length === 0)
    return (
      <div>
        <p className="text-muted text-pretty">Filter our stock, then tap “Save this search”.</p>
        <ArrowLink href="/search">Browse cars</ArrowLink>
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
          <FormButton action="drop-search" values={{ id }} variant="outline" size="small" about={name}>
            Remove
          </FormButton>
        </li>
      ))}
    </ul>
  )
}

/** Cars whose price changes a shopper watches. */
export const Watched = ({ config, data }: GarageProps) => {
  const { watched } = data.garage
  if (watched.length === 0)
    return (
      <div>
        <p className="text-muted text-pretty">Tap the heart on a car and you’ll find it here, with today’s price.</p>
        <ArrowLink href="/search">Find a car</ArrowLink>
      </div>
    )
  return (
    <ul>
      {watched.map(({ car }) => (
        <GarageCar key={car.id} car={car} config={config}>
          <FormButton action="drop-car" values={{ car: car.id }} variant="outline" size="small" about={car.name}>
            Remove
          </FormButton>
        </GarageCar>
      ))}
    </ul>
  )
}
