import type { ComponentType } from 'react'
import type { SectionProps } from '../screens/useSurveyForm.ts'
import { Fields as BasicPropertyInfo } from './BasicPropertyInfo/Fields.tsx'
import { Fields as Branding } from './Branding/Fields.tsx'
import { Fields as BuildingInfo } from './BuildingInfo/Fields.tsx'
import { Fields as Connectivities } from './Connectivities/Fields.tsx'
import { Fields as Contacts } from './Contacts/Fields.tsx'
import { Fields as Employees } from './Employees/Fields.tsx'
import { Fields as FloorsUnits } from './FloorsUnits/Fields.tsx'
import { Fields as Inspections } from './Inspections/Fields.tsx'
import { Fields as ManagementInfo } from './ManagementInfo/Fields.tsx'
import { Fields as PhysicalSpaces } from './PhysicalSpaces/Fields.tsx'
import { Fields as PortfolioAccount } from './PortfolioAccount/Fields.tsx'
import type { SectionKey } from './sections.ts'

/** The screen of each section: a new one is a folder with `Fields.tsx` and a row here. */
export const panels: { readonly [K in SectionKey]: ComponentType<SectionProps<K>> } = {
  BasicPropertyInfo,
  PortfolioAccount,
  Branding,
  BuildingInfo,
  Employees,
  Inspections,
  Contacts,
  ManagementInfo,
  Connectivities,
  FloorsUnits,
  PhysicalSpaces,
}
