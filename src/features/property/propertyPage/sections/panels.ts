import { lazy } from 'react'
import { fieldsPanel, type Panel } from './panel.tsx'
import type { SectionKey } from './sections.ts'

const accounting = () => import('./AccountingSection/Section.tsx')

/** The pages of the sections that stand: a new one is a folder with `Section.tsx` and a row here. */
export const panels: Partial<Record<SectionKey, Panel>> = {
  BasicInfo: fieldsPanel('BasicInfo', () => import('./BasicInfo/Section.tsx')),
  BuildingPIN: {
    ...fieldsPanel('BuildingPIN', () => import('./BuildingPIN/Section.tsx')),
    Edit: lazy(async () => ({ default: (await import('./BuildingPIN/Section.tsx')).Edit })),
  },
  Branding: fieldsPanel('Branding', () => import('./Branding/Section.tsx')),
  BuildingContacts: fieldsPanel('BuildingContacts', () => import('./BuildingContacts/Section.tsx')),
  Content: fieldsPanel('Content', () => import('./Content/Section.tsx')),
  ProductAddOns: fieldsPanel('ProductAddOns', () => import('./ProductAddOns/Section.tsx')),
  CustomerSurveyLinks: { Edit: lazy(async () => ({ default: (await import('./CustomerSurveyLinks/Section.tsx')).Edit })) },
  BuildingTermsAndConditions: fieldsPanel('BuildingTermsAndConditions', () => import('./BuildingTermsAndConditions/Section.tsx')),
  COIInformation: fieldsPanel('COIInformation', () => import('./COIInformation/Section.tsx')),
  ResidentIndex: fieldsPanel('ResidentIndex', () => import('./ResidentIndex/Section.tsx')),
  WhiteLabel: fieldsPanel('WhiteLabel', () => import('./WhiteLabel/Section.tsx')),
  Upsells: { Edit: lazy(async () => ({ default: (await import('./Upsells/Section.tsx')).Edit })) },
  PropertyCharacteristics: { Edit: lazy(async () => ({ default: (await import('./PropertyCharacteristics/Section.tsx')).Edit })) },
  AccountingSection: {
    ...fieldsPanel('AccountingSection', accounting),
    Edit: lazy(async () => ({ default: (await accounting()).Edit })),
  },
}

/** Sections that have a page while adding or editing. */
export const built = (mode: 'add' | 'edit'): SectionKey[] =>
  (Object.keys(panels) as SectionKey[]).filter(key => panels[key]?.[mode === 'add' ? 'Add' : 'Edit']) // the keys of that record
