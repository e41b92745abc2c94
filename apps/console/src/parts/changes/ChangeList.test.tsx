// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChangeList } from './ChangeList'

test('A text that is shortened in the list of changes can be read in full, before and after', () => {
  const base = { where: 'Header › Announcement', group: 'Header and footer' }
  const after = 'Open all weekend, Saturday and Sunday from nine to four, with a sausage sizzle'
  render(
    <ChangeList
      changes={[
        { ...base, pointer: '/header/announcement', sentence: 'Announcement: empty → “Open all…”', texts: { before: '', after } },
        { ...base, pointer: '/header/buttonText', sentence: 'Button text: empty → “Sell”' },
      ]}
    />,
  )
  const [long, short] = screen.getAllByRole('listitem')
  expect(within(long as HTMLElement).getByText(after)).toBeTruthy()
  expect(within(short as HTMLElement).queryByText('Whole text')).toBeNull()
})
