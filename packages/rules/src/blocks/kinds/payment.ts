import { accountsOn } from '../../accounts/hasAccounts'
import type { BlockRules } from '../BlockRules'
import { ownText } from '../ownParts'

/** A payment requires sign-in, so the form needs shopper accounts (AUTH-05, AUTH-07). */
export const payment = {
  needs: [
    {
      ...accountsOn,
      title: 'Accounts',
      yes: 'Shoppers can sign in.',
      no: 'Shoppers can’t sign in on this site, and paying requires it.',
    },
  ],
  parts: { note: ownText('note', { id: 'note', title: 'Small print', isOutlined: false }) },
} as const satisfies BlockRules<'payment'>
