import { may, type Permission, type PermissionsHash } from '../../../../core/permissions.ts'
import { industrial } from '../../buildings/model.ts'

type Row = {
  /** Its place on the page, and what `{idx}` of the address names. */
  index: number
  key: string
  /** Needed to see it; none: whoever sees the page. */
  shown?: Permission
  /** One of these is needed to change it; none: whoever sees it. */
  edit?: readonly Permission[]
  /** When it is part of the page; always unless set. */
  when?: 'add' | 'edit'
  /** Only buildings of this type have it. */
  BuildingType?: string
}

/**
 * The sections of /propertyAdd in the document's order. A section is a folder (model.ts, rules.ts, save.server.ts, Section.tsx) and a
 * row in payloads.ts, savers.server.ts and panels.ts; one without a row in panels.ts is not shown.
 */
export const sections = [
  { index: 0, key: 'BasicInfo', shown: 'BasicInfo', edit: ['GlobalManageEntities'] },
  { index: 1, key: 'BuildingPIN', shown: 'BuildingPIN', edit: ['GlobalManageEntities', 'ManagePin'] },
  { index: 2, key: 'Branding', shown: 'Branding', edit: ['GlobalManageEntities'] },
  { index: 3, key: 'Content', shown: 'Content', edit: ['ViewSuppress'] },
  { index: 4, key: 'BuildingContacts', shown: 'ManageContacts', when: 'add' },
  { index: 5, key: 'ProductAddOns', shown: 'ProductAddOns', edit: ['ViewSuppress'] },
  { index: 6, key: 'CustomerSurveyLinks', shown: 'CustomerSurveyLinks', when: 'edit' },
  { index: 7, key: 'BuildingTermsAndConditions', shown: 'BuildingTermsAndConditions', edit: ['GlobalManageEntities'] },
  { index: 8, key: 'COIInformation', shown: 'COIInformation', edit: ['GlobalManageEntities'] },
  { index: 9, key: 'Upsells', shown: 'Upsells', when: 'edit' },
  { index: 10, key: 'PropertyCharacteristics', when: 'edit', BuildingType: industrial },
  { index: 11, key: 'ResidentIndex', shown: 'ResidentIndex' },
  { index: 12, key: 'WhiteLabel', shown: 'WhiteLabel' },
  { index: 13, key: 'AccountingSection', shown: 'MaterialAndCost' },
] as const satisfies readonly Row[]

export type SectionKey = (typeof sections)[number]['key']
export type Section = Row & { key: SectionKey }

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
  [...(sections as readonly Section[])]
    .filter(section => built.includes(section.key) && (section.when ?? mode) === mode && may(permissions, section.shown))
    .filter(section => section.BuildingType === undefined || section.BuildingType === BuildingType)
    .sort((a, b) => a.index - b.index)

/** Whether the flags allow changing a section: seeing it, and one of its edit flags where it has some. */
export const mayEdit = (key: SectionKey, permissions: PermissionsHash): boolean => {
  const { edit, shown }: Section = sections.find(section => section.key === key) ?? sections[0]
  return may(permissions, shown) && may(permissions, edit)
}

/** The section that stands open at first: the one that the address names, else the first. */
export const openedSection = (shown: readonly Section[], idx: string | undefined): number | undefined =>
  shown.find(({ index }) => String(index) === idx)?.index ?? shown[0]?.index
