import { emptyMoreInfo } from '../../property/buildings/sections/BasicInfo/rules.ts'
import { type ProductQuestion, type SurveyFlags, type SurveyProduct, specialForms, surveySections } from '../surveys/model.ts'
import { type Payloads, type SectionKey, sectionKeys } from './model.ts'

/** A part of the survey's page: a section by its key, or a product's question by its code. */
export type Part = { is: 'section'; key: SectionKey } | { is: 'question'; question: ProductQuestion }
export type Asked = SurveyFlags & { Products: readonly SurveyProduct[]; ProductQuestions: readonly ProductQuestion[] }

/**
 * What a survey asks for, in the order of its page: the checked parts of the property information, the forms that its products bring
 * (each once), their questions.
 */
export const partsOf = (survey: Asked): Part[] => {
  const checked = surveySections.filter(key => survey[`Enable${key}`])
  const forms = specialForms.filter(form => survey.Products.some(({ Type }) => Type === form))
  return [
    ...[...checked, ...forms].map(key => ({ is: 'section' as const, key })),
    ...survey.ProductQuestions.map(question => ({ is: 'question' as const, question })),
  ]
}

/** Under which name the answer to a part is kept. */
export const answerName = (part: Part): string => (part.is === 'section' ? part.key : `Question:${part.question.Code}`)

/** A section before anybody has answered. */
export const emptyPayload = <K extends SectionKey>(key: K): Payloads[K] => empty[key]

export const isSection = (name: string): name is SectionKey => sectionKeys.some(key => key === name)

const empty: Payloads = {
  BasicPropertyInfo: {
    BasicPropertyInfo: {
      Name: '',
      PropertyType: null,
      PropertyTag: '',
      BuildingType: '',
      AddressLine1: '',
      City: '',
      State: '',
      Zip: '',
      Country: 'USA',
      ContactPhoneNumber: '',
      ContactEmail: '',
      Website: '',
      TotalSquareFeet: null,
      SpanishName: '',
      ...emptyMoreInfo,
      Shifts: [],
    },
  },
  PortfolioAccount: {
    PortfolioAccount: { AccountName: '', ManagementCompany: '', ContactName: '', ContactPhoneNumber: '', ContactEmail: '' },
  },
  Branding: { Branding: { LogoFile: null, PrimaryColor: '', SecondaryColor: '', Note: '' } },
  BuildingInfo: {
    BuildingInfo: {
      PropertyType: null,
      Owner: '',
      SquareFt: null,
      TenantsNum: null,
      WorkflowSystem: null,
      Username: '',
      CurrentWorkflow: '',
      SuppliersFile: null,
    },
  },
  Employees: { Employees: [], EmployeesFile: null },
  Inspections: { InspectionTypes: [], Inspections: [], InspectionsFile: null },
  Contacts: { Contacts: [], TenantInfo: { ArchorTenants: [] } },
  ManagementInfo: { ManagementInfo: { Workflow: null, HaveApp: null, AppPlatform: null, Additional: '' } },
  Connectivities: { Connectivities: [] },
  FloorsUnits: { FloorsUnits: { FloorNumPattern: '', SubFloorPattern: '', UnitNumPattern: '' } },
  PhysicalSpaces: { PhysicalSpaces: [], OtherAmenities: '' },
}
