import type { ResolvedConfig } from '@forecourt/schema/ResolvedConfig'
import type { Location } from '../../entities/Location'
import { locationsForForm } from '../../leads/form/bookingOffersFor'
import { locationsFor } from '../../locations/locationsFor'
import type { ValuePart } from '../../parts/Part'
import type { SiteData } from '../../sites/SiteData'
import { isValuedOnline } from '../../valuations/isValuedOnline'
import type { BlockRules, ContentBlock } from '../BlockRules'

interface FormBlockContext {
  readonly block: Pick<ContentBlock<'form'>, 'form' | 'showContact'>
  readonly site: Pick<SiteData, 'locations'>
  readonly config: Pick<ResolvedConfig, 'valuation'>
}

const firstLocation = ({ block, site }: FormBlockContext): Location | undefined =>
  locationsFor(locationsForForm(block.form, site.locations), 'primary')[0]

const contact: ValuePart<FormBlockContext, Location | null> = {
  id: 'contact',
  title: 'Contact details',
  requirement: 'ENQ-14',
  elementSetting: null,
  needs: [
    {
      holds: ({ block }) => block.showContact,
      title: 'Switched on',
      yes: 'They are switched on.',
      no: 'They are switched off.',
      settings: ['showContact'],
    },
    {
      holds: (context) => firstLocation(context) !== undefined,
      title: 'A location',
      yes: 'There is a location that the form goes to.',
      no: 'No location is shown, so there are no details.',
      settings: ['form'],
    },
    {
      holds: ({ block, site, config }) => !isValuedOnline(block.form, config) || locationsForForm(block.form, site.locations).length < 2,
      title: 'One location, or a choice',
      yes: 'The form goes to one location, or the shopper chooses it beside the details.',
      no: 'A valuation asks for the location in its last step, so no location’s details show here.',
      settings: ['/valuation/enabled'],
    },
  ],
  value: (context) => firstLocation(context) ?? null,
}

/** Contact details of the form's recipient show beside the form (ENQ-14). */
export const form = {
  needs: [],
  parts: { contact },
  bandTone: () => 'background',
} as const satisfies BlockRules<'form'>
