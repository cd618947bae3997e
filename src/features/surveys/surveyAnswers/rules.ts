import { isEmail } from '../../../core/email.ts'
import { hints, misfit, rangeHint } from '../../../core/hints.ts'
import { isPhone } from '../../../core/phone.ts'
import { isEmpty, messages, type Problem } from '../../../core/problem.ts'
import { isWebsite } from '../../../core/web.ts'
import { moreInfoHints } from '../../property/buildings/sections/BasicInfo/rules.ts'
import { floorsFrom } from './floors.ts'
import type { Payloads, PhysicalSpace, SectionKey } from './model.ts'
import { progressOf } from './progress.ts'

/** The specification's words, letter for letter. */
export const leastOneSpace = 'You must select at lease one physical space to proceed'

/** What only the server says of answers. */
export const answerMessages = {
  submitted: 'This survey has been submitted. Please contact your customer rep to change it.',
  tooManyFiles: 'A survey takes {most} files at most.',
} as const

const largest = { SquareFt: 999_999_999, TenantsNum: 99_999, QuantityPerFloor: 9_999 }

/** What is wrong with a section's fields, each at its path. What is left empty is no problem: a survey is answered bit by bit. */
export const sectionProblems = <K extends SectionKey>(key: K, payload: Payloads[K]): Problem[] =>
  checks[key](payload).map(([Field, Hint]) => (Hint === messages.required ? { Field, Message: Hint } : misfit(Field, Hint)))

/** Moving on from the physical spaces, and submitting, need one space that counts. */
export const continueProblems = (payload: Payloads['PhysicalSpaces'] | null): Problem[] =>
  payload && progressOf('PhysicalSpaces', payload).Numerator > 0 ? [] : [{ Field: 'PhysicalSpaces', Message: leastOneSpace }]

/** A day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return at !== null && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** A path with what to type there, or `Required`. */
type Wrong = readonly [path: string, hint: string]

const phone = (path: string, value: string): Wrong[] => (isEmpty(value) || isPhone(value) ? [] : [[path, hints.phone]])
const email = (path: string, value: string): Wrong[] => (isEmpty(value) || isEmail(value.trim()) ? [] : [[path, hints.email]])
const whole = (path: string, value: number | null, most: number): Wrong[] =>
  value === null || (Number.isInteger(value) && value >= 0 && value <= most) ? [] : [[path, rangeHint(0, most)]]
