import { expect, screens, test } from '../test'

test('Staff see undelivered messages, also on a phone, and retry a failed request for them (API-07)', async ({
  login,
  watch,
  expectAccessible,
}) => {
  watch.allow(/answered 500: POST \S+\/api\/trpc\/outbox\.undelivered/)
  const ada = await login('admin')
  await ada.goto('/#/outbox')
  let isAway = true
  await ada.route('**/api/trpc/outbox.undelivered*', (route) =>
    isAway ? route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Away</h1>' }) : route.continue(),
  )
  await ada.getByRole('link', { name: 'Not delivered', exact: true }).click()
  await expect(ada.getByRole('heading', { level: 1, name: 'Not delivered' })).toBeVisible()
  const problem = ada.getByRole('alert').filter({ hasText: 'Something went wrong' })
  await expect(problem).toBeVisible()
  await expectAccessible(ada)

  isAway = false
  await problem.getByRole('button', { name: 'Try again', exact: true }).click()
  // Shoppers of a dealer without users wait in the demo.
  await expect(
    ada.getByRole('list', { name: 'Messages' }).getByText('No user of the business can answer shoppers. Invite one who can.').first(),
  ).toBeVisible()
  await expect(problem).toBeHidden()
  await ada.setViewportSize(screens.phone)
  await expectAccessible(ada)
})
