import type { RichBlock } from '@forecourt/schema/rich-text/RichText'
import { toDocument } from '@forecourt/schema/rich-text/toDocument'
import { expect, it } from 'vitest'
import { textParts } from './textParts'

const kinds = (blocks: readonly RichBlock[]) => blocks.map(({ kind }) => kind).join(' ')

it.each([
  { name: 'one paragraph', text: 'One.', intro: 'paragraph', sections: [] },
  { name: 'three paragraphs', text: 'One.\n\nTwo.\n\nThree.', intro: 'paragraph', sections: ['paragraph paragraph'] },
  { name: 'a list alone', text: '- One\n- Two', intro: '', sections: ['list'] },
  {
    name: 'two sections',
    text: 'One.\n\n## A\n\nTwo.\n\n## B\n\n- Three',
    intro: 'paragraph',
    sections: ['heading paragraph', 'heading list'],
  },
  { name: 'sections only', text: '### A\n\nOne.\n\n### B\n\nTwo.', intro: '', sections: ['heading paragraph', 'heading paragraph'] },
  { name: 'a section in a section', text: 'One.\n\n## A\n\n### B\n\nTwo.', intro: 'paragraph', sections: ['heading heading paragraph'] },
  { name: 'nothing', text: '', intro: '', sections: [] },
])('a text of $name is split into its introduction and sections (CNT-07)', ({ text, intro, sections }) => {
  const parts = textParts(text)
  expect(kinds(parts.intro)).toBe(intro)
  expect(parts.sections.map(kinds)).toEqual(sections)
})

it('a long text is one part, so that it is read from top to bottom (CNT-07)', () => {
  const text = `Intro.\n\n${['A', 'B', 'C', 'D', 'E', 'F'].map((name) => `## ${name}\n\nText.`).join('\n\n')}`
  const { intro, sections } = textParts(text)
  expect(intro).toEqual([])
  expect(sections).toEqual([toDocument(text).blocks])
})
