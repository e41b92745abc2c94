import type { BlockRules } from '../BlockRules'

export const photos = {
  needs: [
    {
      holds: ({ block }) => block.entries.some(({ image }) => image !== ''),
      title: 'Something to show',
      yes: 'It has something to show.',
      no: 'It has nothing to show.',
      settings: ['entries'],
    },
  ],
  pictures: ({ entries }) =>
    entries.flatMap(({ id, image, caption }, index) =>
      image === ''
        ? []
        : [
            {
              image,
              errorSubject: `Picture ${index + 1} of ${entries.length}`,
              altText: caption,
              altTextKey: `entries/${id}/caption`,
              isPageImage: true,
            },
          ],
    ),
} as const satisfies BlockRules<'photos'>
