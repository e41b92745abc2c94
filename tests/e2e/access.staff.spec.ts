import type { Page } from '@playwright/test'
import type { consoleClient } from '../console/consoleClient'
import { consoleAddress } from './addresses'
import { mailTo } from './mailTo'
import { menu, menuLink, openGroup } from './menu'
import { people } from './people'
import { expect, screens, test } from './test'

type Client = ReturnType<typeof consoleClient>

const openSite = async (page: Page, name: string) => {
  await page.goto('/#/sites')
  await page
    .getByRole('article')
    .filter({ hasText: name })
    .getByRole('link', { name: /^(Edit site|View)$/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Adds a virtual authenticator with user verification to a page's browser. */
const deviceWithPasskeys = async (page: Page) => {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test.describe('Signing in to the console', () => {
  test('Signing in to the console shows an error for a wrong password, signs in with the right one, and signs out', async ({
    page,
    watch,
    expectAccessible,
  }) => {
    watch.allow(/answered 401: POST \S+\/api\/auth\/callback\/credentials/)
    await page.setViewportSize(screens.phone)
    await page.goto('/')
    await expect(page).toHaveURL(/\/sign-in/)
    await expectAccessible(page)
    await page.getByLabel('Email').fill(people['editor of Saltbush'])
    await page.getByLabel('Password').fill('let me in')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'password' })).toHaveText(
      'That email and password don’t match. Check both and try again.',
    )
    await expectAccessible(page)
    await page.setViewportSize(screens.desktop)
    await page.getByLabel('Password').fill('demo-forecourt')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(menu(page)).toBeVisible()

    await page.getByRole('button', { name: 'Account of Eddie Editor', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
    await expect(page).toHaveURL(/\/sign-in/)
    await page.goto('/#/sites')
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  })
})

test.describe('Roles of console users', () => {
  test('a salesperson sees no sites, by link or by address', { tag: '@smoke' }, async ({ login, watch }) => {
    watch.allow(/answered 403: POST/)
    const page = await login('sales of Saltbush')
    await page.goto('/')
    await openGroup(page, 'Customers')
    await expect(menuLink(page, 'Leads')).toBeVisible()
    await expect(menu(page).getByRole('button', { name: 'Website' })).toHaveCount(0)
    await page.goto('/#/sites')
    await expect(page.getByText('Not available for your role')).toBeVisible()
  })

  test('an auditor sees everything and can change nothing', async ({ login }) => {
    const page = await login('auditor')
    await page.goto('/#/stock')
    await expect(page.getByRole('table', { name: 'Stock' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Change the price|^Actions for/ })).toHaveCount(0)

    await openSite(page, 'Kauri & Co')
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('button', { name: /^Menu|^Navigation/ })
      .click()
    await expect(page.getByRole('button', { name: /^(Move|Remove) / })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Publish/ })).toBeDisabled()
  })

  test('a dealer’s site does not exist for another dealer', { tag: '@smoke' }, async ({ login, api, watch }) => {
    watch.allow(/answered 404: POST/)
    const kauri = (await (await api('admin')).sites.getList.query({ filter: { q: 'Kauri' } })).data[0]
    const page = await login('marketing of Karri Coast')
    await page.goto('/#/sites')
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.goto(`/#/sites/${kauri?.id}/edit`)
    await expect(page.getByRole('main')).toContainText(/does not exist|no access|not found/i)
    expect(page.url()).toContain(consoleAddress)
  })
})

/** Sets a password by the mailed link and signs in. */
const acceptInvitation = async (page: Page, admin: Client, email: string) => {
  const [link = ''] = /http\S+\/set-password#[\w.-]+/.exec((await mailTo(admin, email)).text ?? '') ?? []
  await page.goto(link)
  await page.getByLabel('Password').fill('three yellow gumboots')
  await page.getByRole('button', { name: 'Set password', exact: true }).click()
  await openGroup(page, 'Website')
  await expect(menuLink(page, 'Offers')).toBeVisible()
}

test('An invited user signs in by the link in the mail, and sets a password (AUTH-10)', {
  tag: '@smoke',
}, async ({ page, login, api, watch, expectAccessible }) => {
  watch.allow(/answered 400: POST \S+\/api\/account\/password/)
  const name = `Ivo ${Date.now()}`
  const email = `ivo-${Date.now()}@saltbushmotors.example`
  const robin = await login('admin')
  await robin.goto('/#/users')
  await robin.getByRole('button', { name: 'Invite', exact: true }).click()
  const dialog = robin.getByRole('dialog', { name: 'Invite a person' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Works for').click()
  await robin
    .getByRole('option', { name: /^Saltbush Motors Pty Ltd/ })
    .first()
    .click()
  await dialog.getByLabel('Role', { exact: true }).click()
  await robin.getByRole('option', { name: 'Marketing' }).click()
  await expectAccessible(robin)
  await dialog.getByRole('button', { name: 'Send invitation', exact: true }).click()
  await expect(robin.getByText(`An invitation is on its way to ${email}.`)).toBeVisible()
  await robin.getByLabel('Name or email').fill(name)
  await expect(robin.getByRole('row', { name: new RegExp(name) })).toContainText('Invited')

  const admin = await api('admin')
  const [link = ''] = /http\S+\/set-password#[\w.-]+/.exec((await mailTo(admin, email)).text ?? '') ?? []
  await page.goto(link)
  await expectAccessible(page)
  await page.getByLabel('Password').fill('demo-forecourt')
  await page.getByRole('button', { name: 'Set password', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'demo' })).toBeVisible()
  await page.getByLabel('Password').fill('three yellow gumboots')
  await page.getByRole('button', { name: 'Set password', exact: true }).click()
  await openGroup(page, 'Website')
  await expect(menuLink(page, 'Offers')).toBeVisible()
})

test('A user adds a passkey, loses a permission, and is signed out as soon as they are disabled', async ({
  page,
  login,
  api,
  watch,
  expectAccessible,
}) => {
  // The story expects refused requests for removed permissions.
  watch.allow(/answered (401|403): POST \S+\/api\/trpc\//)
  const name = `Nora ${Date.now()}`
  const email = `nora-${Date.now()}@saltbushmotors.example`
  const admin = await api('admin')
  const { data: organisations } = await admin.organisations.getList.query({ filter: { q: 'Saltbush' } })
  const memberships = [{ role: 'marketing' as const, organisationId: organisations[0]?.id ?? '', siteId: null }]
  const { id } = await admin.users.invite.mutate({ name, email, memberships })
  await acceptInvitation(page, admin, email)
  await page.goto('/#/profile')
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()

  await test.step('She adds a passkey, and signs in with it', async () => {
    await deviceWithPasskeys(page)
    const card = page.getByRole('region', { name: 'Passkeys' })
    await card.getByLabel('Name').fill('My laptop')
    await card.getByLabel('Your password').fill('three yellow gumboots')
    await card.getByRole('button', { name: 'Add a passkey', exact: true }).click()
    await expect(card.getByRole('listitem')).toContainText('My laptop')
    await expectAccessible(page)
    await page.getByRole('button', { name: `Account of ${name}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey', exact: true }).click()
    await openGroup(page, 'Website')
    await expect(menuLink(page, 'Offers')).toBeVisible()
  })

  const robin = await login('admin')
  await test.step('Robin makes her an editor; her next page has an editor’s permissions', async () => {
    await robin.goto(`/#/users/${id}/show`)
    await expect(robin.getByRole('heading', { level: 1, name })).toBeVisible()
    await robin.getByLabel('Role', { exact: true }).click()
    await robin.getByRole('option', { name: 'Website Editor' }).click()
    await expectAccessible(robin)
    await robin.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(robin.getByText('Saved. It applies from their next click.')).toBeVisible()
    await page.reload()
    await openGroup(page, 'Website')
    await expect(menuLink(page, 'Edit site')).toBeVisible()
    await expect(menuLink(page, 'Offers')).toHaveCount(0)
  })

  await test.step('Robin disables her: she is signed out at once, and her password no longer works', async () => {
    await robin.getByRole('button', { name: 'Disable', exact: true }).click()
    await robin.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click()
    await expect(robin.getByText(`${name} is disabled.`)).toBeVisible()
    await page.reload()
    await expect(page).toHaveURL(/\/sign-in/)
    watch.allow(/answered 401: POST \S+\/api\/auth\/callback\/(credentials|passkey)/)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill('three yellow gumboots')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'password' })).toBeVisible()
    await page.getByRole('button', { name: 'Sign in with a passkey', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'has no access yet' })).toBeVisible()
    await robin.getByRole('button', { name: 'Remove', exact: true }).click()
    await robin.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(robin).toHaveURL(/#\/users(\?|$)/)
  })
})
