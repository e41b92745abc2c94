import { compareHref } from '@forecourt/rules/routing/compareHref'
import { ArrowLink } from '../../../ui/ArrowLink'
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
      <ArrowLink href={compareHref(compared.map(({ slug }) => slug))}>Side by side</ArrowLink>
    </>
  )
}
