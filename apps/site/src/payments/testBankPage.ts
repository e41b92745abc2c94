import { factsOfPage } from '@forecourt/data/reservations/test-bank/TestBankPage'
import { pressTestPage, readTestPage, type TestPress, testPresses } from '@forecourt/data/reservations/test-bank/testBankPages'
import { formatMoney } from '@forecourt/rules/format/formatMoney'
import { readBody } from '@forecourt/services/http/readBody'
import { escaped } from '../http/escaped'
import { leadOn } from '../http/leadOn'
import type { LiveSite } from '../sites/createSiteRegistry'
import { database } from '../sites/database'
import { bankHtml, bankResponse } from './bankHtml'

type Page = NonNullable<Awaited<ReturnType<typeof readTestPage>>>

const pageOf = (live: LiveSite, id: string): Promise<Page | null> =>
  /^tb_[\w-]{24}$/.test(id) ? readTestPage(database().forOrganisation(live.published.organisationId), id) : Promise.resolve(null)

const button = (press: TestPress, label: string, hint: string, kind: 'main' | 'other' = 'other') =>
  `<button name="press" value="${press}" class="${kind}"><span>${label}</span><small>${hint}</small></button>`

const what = (page: Page) => `<dl><div><dt>For</dt><dd>${escaped(page.title)}</dd></div>
<div><dt>Amount</dt><dd>${formatMoney(page.amountCents)} ${escaped(page.currency)}</dd></div>
<div><dt>What happens to it</dt><dd>${page.collect === 'authorise' ? 'Kept on the card, not taken' : 'Taken at once'}</dd></div></dl>`

const back = (page: Page) => `<p><a href="${escaped(page.backAddress)}">Back without paying</a></p>`

const failed = '<p class="problem" role="alert">The card was declined. Nothing was paid: try again, or go back.</p>'

const asking = (page: Page) => `${what(page)}
${page.money === 'failed' ? failed : ''}
<form method="post">
${button('pay', `Pay ${formatMoney(page.amountCents)}`, 'Visa •••• 4242, which the bank accepts', 'main')}
<fieldset><legend>Or try what can go wrong</legend>
${button('decline', 'Decline the card', 'As a bank does without enough money')}
<a class="button" href="?step=confirm"><span>Ask for a confirmation</span><small>3-D Secure: the bank asks on a page of its own</small></a>
${button('lose', 'Pay, and lose the answer', 'The payment goes through, and nobody is told')}
${button('closedCard', 'Pay with a card that closes', 'It takes no refund later')}
${button('dispute', 'Pay, and dispute it at once', 'The cardholder asks the bank for the money')}
</fieldset>
</form>
${back(page)}`

const confirming = (page: Page) => `<p>Your bank asks whether it is you who pays.</p>
${what(page)}
<form method="post">
${button('confirm', 'Yes, it is me', 'The payment goes on', 'main')}
${button('refuse', 'No, stop this', 'The card is declined')}
</form>
${back(page)}`

const disputes: { readonly [state: string]: string } = {
  open: `<form method="post"><fieldset><legend>It is disputed. The bank decides</legend>
${button('disputeWon', 'For the dealership', 'The money stays where it is')}
${button('disputeLost', 'For the cardholder', 'The bank takes the money back')}
</fieldset></form>`,
  won: '<p>It was disputed, and the bank decided for the dealership.</p>',
  lost: '<p>It was disputed, and the bank decided for the cardholder.</p>',
}

const over = (page: Page) =>
  page.paidAt
    ? `${what(page)}<p>This is paid, with ${escaped(page.paidWith)}.</p><p><a class="button main" href="${escaped(page.returnAddress)}"><span>Go on</span></a></p>
${page.dispute === null && (page.money === 'authorised' || page.money === 'charged') ? `<form method="post">${button('dispute', 'Dispute this payment', 'As a cardholder does who does not know it')}</form>` : ''}
${disputes[page.dispute ?? ''] ?? ''}`
    : `<p>This page is closed: its time is over, or the payment is no longer asked for. Nothing was paid.</p>${back(page)}`

/** Shows the test bank's page for a payment; another organisation's site has no such page. */
export async function showTestPage(request: Request, live: LiveSite, id: string): Promise<Response> {
  const page = await pageOf(live, id)
  if (!page) return bankResponse(404, bankHtml('There is no such payment', '<p>The address is not complete, or of another site.</p>'))
  const isOpen = factsOfPage(page, new Date().toISOString()).page === 'open'
  if (!isOpen) return bankResponse(200, bankHtml(page.paidAt ? 'This is paid' : 'This page is closed', over(page)))
  const isConfirming = new URL(request.url).searchParams.get('step') === 'confirm'
  return bankResponse(
    200,
    isConfirming ? bankHtml('Confirm with your bank', confirming(page)) : bankHtml('Pay with the test bank', asking(page)),
  )
}

/** Takes a press of a button on the test bank's page. */
export async function receiveTestPress(request: Request, live: LiveSite, id: string): Promise<Response> {
  const page = await pageOf(live, id)
  if (!page) return bankResponse(404, bankHtml('There is no such payment', '<p>The address is not complete, or of another site.</p>'))
  const press = new URLSearchParams((await readBody(request, 1024)) ?? '').get('press') as TestPress | null
  if (press === null || !testPresses.includes(press)) return leadOn(`/api/test-bank/${page.id}`)
  const after = await pressTestPage(database().forOrganisation(page.organisationId), page.id, press, new Date().toISOString())
  if (press === 'lose' && after?.paidAt)
    return bankResponse(
      504,
      bankHtml(
        'The connection was lost',
        '<p>This is what a shopper sees whose connection breaks off right after paying: the bank has the payment, and neither they nor the dealership were told. The dealership finds out by asking.</p>',
      ),
    )
  const isDone = after !== null && after.paidAt !== null && page.paidAt === null
  return isDone ? leadOn(after.returnAddress) : leadOn(`/api/test-bank/${page.id}`)
}
