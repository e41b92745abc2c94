import { buttonOpens } from '@forecourt/rules/car/buttons/buttonOpens'
import { tradeInHref } from '@forecourt/rules/routing/tradeInHref'
import { isValuedOnline } from '@forecourt/rules/valuations/isValuedOnline'
import { ButtonGlyph } from './ButtonGlyph'
import { CallableNow } from './CallableNow'
import type { CarButtonProps } from './CarButtonProps'
import { EnquiryLink } from './EnquiryLink'
import { isOwnButton, ownButtons } from './ownButtons'
import { PageLink } from './PageLink'
import { PhoneAction } from './PhoneAction'

/** One button of a car, by what it opens. */
export const CarButton = (props: CarButtonProps) => {
  const { car, config, request, place, location = null, button, look } = props
  const { id, label, setting, style } = button
  if (isOwnButton(id)) return ownButtons[id](props)
  const opens = buttonOpens(id, car, config)
  const className = `relative z-10 min-w-0 ${look.place} ${look.face}`
  if (opens.kind === 'form')
    return (
      <EnquiryLink
        car={car}
        form={opens.form}
        label={label}
        setting={setting}
        variant={style}
        className={className}
        href={isValuedOnline(opens.form, config) ? tradeInHref(car) : undefined}
      >
        {place === 'vdp' && <ButtonGlyph id={id} />}
      </EnquiryLink>
    )
  if (opens.kind === 'page')
    return (
      <PageLink car={car} href={opens.href} label={label} setting={setting} variant={style} className={className}>
        {place === 'vdp' && <ButtonGlyph id={id} />}
      </PageLink>
    )
  if (opens.kind !== 'phone') return null
  const action = <PhoneAction car={car} config={config} button={button} id={id} action={opens.action} className={className} />
  if (id !== 'callNow') return action
  return (
    <CallableNow config={config} location={location} now={request.now}>
      {action}
    </CallableNow>
  )
}
