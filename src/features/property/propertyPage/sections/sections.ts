import { may, type PermissionsHash } from '../../../../core/permissions.ts'
import { AccountingSection } from './AccountingSection/definition.ts'
import { BasicInfo } from './BasicInfo/definition.ts'
import { Branding } from './Branding/definition.ts'
import { BuildingContacts } from './BuildingContacts/definition.ts'
import { BuildingPIN } from './BuildingPIN/definition.ts'
import { BuildingTermsAndConditions } from './BuildingTermsAndConditions/definition.ts'
import { COIInformation } from './COIInformation/definition.ts'
import { Content } from './Content/definition.ts'
import { CustomerSurveyLinks } from './CustomerSurveyLinks/definition.ts'
import { ProductAddOns } from './ProductAddOns/definition.ts'
import { PropertyCharacteristics } from './PropertyCharacteristics/definition.ts'
import { ResidentIndex } from './ResidentIndex/definition.ts'
import type { SectionDefinition } from './section.ts'
import { Upsells } from './Upsells/definition.ts'
import { WhiteLabel } from './WhiteLabel/definition.ts'

/**
 * The sections of /propertyAdd in the document's order. A section is a folder (definition.ts, model.ts, rules.ts, words.ts, Section.tsx), a row
 * here and one in panels.ts; one whose saving touches more than its payload also has one in savers.server.ts.
 */
export const rows = {
  BasicInfo,
  BuildingPIN,
  Branding,
  Content,
  BuildingContacts,
  ProductAddOns,
  CustomerSurveyLinks,
  BuildingTermsAndConditions,
  COIInformation,
  Upsells,
  PropertyCharacteristics,
  ResidentIndex,
  WhiteLabel,
  AccountingSection,
} as const

export type SectionKey = keyof typeof rows
export type Section = SectionDefinition & { readonly key: SectionKey }
export const sections: readonly Section[] = Object.entries(rows).map(([key, row]) => ({ ...row, key: key as SectionKey })) // its own keys

const firstSection: Section = { ...rows.BasicInfo, key: 'BasicInfo' }

type Page = {
  mode: 'add' | 'edit'
  permissions: PermissionsHash
  /** Of the building; empty while adding. */
  BuildingType?: string | null | undefined
  /** Sections that have a page. */
  built: readonly SectionKey[]
}

/** The sections that a page shows, by index. */
export const shownSections = ({ mode, permissions, BuildingType, built }: Page): Section[] =>
  [...sections]
    .filter(section => built.includes(section.key) && (section.when ?? mode) === mode && may(permissions, section.shown))
    .filter(section => section.BuildingType === undefined || section.BuildingType === BuildingType)
    .sort((a, b) => a.index - b.index)

/** Whether the flags allow changing a section: seeing it, and one of its edit flags where it has some. */
export const mayEdit = (key: SectionKey, permissions: PermissionsHash): boolean => {
  const { edit, shown }: Section = sections.find(section => section.key === key) ?? firstSection
  return may(permissions, shown) && may(permissions, edit)
}

/** The section that stands open at first: the one that the address names, else the first. */
export const openedSection = (shown: readonly Section[], idx: string | undefined): number | undefined =>
  shown.find(({ index }) => String(index) === idx)?.index ?? shown[0]?.index
