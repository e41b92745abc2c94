import type { BlockRules } from '../BlockRules'
import { hasEntries } from '../ownParts'

export const people = {
  needs: [hasEntries],
  pictures: ({ entries }) =>
    entries.flatMap(({ id, name, image }, index) =>
      image === ''
        ? []
        : [
            {
              image,
              errorSubject: `Portrait ${index + 1} of ${entries.length}`,
              altText: name,
              altTextKey: `entries/${id}/name`,
              isPageImage: false,
            },
          ],
    ),
} as const satisfies BlockRules<'people'>
