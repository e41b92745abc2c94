import { choosesChatProvider, connectsChat } from '../switches/contactSwitches'
import type { CrossCheck } from './CrossCheck'

/** An external chat needs both provider and token (VDP-13): with only one, Instant Message would be hidden without a replacement. */
export const chatProvider: CrossCheck = ({ chat }) => {
  if (!choosesChatProvider({ chat }) && connectsChat({ chat }))
    return [
      {
        pointer: '/chat/provider',
        severity: 'warning',
        message: 'A chat provider’s token is entered, but no provider is chosen. No chat window opens, and Instant Message is hidden.',
      },
    ]
  if (choosesChatProvider({ chat }) && !connectsChat({ chat }))
    return [
      {
        pointer: '/chat/token',
        severity: 'warning',
        message: 'A chat provider is chosen, but its token is missing, so no chat window opens.',
      },
    ]
  return []
}
