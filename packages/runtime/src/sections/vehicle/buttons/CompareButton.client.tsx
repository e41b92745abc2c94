'use client'

import { useRuntimeHost } from '../../../host/RuntimeHostProvider.client'
import { island } from '../../../islands/island'
import { type ComparedCar, compareStore } from '../../../storage/compareStore'
import { useStored } from '../../../storage/useStored'
import { Button, type ButtonVariant } from '../../../ui/Button'
import { Glyph } from '../../../ui/Glyph'
import { check } from '../../../ui/icons/check'
import { scale } from '../../../ui/icons/scale'

export interface CompareButtonProps {
  readonly car: ComparedCar
  readonly label: string
  readonly variant: ButtonVariant
  readonly className?: string
  readonly setting?: string
}

/** Adds a car to this browser's comparison, or removes it (FAV-02). */
const CompareButtonPart = ({ car, label, variant, className, setting }: CompareButtonProps) => {
  const host = useRuntimeHost()
  const { slug, name, primaryImageUrl } = car
  const compared = useStored(compareStore).some((each) => each.slug === slug)
  // The code that stores the car is fetched on the first press.
  const toggle = () =>
    import('../../../storage/saveCompared').then(
      ({ saveCompared }) => saveCompared(host, { slug, name, primaryImageUrl }, !compared),
      () => undefined,
    )

  return (
    <Button
      variant={variant}
      className={`noscript:hidden ${className ?? ''}`}
      aria-pressed={compared}
      onClick={toggle}
      data-setting={setting}
    >
      <Glyph path={compared ? check : scale} size={18} />
      {label}
      <span className="sr-only">: {car.name}</span>
    </Button>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const CompareButton = island('CompareButton', CompareButtonPart, { hydrateOn: `stored ${compareStore.key}` })
