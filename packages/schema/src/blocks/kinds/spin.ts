import type { BlockDeclaration } from '../BlockDeclaration'
import { block, count, day, entryList, heading, intro, richText, text } from '../blockSettings'
import { box, button, dot, headline } from '../sketch'

export const spin = {
  schema: block(
    'spin',
    'Spin to win',
    'A prize draw with one entry per person. Prizes and chances are as set here, and are drawn on our server (RTE-21).',
    {
      heading: heading('Spin to win'),
      text: intro(),
      prizes: entryList(
        'Prizes',
        'The prizes. Chances that are left of the 1,000 win nothing. Together they can’t be more than 1,000.',
        'Prize',
        12,
        {
          title: text('Prize', 'What is won.', 80),
          text: text('Details', 'What it is worth and how to collect it.', 300),
          chance: count('Chances in 1,000', 'How many of 1,000 spins win it.', 1, 1_000, 10),
          quantity: count('Number available', 'When they have all been won, its chances win nothing. Enter 0 for no limit.', 0, 100_000, 0),
        },
      ),
      start: day('First day', 'First day to enter.'),
      expiry: day('Last day', 'Last day to enter, in the site’s time zone.'),
      promoter: text('Promoter', 'Who runs the draw, with the ABN or NZBN.', 160),
      prizeValue: count(
        'Total prize value',
        'The total value of all prizes in dollars, at full price. It determines which permits are needed.',
        0,
        10_000_000,
        0,
      ),
      states: text('Open to', 'States whose residents may enter, such as NSW, VIC. Leave empty for all.', 60),
      permits: text(
        'Permit numbers',
        'As issued by the states, each after its state, such as NSW TP/01234, ACT TP 26/00123. Leave empty if none is needed.',
        200,
      ),
      conditions: richText('Conditions', 'Who may enter, how winners are notified, and what happens to unclaimed prizes.', 6_000),
      buttonLabel: text('Button text', 'The text of the button.', 40, 'Spin'),
      nothingText: text('Text without a prize', 'Shown to people who don’t win.', 200, 'Thanks for taking part.'),
    },
  ),
  position: 21,
  searchTerms: ['prize draw', 'competition', 'wheel'],
  initialContent: {
    prizeValue: 1_000,
    prizes: [{ id: 'first', title: 'What can be won', text: 'What it is worth.', chance: 10, quantity: 1 }],
  },
  sketch: [headline, dot(26, 38, 17), box(52, 24, 40, 9), box(52, 36, 40, 9), button(52, 49, 20)],
} as const satisfies BlockDeclaration
