import type { ComponentType } from 'react'
import type { SectionKey } from '../../model.ts'
import type { SectionProps } from '../useSurveyForm.ts'
import { BrandingFields, PortfolioAccountFields } from './AccountFields.tsx'
import { BuildingInfoFields } from './BuildingInfoFields.tsx'
import { ContactsFields } from './ContactsFields.tsx'
import { EmployeesFields } from './EmployeesFields.tsx'
import { FloorsUnitsFields } from './FloorsUnitsFields.tsx'
import { InspectionsFields } from './InspectionsFields.tsx'
import { ManagementInfoFields } from './ManagementInfoFields.tsx'
import { NetworksFields } from './NetworksFields.tsx'
import { PropertyFields } from './PropertyFields.tsx'
import { SpacesFields } from './SpacesFields.tsx'

/** The fields of each section. */
export const sectionViews: { [K in SectionKey]: ComponentType<SectionProps<K>> } = {
  BasicPropertyInfo: PropertyFields,
  PortfolioAccount: PortfolioAccountFields,
  Branding: BrandingFields,
  Contacts: ContactsFields,
  ManagementInfo: ManagementInfoFields,
  Connectivities: NetworksFields,
  FloorsUnits: FloorsUnitsFields,
  PhysicalSpaces: SpacesFields,
  BuildingInfo: BuildingInfoFields,
  Employees: EmployeesFields,
  Inspections: InspectionsFields,
}
