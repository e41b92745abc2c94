'use client'

import { signInHref } from '@forecourt/rules/accounts/hasAccounts'
import { island } from '../../islands/island'
import { accountStore } from '../../storage/accountStore'
import { useStored } from '../../storage/useStored'

const garage = { redirect: '/my-garage', back: '/favourites' }

/** Says where favourites are stored on a site with accounts: in this browser, or in the signed-in account. */
const StorageNotePart = ({ name }: { readonly name: string }) => {
  const { id } = useStored(accountStore)
  return id === '' ? (
    <>
      Saved in this browser.{' '}
      <a href={signInHref('watchlist', garage)} className="font-semibold text-link underline underline-offset-2">
        Sign in
      </a>{' '}
      to see them on all your devices.
    </>
  ) : (
    <>
      Saved to your account. You’ll find everything else in{' '}
      <a href="/my-garage" className="font-semibold text-link underline underline-offset-2">
        {name}
      </a>
      .
    </>
  )
}

/** Hydrated separately on public pages (decision 104). */
export const StorageNote = island('StorageNote', StorageNotePart, { hydrateOn: `stored ${accountStore.key}` })
