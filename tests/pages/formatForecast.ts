import { type ComparedPage, groupPages } from '@forecourt/rules/forecast/groupPages'
import { groupTitle } from '@forecourt/rules/forecast/groupTitle'

/** Groups that are printed; further ones concern few pages. */
const maxGroups = 40
const maxChanges = 6

/** The changes of pages as text: a heading, then each group with its changes and a page that has them. */
export const formatForecast = (pages: readonly ComparedPage[]): string => {
  const changed = pages.filter(({ changes }) => changes.length > 0).length
  const groups = groupPages(pages)
  const lines = groups
    .slice(0, maxGroups)
    .flatMap((group) => [
      `\n${groupTitle(group, pages.length)}${group.count > 1 ? `, such as ${group.path}` : ''}`,
      ...group.changes.slice(0, maxChanges).map(({ sentence }) => `  ${sentence}`),
      ...(group.changes.length > maxChanges ? [`  and ${group.changes.length - maxChanges} more`] : []),
    ])
  const left = groups.length - maxGroups
  return [`${changed} of ${pages.length} demo pages change`, ...lines, ...(left > 0 ? [`\nand ${left} more groups`] : []), ''].join('\n')
}
