import { expect, it } from 'vitest'
import { canonicalText } from './canonicalText'

const page = '<div id="_R_1_"><p class="a" title="b">Cars<!-- --> here</p></div>'

it.each([
  '<f-island data-part="x"><div id="_R_2_"><p title="b" class="a">Cars here</p></div></f-island>',
  '<div id="_R_1_"><f-slot><p class="a" title="b">Cars here</p></f-slot></div>',
  `<link rel="preload" as="image" href="x">${page}`,
])('the comparison of pages treats %s as the same page', (same) => expect(canonicalText(same)).toBe(canonicalText(page)))

it.each([
  '<div id="_R_1_"><p class="a" title="b">Cars there</p></div>',
  '<div id="_R_1_"><p class="a">Cars here</p></div>',
  '<div id="_R_1_"></div><p class="a" title="b">Cars here</p>',
  '<table><f-island><div id="_R_1_"><p class="a" title="b">Cars here</p></div></f-island></table>',
])('the comparison of pages distinguishes %s from it', (other) => expect(canonicalText(other)).not.toBe(canonicalText(page)))
