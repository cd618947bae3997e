import { type ComponentType, lazy } from 'react'
import type { SectionProps } from '../screens/sectionForm.ts'
import type { SectionKey } from './sections.ts'

/** The pages of the sections that stand: a new one is a folder with `Section.tsx` and a row here. */
export const panels: Partial<Record<SectionKey, ComponentType<SectionProps>>> = {
  BasicInfo: lazy(async () => ({ default: (await import('./BasicInfo/Section.tsx')).Section })),
}

export const built = Object.keys(panels) as SectionKey[] // the keys of that record