const pattern = (path: string, value: string): Wrong[] => (floorsFrom(value) ? [] : [[path, hints.floors]])
const colour = (path: string, value: string): Wrong[] => (value === '' || /^#[0-9a-f]{6}$/i.test(value) ? [] : [[path, hints.color]])
const day = (path: string, value: string | null): Wrong[] => (isEmpty(value) || isDay(value ?? '') ? [] : [[path, hints.day]])
const name = (path: string, row: { Name: string }): Wrong[] => (isEmpty(row.Name) ? [[`${path}.Name`, messages.required]] : [])
const each = <R>(path: string, rows: readonly R[], check: (row: R, at: string) => Wrong[]): Wrong[] =>
  rows.flatMap((row, i) => (isBlank(row) ? [] : check(row, `${path}.${i}`)))

const checks: { [K in SectionKey]: (payload: Payloads[K]) => Wrong[] } = {
  BasicPropertyInfo: ({ BasicPropertyInfo: { ContactPhoneNumber, ContactEmail, Website, TotalSquareFeet, Shifts, ...more } }) => [
    ...phone('BasicPropertyInfo.ContactPhoneNumber', ContactPhoneNumber),
    ...email('BasicPropertyInfo.ContactEmail', ContactEmail),
    ...(isEmpty(Website) || isWebsite(Website) ? [] : [['BasicPropertyInfo.Website', hints.website] as const]),
    ...whole('BasicPropertyInfo.TotalSquareFeet', TotalSquareFeet, largest.SquareFt),
    ...Object.entries(moreInfoHints(more)).flatMap(([field, hint]): Wrong[] => (hint ? [[`BasicPropertyInfo.${field}`, hint]] : [])),
    ...Shifts.flatMap(({ Start, End }, i) => [
      ...time(`BasicPropertyInfo.Shifts.${i}.Start`, Start),
      ...time(`BasicPropertyInfo.Shifts.${i}.End`, End),
    ]),
  ],
  PortfolioAccount: ({ PortfolioAccount: { ContactPhoneNumber, ContactEmail } }) => [
    ...phone('PortfolioAccount.ContactPhoneNumber', ContactPhoneNumber),
    ...email('PortfolioAccount.ContactEmail', ContactEmail),
  ],
  Branding: ({ Branding: { PrimaryColor, SecondaryColor } }) => [
    ...colour('Branding.PrimaryColor', PrimaryColor),
    ...colour('Branding.SecondaryColor', SecondaryColor),
  ],
  BuildingInfo: ({ BuildingInfo: { SquareFt, TenantsNum } }) => [
    ...whole('BuildingInfo.SquareFt', SquareFt, largest.SquareFt),
    ...whole('BuildingInfo.TenantsNum', TenantsNum, largest.TenantsNum),
  ],
  Employees: ({ Employees }) =>
    each('Employees', Employees, (row, at) => [
      ...name(at, row),
      ...phone(`${at}.Mobile`, row.Mobile),
      ...email(`${at}.EmailAddress`, row.EmailAddress),
    ]),
  Inspections: ({ Inspections }) =>
    each('Inspections', Inspections, (row, at) => [...name(at, row), ...day(`${at}.LastInspectionDate`, row.LastInspectionDate)]),
  Contacts: ({ Contacts, TenantInfo }) => [
    ...each('Contacts', Contacts, (row, at) => [
      ...name(at, row),
      ...phone(`${at}.PhoneNumber`, row.PhoneNumber),
      ...email(`${at}.Email`, row.Email),
    ]),
    ...each('TenantInfo.ArchorTenants', TenantInfo.ArchorTenants, (row, at) => [
      ...name(at, row),
      ...whole(`${at}.SquareFootage`, row.SquareFootage, largest.SquareFt),
    ]),
  ],
  ManagementInfo: () => [],
  Connectivities: () => [],
  FloorsUnits: ({ FloorsUnits }) => Object.entries(FloorsUnits).flatMap(([field, value]) => pattern(`FloorsUnits.${field}`, value)),
  PhysicalSpaces: ({ PhysicalSpaces }) => [
    ...PhysicalSpaces.flatMap((row, i) => whole(`PhysicalSpaces.${i}.QuantityPerFloor`, row.QuantityPerFloor, largest.QuantityPerFloor)),
    ...PhysicalSpaces.flatMap((row, i): Wrong[] =>
      isEmpty(row.DisplayText.en) ? [[`PhysicalSpaces.${i}.DisplayText.en`, messages.required]] : [],
    ),
    ...(new Set(PhysicalSpaces.map(({ Code }) => Code)).size < PhysicalSpaces.length ? [['PhysicalSpaces', hints.twice] as const] : []),
  ],
}

const time = (path: string, value: string): Wrong[] => (value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? [] : [[path, hints.time]])

/** A row that somebody added and never filled. Its `id` and its choices are no content. */
const isBlank = (row: unknown): boolean =>
  Object.entries(Object(row)).every(([field, value]) => field === 'id' || field === 'MemberId' || value === false || isEmpty(value))

/** What is kept of a section: no blank rows, nothing that its own choices rule out. */
export const tidied = <K extends SectionKey>(key: K, payload: Payloads[K]): Payloads[K] => (tidiers[key] ?? same)(payload)

const same = <T>(value: T): T => value
const filledRows = <R>(rows: readonly R[]): R[] => rows.filter(row => !isBlank(row))

const tidiers: { [K in SectionKey]?: (payload: Payloads[K]) => Payloads[K] } = {
  BasicPropertyInfo: ({ BasicPropertyInfo: { PropertyTag, Shifts, ...rest } }) => ({
    BasicPropertyInfo: { ...rest, PropertyTag: rest.PropertyType === 'Single' ? '' : PropertyTag, Shifts: filledRows(Shifts) },
  }),
  Employees: ({ Employees, EmployeesFile }) => ({ Employees: filledRows(Employees), EmployeesFile }),
  Inspections: payload => ({ ...payload, Inspections: filledRows(payload.Inspections) }),
  Contacts: ({ Contacts, TenantInfo }) => ({
    Contacts: filledRows(Contacts),
    TenantInfo: { ArchorTenants: filledRows(TenantInfo.ArchorTenants) },
  }),
  ManagementInfo: ({ ManagementInfo }) => ({
    ManagementInfo: { ...ManagementInfo, AppPlatform: ManagementInfo.HaveApp === 'Yes' ? ManagementInfo.AppPlatform : null },
  }),
  Connectivities: ({ Connectivities }) => ({
    Connectivities: Connectivities.map(opened).filter(row => !isBlank({ ...row, PasswordSet: null })),
  }),
  PhysicalSpaces: ({ PhysicalSpaces, OtherAmenities }) => ({
    PhysicalSpaces: PhysicalSpaces.map(space => ({ ...space, Location: space.Location.trim() })),
    OtherAmenities,
  }),
}

/** An unsecured network has no password. */
export const opened = <N extends { NetworkType: string | null; Password?: string | undefined }>(network: N): N =>
  network.NetworkType === 'Unsecured' ? { ...network, Password: '' } : network

/** Collect Content goes to exactly eleven digits, and asks for one space at least. */
export const collectProblems = ({ PhoneNumber, Locations }: { PhoneNumber: string; Locations: readonly string[] }): Problem[] => [
  ...(isPhone(PhoneNumber)
    ? []
    : isEmpty(PhoneNumber)
      ? [{ Field: 'PhoneNumber', Message: messages.required }]
      : [misfit('PhoneNumber', hints.phone)]),
  ...(Locations.length > 0 ? [] : [{ Field: 'Locations', Message: messages.required }]),
]

/** Spaces that content is asked for: those that the customer has selected. */
export const collectable = (spaces: readonly PhysicalSpace[]): PhysicalSpace[] => spaces.filter(({ Selected }) => Selected)
