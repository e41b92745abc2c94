import { type CarButtonKind, cardButtons } from '../carButton'
import type { ResolvedConfig } from '../ResolvedConfig'
import type { CrossCheck } from './CrossCheck'

type Button = ResolvedConfig['card']['buttons'][number]

/** What a listed button still needs of the settings, in words that follow “until”; null when it can show. */
const lacking: { readonly [Kind in CarButtonKind]?: (config: ResolvedConfig, button: Button) => string | null } = {
  custom: ({ vdp }, { label }) =>
    label.trim() === '' ? 'it has a text' : vdp.customButtonHref === '' ? 'it has an address to go to' : null,
  reserve: ({ checkout }) => (checkout.enabled ? null : 'reservations are offered'),
  buyOnline: ({ checkout }) => (checkout.enabled ? null : 'reservations are offered'),
  chat: ({ chat }) =>
    !chat.enabled ? 'instant messages are offered' : chat.token === '' ? null : 'the chat provider’s token is taken away',
  favourite: ({ favourites }) => (favourites.enabled ? null : 'shoppers may save cars'),
  share: ({ social }) => (social.share.length > 0 ? null : 'there is a way to share'),
  location: ({ vdp }) => (vdp.showMap ? null : 'the location is shown on car pages'),
}

/** Says which listed buttons of cars can't show on any car (VDP-07, CARD-06): nothing is wrong with the site, but somebody waits for them. */
export const silentButtons: CrossCheck = (config) =>
  (['vdp', 'card'] as const).flatMap((place) =>
    config[place].buttons.flatMap((button) => {
      const until = lacking[button.id]?.(config, button)
      if (!until) return []
      const where = place === 'vdp' ? 'car pages' : 'cards'
      const message = `The button “${cardButtons[button.id]}” doesn’t show on ${where} until ${until}.`
      return [{ pointer: `/${place}/buttons/${button.id}`, severity: 'warning' as const, message }]
    }),
  )
