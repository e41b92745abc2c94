import { expect, it } from 'vitest'
import { opensWithHeading } from './opensWithHeading'

it.each([
  { name: 'the first block’s, on the picture', pageOpening: 'over', headings: ['About us', 'Team'], is: true },
  { name: 'the first block’s, below the picture', pageOpening: 'below', headings: ['About us'], is: false },
  { name: 'a later block’s', pageOpening: 'framed', headings: ['', 'About us'], is: false },
  { name: 'missing, as there are no blocks', pageOpening: 'beside', headings: [], is: false },
] as const)('the heading of a page is with its opening picture if it is $name: $is (CFG-12)', ({ pageOpening, headings, is }) =>
  expect(
    opensWithHeading(
      { pageOpening },
      headings.map((heading) => ({ heading })),
    ),
  ).toBe(is),
)
