import { IconBuildingSkyscraper } from '@tabler/icons-react'
import { nameIn } from '../../../../core/labels.ts'
import { callOnce } from '../../../../ui/calls.ts'
import type { RecordFinder } from '../../../../ui/kit/recordFinder.ts'
import { href } from '../../../../ui/route.ts'
import { home } from '../routes.ts'

/** Leads to the building's home. */
export const buildingFinder: RecordFinder = {
  title: { en: 'Buildings', es: 'Edificios', fr: 'Immeubles' },
  order: 20,
  find: async ({ gId, text, language, most }) => {
    const { GetPropertyList } = await import('../../../property/buildings/contract.ts')
    const { Properties } = await callOnce(GetPropertyList, { filter: { gId, text }, pagination: { page: 0, perPage: most } })
    return Properties.map(({ id, Name, Code, City }) => ({
      id: href(home, null, { gId, bId: id }),
      label: nameIn(Name, language),
      detail: [City, Code].filter(Boolean).join(' · '),
      icon: <IconBuildingSkyscraper size={18} aria-hidden />,
    }))
  },
}
