import { isEmpty } from '../../../core/problem.ts'
import { moreFields } from '../../property/buildings/sections/BasicInfo/model.ts'
import type { ProductQuestion, Progress } from '../surveys/model.ts'
import { floorsFrom, listed } from './floors.ts'
import type { BasicPropertyInfo, Connectivity, FieldValue, Payloads, PhysicalSpace, SectionKey } from './model.ts'

/** How far a section is, by its own rule. */
export const progressOf = <K extends SectionKey>(key: K, payload: Payloads[K]): Progress => counters[key](payload)

/** How far the answer to a question is: what is filled in of what there is to fill in. Downloads ask for nothing. */
export const questionProgress = ({ Fields }: Pick<ProductQuestion, 'Fields'>, values: readonly FieldValue[]): Progress => {
  const asked = Fields.filter(({ FieldType }) => FieldType !== 'DownLoad')
  const answered = asked.filter(({ Code }) => values.some(value => value.Code === Code && isAnswered(value)))
  return of(answered.length, asked.length)
}

/** A question without anything to fill in is complete from the start. */
export const isComplete = ({ Numerator, Denominator }: Progress): boolean => Numerator >= Denominator

const isAnswered = ({ Value, Values, File }: FieldValue): boolean => !isEmpty(Value) || !isEmpty(Values) || !isEmpty(File)

const of = (Numerator: number, Denominator: number): Progress => ({ Numerator, Denominator })
const counted = (...facts: readonly boolean[]): Progress => of(facts.filter(Boolean).length, facts.length)

const counters: { [K in SectionKey]: (payload: Payloads[K]) => Progress } = {
  BasicPropertyInfo: ({ BasicPropertyInfo }) => propertyInfo(BasicPropertyInfo),
  PortfolioAccount: ({ PortfolioAccount }) => filled(PortfolioAccount),
  Branding: ({ Branding: { LogoFile, PrimaryColor } }) => counted(LogoFile !== null, !isEmpty(PrimaryColor)),
  BuildingInfo: ({ BuildingInfo: { PropertyType, Owner, SquareFt, TenantsNum, WorkflowSystem, CurrentWorkflow, SuppliersFile } }) =>
    filled({ PropertyType, Owner, SquareFt, TenantsNum, WorkflowSystem, CurrentWorkflow, SuppliersFile }),
  Employees: ({ Employees, EmployeesFile }) =>
    counted(EmployeesFile !== null || Employees.some(({ Name, UserRole }) => !isEmpty(Name) && !isEmpty(UserRole))),
  Inspections: ({ InspectionTypes, Inspections, InspectionsFile }) =>
    counted(
      InspectionsFile !== null || InspectionTypes.length > 0,
      InspectionsFile !== null || Inspections.some(({ Name, Frequency }) => !isEmpty(Name) && Frequency !== null),
    ),
  Contacts: ({ Contacts, TenantInfo }) =>
    counted(
      Contacts.some(({ MemberId }) => !isEmpty(MemberId)),
      TenantInfo.ArchorTenants.some(({ Name, Floor, SquareFootage }) => ![Name, Floor, SquareFootage].some(isEmpty)),
    ),
  ManagementInfo: ({ ManagementInfo: { Workflow, HaveApp } }) => counted(Workflow !== null, HaveApp !== null),
  Connectivities: ({ Connectivities }) => counted(Connectivities.some(networkCounts)),
  FloorsUnits: ({ FloorsUnits: { FloorNumPattern, SubFloorPattern, UnitNumPattern } }) =>
    counted(...[FloorNumPattern, SubFloorPattern, UnitNumPattern].map(pattern => (floorsFrom(pattern)?.length ?? 0) > 0)),
  PhysicalSpaces: ({ PhysicalSpaces }) => spaces(PhysicalSpaces),
}

const filled = (fields: object): Progress => counted(...Object.values(fields).map(value => !isEmpty(value)))

// A Single building belongs to no tag: what is not asked counts as answered. What not every building has does not count.
const propertyInfo = ({ PropertyTag, ...info }: BasicPropertyInfo): Progress => {
  const { Numerator, Denominator } = filled(Object.fromEntries(Object.entries(info).filter(([field]) => !uncounted.includes(field))))
  return of(Numerator + (info.PropertyType === 'Single' || !isEmpty(PropertyTag) ? 1 : 0), Denominator + 1)
}
const uncounted: readonly string[] = ['Shifts', 'SpanishName', ...moreFields]

/** A network counts with type and SSID, and a password unless it is unsecured. */
export const networkCounts = ({ NetworkType, SSID, Password, PasswordSet }: Omit<Connectivity, 'id'>): boolean =>
  NetworkType !== null &&
  !isEmpty(SSID) &&
  (NetworkType === 'Unsecured' || !isEmpty(Password) || (Password === undefined && PasswordSet === true))

/** A selected space counts with its rental, its location, the floors it is on (of either kind) and how many there are on each. */
export const spaceCounts = (space: PhysicalSpace): boolean =>
  space.Selected &&
  space.AvailableForRental !== null &&
  !isEmpty(space.Location) &&
  listed(`${space.FloorNumbers},${space.SubFloorNumbers}`).length > 0 &&
  space.QuantityPerFloor !== null &&
  space.QuantityPerFloor > 0

const spaces = (all: readonly PhysicalSpace[]): Progress => {
  const selected = all.filter(({ Selected }) => Selected)
  return of(selected.filter(spaceCounts).length, Math.max(1, selected.length))
}
