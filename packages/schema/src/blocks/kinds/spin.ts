import type { BlockDeclaration } from '../BlockDeclaration'
import { block, count, day, entryList, heading, intro, richText, text } from '../blockSettings'
import { box, button, dot, headline } from '../sketch'

export const spin = {
  schema: block(
    'spin',
    'Spin to win',
    'A prize draw: one entry a person, prizes and chances as they stand here, drawn on our server (RTE-21).',
    {
      heading: heading('Spin to win'),
      text: intro(),
      prizes: entryList(
        'Prizes',
        'What can be won. What is left of the 1,000 chances wins nothing; together they can’t be more.',
        'Prize',
        12,
        {
          title: text('Prize', 'What is won.', 80),
          text: text('Details', 'What it is worth, and how it is had.', 300),
          chance: count('Chances in 1,000', 'How many of 1,000 spins win it.', 1, 1_000, 10),
          quantity: count('How many there are', 'Once they are won, its chances win nothing; 0 sets no limit.', 0, 100_000, 0),
        },
      ),
      start: day('First day', 'Takes entries from this day on.'),
      expiry: day('Last day', 'Takes entries until the end of this day, by the site’s clock.'),
      promoter: text('Promoter', 'Who runs the draw, with their business number.', 160),
      prizeValue: count(
        'Prizes in all, in dollars',
        'What all the prizes are worth together, at their full price. From this follows which permits a draw needs.',
        0,
        10_000_000,
        0,
      ),
      states: text('Open to', 'The states whose residents may take part, such as NSW, VIC; empty where all may.', 60),
      permits: text(
        'Permit numbers',
        'As the states gave them, each after its state, such as NSW TP/01234, ACT TP 26/00123; empty where none is needed.',
        200,
      ),
      conditions: richText('Conditions', 'Who may take part, how winners are told, and what happens to prizes nobody claims.', 6_000),
      buttonLabel: text('Button text', 'The words of the button.', 40, 'Spin'),
      nothingText: text('Without a prize', 'What somebody reads who wins nothing.', 200, 'Thanks for taking part.'),
    },
  ),
  place: 21,
  alsoCalled: ['prize draw', 'competition', 'wheel'],
  begins: { prizeValue: 1_000, prizes: [{ id: 'first', title: 'What can be won', text: 'What it is worth.', chance: 10, quantity: 1 }] },
  sketch: [headline, dot(26, 38, 17), box(52, 24, 40, 9), box(52, 36, 40, 9), button(52, 49, 20)],
} as const satisfies BlockDeclaration
