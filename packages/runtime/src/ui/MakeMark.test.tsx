import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MakeMark } from './MakeMark'

it('The logo of a make has no text alternative, because its name is next to it (SRC-08).', () => {
  const html = renderToStaticMarkup(<MakeMark letters="Ki" logoKey="makes/kia.svg" />)
  expect(html).toContain('src="/media/makes/kia.svg?w=320"')
  expect(html).toContain('alt=""')
})

it('A make without a logo is shown by its initials (SRC-08).', () => {
  expect(renderToStaticMarkup(<MakeMark letters="Ki" logoKey={undefined} />)).toMatch(/>Ki</i)
})
