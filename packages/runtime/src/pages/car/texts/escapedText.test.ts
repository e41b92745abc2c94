import { expect, it } from 'vitest'
import { escapedText } from './escapedText'

it.each([
  { name: 'plain text unchanged', text: '© Map makers 2026', html: '© Map makers 2026' },
  { name: 'markup as text', text: '<img src=x onerror="a()">', html: '&lt;img src=x onerror=&quot;a()&quot;&gt;' },
  { name: 'an ampersand once', text: 'A & B', html: 'A &amp; B' },
  { name: 'nothing as nothing', text: '', html: '' },
])('The attribution of a map is shown as text: $name', ({ text, html }) => {
  expect(escapedText(text)).toBe(html)
})
