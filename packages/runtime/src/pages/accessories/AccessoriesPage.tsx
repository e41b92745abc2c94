import { makeAndModel } from '@forecourt/rules/car/texts/carTitle'
import type { RangeModel } from '@forecourt/rules/entities/RangeModel'
import { accessoryFields } from '@forecourt/rules/records/kinds/modelFields'
import { formContent } from '../../forms/formContent'
import { PageForm } from '../../forms/PageForm'
import type { PageProps } from '../../PageProps'
import { ModelGrid, severalMakes } from '../../sections/model/ModelGrid'
import { PageTitle } from '../../ui/PageTitle'
import { SectionBand } from '../../ui/SectionBand'
import { ModelCrumbs } from '../model/ModelCrumbs'
import { AccessoryList } from './AccessoryList'

const countText = ({ accessories }: RangeModel) => (accessories === 1 ? '1 accessory' : `${accessories} accessories`)

/** The models that have accessories, or one model's accessories by category, with an enquiry form (MOD-02, RTE-19). */
export const AccessoriesPage = ({ config, data, request }: PageProps<'accessories'>) => {
  const { model, accessories, site } = data
  const name = model && makeAndModel(model.make, model.model)
  const kinds = Object.entries(accessoryFields.category.choices)
    .map(([kind, label]) => ({ label, list: accessories.filter(({ category }) => category === kind) }))
    .filter(({ list }) => list.length > 0)
  const withAccessories = site.range.filter((each) => each.accessories > 0)
  const isEmpty = model ? accessories.length === 0 : withAccessories.length === 0
  return (
    <>
      <PageTitle
        heading={name ? `${name} accessories` : 'Accessories'}
        text={
          isEmpty
            ? 'Tell us what you’d like fitted. We’ll let you know what’s available, what it costs and how long it takes to arrive.'
            : 'Accessories made for your vehicle. Ask us about anything that isn’t listed.'
        }
      >
        {model && name && (
          <div className="mt-3">
            <ModelCrumbs config={config} parent={{ label: name, href: model.path }} current="Accessories" />
          </div>
        )}
      </PageTitle>
      {kinds.map(({ label, list }) => (
        <SectionBand key={label} heading={label}>
          <AccessoryList accessories={list} level={3} />
        </SectionBand>
      ))}
      {!model && withAccessories.length > 0 && (
        <SectionBand heading="By model">
          <ModelGrid
            models={withAccessories}
            config={config}
            withMake={severalMakes(site.range)}
            level={3}
            linkFor={(each) => ({ href: `${each.path}/accessories`, label: countText(each) })}
          />
        </SectionBand>
      )}
      <SectionBand heading="Ask about accessories" id="enquire" tone="surface">
        <div className="max-w-3xl">
          <PageForm
            {...formContent('accessory', { config, site, car: null, now: request.now, ...(name !== null && { model: name }) })}
            car={null}
          />
        </div>
      </SectionBand>
    </>
  )
}
