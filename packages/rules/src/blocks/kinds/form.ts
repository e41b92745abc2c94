import type { Location } from '../../entities/Location'
import { locationsForForm } from '../../leads/form/locationsForForm'
import { locationsFor } from '../../locations/locationsFor'
import type { ValuePart } from '../../parts/Part'
import type { SiteData } from '../../sites/SiteData'
import type { BlockRules, ContentBlock } from '../BlockRules'

interface FormAbout {
  readonly block: Pick<ContentBlock<'form'>, 'form' | 'showContact'>
  readonly site: Pick<SiteData, 'locations'>
}

const firstPlace = ({ block, site }: FormAbout): Location | undefined =>
  locationsFor(locationsForForm(block.form, site.locations), 'primary')[0]

const contact: ValuePart<FormAbout, Location | null> = {
  id: 'contact',
  title: 'Contact details',
  rule: 'ENQ-14',
  element: null,
  needs: [
    {
      holds: ({ block }) => block.showContact,
      title: 'Switched on',
      yes: 'They are switched on.',
      no: 'They are switched off.',
      settings: ['showContact'],
    },
    {
      holds: (about) => firstPlace(about) !== undefined,
      title: 'A place',
      yes: 'There is a place the form goes to.',
      no: 'There is no place that shows, so there are no details.',
      settings: ['form'],
    },
  ],
  value: (about) => firstPlace(about) ?? null,
}

/** How else to reach the place a form goes to shows beside it (ENQ-14). */
export const form = {
  needs: [],
  parts: { contact },
  tone: () => 'background',
} as const satisfies BlockRules<'form'>
