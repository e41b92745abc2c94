import type { AnyCarButton, OwnButton } from '@forecourt/rules/car/buttons/carButtons'
import { shareLinks } from '@forecourt/rules/car/shareLinks'
import { carHref } from '@forecourt/rules/routing/carHref'
import type { ReactElement } from 'react'
import { ButtonLink } from '../../../ui/Button'
import { ButtonGlyph, type CarButtonProps } from './ButtonGlyph'
import { CompareButton } from './CompareButton.client'
import { FavouriteButton } from './FavouriteButton.client'
import { PrintButton } from './PrintButton.client'
import { ShareButton } from './ShareButton.client'
import { ShareLinks } from './ShareLinks'
import { toFavourite } from './toFavourite'

/** Layout and label props of a button. */
const sharedProps = ({ button: { label, setting, style }, look }: CarButtonProps) => ({
  label,
  setting,
  variant: style,
  className: `relative z-10 min-w-0 ${look.layoutClass} ${look.visualClass}`,
})

const linkStyle = (props: CarButtonProps) => {
  const { variant, className, setting } = sharedProps(props)
  return { variant, className, 'data-setting': setting }
}

/** The buttons that open neither a form nor a number. */
export const ownButtons: { readonly [Kind in OwnButton]: (props: CarButtonProps) => ReactElement } = {
  share: (props) => (
    <ShareButton
      car={{ slug: props.car.slug, name: props.car.name }}
      url={`${props.request.origin}${carHref(props.car)}`}
      targets={props.config.social.share}
      origin={props.request.origin}
      label={props.button.label}
      setting={props.button.setting}
      variant={props.button.style}
      layoutClassName={`relative z-10 min-w-0 ${props.look.layoutClass}`}
      className={props.look.visualClass}
    >
      {props.place === 'vdp' ? <ShareLinks links={shareLinks(props.car, props.config, props.request.origin)} /> : null}
    </ShareButton>
  ),
  print: (props) => <PrintButton carSlug={props.car.slug} {...sharedProps(props)} />,
  favourite: (props) => <FavouriteButton car={toFavourite(props.car)} {...sharedProps(props)} />,
  compare: (props) => <CompareButton car={toFavourite(props.car)} {...sharedProps(props)} />,
  location: (props) => (
    <ButtonLink href={`${props.place === 'vdp' ? '' : carHref(props.car)}#vehicle-map`} {...linkStyle(props)}>
      <ButtonGlyph id="location" />
      {props.button.label}
    </ButtonLink>
  ),
  history: (props) => (
    <ButtonLink href={`${carHref(props.car)}/history`} target="_blank" rel="noopener nofollow" data-document="" {...linkStyle(props)}>
      <ButtonGlyph id="history" />
      <span>
        {props.button.label}
        <span className="sr-only"> of {props.car.name} (opens in a new tab)</span>
      </span>
    </ButtonLink>
  ),
  custom: (props) => (
    <ButtonLink href={props.config.vdp.customButtonHref} {...linkStyle(props)}>
      {props.place === 'vdp' && <ButtonGlyph id="custom" />}
      {props.button.label}
    </ButtonLink>
  ),
  details: (props) => (
    <ButtonLink href={carHref(props.car)} {...linkStyle(props)}>
      {props.button.label}
      <span className="sr-only">: {props.car.name}</span>
    </ButtonLink>
  ),
}

export const isOwnButton = (id: AnyCarButton): id is OwnButton => id in ownButtons
