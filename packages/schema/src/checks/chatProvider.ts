import { connectsChat } from '../switches/contactSwitches'
import type { CrossCheck } from './CrossCheck'

/** An external chat needs both provider and token (VDP-13): with only one, Instant Message would be hidden without a replacement. */
export const chatProvider: CrossCheck = ({ chat }) => {
  if (chat.provider === 'none' && connectsChat({ chat }))
    return [
      {
        pointer: '/chat/provider',
        severity: 'warning',
        message: 'A chat provider’s token is given, but not whose it is: no window opens, and Instant Message stays away.',
      },
    ]
  if (chat.provider !== 'none' && !connectsChat({ chat }))
    return [{ pointer: '/chat/token', severity: 'warning', message: 'A chat provider is chosen, but without its token no window opens.' }]
  return []
}
