import { fieldsPanel, type Panel } from './panel.tsx'
import type { SectionKey } from './sections.ts'

/** The pages of the sections that stand: a new one is a folder with `Section.tsx` and a row here. */
export const panels: Partial<Record<SectionKey, Panel>> = {
  BasicInfo: fieldsPanel('BasicInfo', () => import('./BasicInfo/Section.tsx')),
  BuildingContacts: fieldsPanel('BuildingContacts', () => import('./BuildingContacts/Section.tsx')),
  Content: fieldsPanel('Content', () => import('./Content/Section.tsx')),
}

/** Sections that have a page while adding or editing. */
export const built = (mode: 'add' | 'edit'): SectionKey[] =>
  (Object.keys(panels) as SectionKey[]).filter(key => panels[key]?.[mode === 'add' ? 'Add' : 'Edit']) // the keys of that record
