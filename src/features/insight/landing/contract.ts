import { Localized, read, uuid, z } from '../../../core/call.ts'
import { ToDo, ToDoThing } from '../../base/handling/toDo.ts'

const Figures = { ScanCount: z.int(), FeedbackCount: z.int(), AverageScore: z.nullable(z.number()) }

const Day = z.object({ Day: z.string(), ...Figures })

/** What a building's public side may lack, in the order in which it is told. */
export const portalGaps = ['Logo', 'Links', 'Website', 'Phone', 'Terms', 'Codes', 'Feedback'] as const
export type PortalGap = (typeof portalGaps)[number]

/** What a new building needs before visitors meet it, in the order in which it is done. */
export const setupSteps = ['Branding', 'People', 'Notifications', 'Codes'] as const
export type SetupStep = (typeof setupSteps)[number]

/** What waits for the caller. */
const ToDoList = z.object({
  Items: z.array(ToDo),
  /** The first of them: the caller's own, then what presses. */
  Things: z.array(ToDoThing),
  /** What the public side of the building lacks; empty without a building. */
  Missing: z.array(z.enum(portalGaps)),
})
export type ToDoList = z.output<typeof ToDoList>

export const GetToDo = read('Landing/GetToDo', {
  summary: 'What waits for the caller in an account or in one of its buildings',
  scope: 'group',
  quiet: true,
  input: z.strictObject({ gId: uuid(), bId: z.optional(uuid()) }),
  output: ToDoList,
})

export const GetOverview = read('Landing/GetOverview', {
  summary:
    'The last 30 days of the buildings that the caller may see, or of one of them, with the 30 days before, and what waits for the caller',
  scope: 'group',
  pin: true,
  input: z.strictObject({ gId: uuid(), bId: z.optional(uuid()) }),
  output: z.object({
    ...Figures,
    Previous: z.object(Figures),
    /** 30 days, the oldest first, quiet ones too. */
    Days: z.array(Day),
    /** The 30 days before them, in the same order. */
    PreviousDays: z.array(Day),
    ToDo: ToDoList,
    Buildings: z.array(
      z.object({ BuildingId: uuid(), Name: Localized(), City: z.string(), State: z.string(), QrCount: z.int(), ...Figures }),
    ),
  }),
})

const LandingPlace = z.object({
  QrCodeId: uuid(),
  QrName: z.string(),
  Location: z.string(),
  BuildingId: uuid(),
  BuildingName: Localized(),
  ...Figures,
})
export type LandingPlace = z.output<typeof LandingPlace>

export const GetPlaces = read('Landing/GetPlaces', {
  summary: 'The best, the worst and the most scanned QR codes of the last 30 days',
  scope: 'group',
  may: 'ManageMarketing',
  input: z.strictObject({ gId: uuid() }),
  output: z.object({
    /** From three answers on; no code is in both. */
    Best: z.array(LandingPlace),
    Worst: z.array(LandingPlace),
    MostScanned: z.array(LandingPlace),
    CodeCount: z.int(),
    /** Codes with at least one scan. */
    ScannedCount: z.int(),
  }),
})

export const GetBuildingHome = read('Landing/GetBuildingHome', {
  summary: 'What a building is and where it stands, and its codes in service of the last 30 days, the most scanned first',
  scope: 'building',
  pin: true,
  input: z.strictObject({ gId: z.optional(uuid()), bId: uuid() }),
  output: z.object({
    id: uuid(),
    GroupId: uuid(),
    Version: z.int(),
    Name: Localized(),
    Code: z.string(),
    AddressLine1: z.string(),
    City: z.string(),
    State: z.string(),
    Zip: z.string(),
    BuildingType: z.string(),
    LogoFilename: z.nullable(z.string()),
    /** Since when it is out of use; null: in use. */
    ArchivedDate: z.nullable(z.int()),
    /** At most six; none for whoever may not see the library. */
    Codes: z.array(LandingPlace),
    CodeCount: z.int(),
    /** Steps of a new building that are still to do; none once it is older than 90 days. */
    SetupSteps: z.array(z.enum(setupSteps)),
  }),
})

const PortalCode = z.object({
  QrCodeId: uuid(),
  QrName: z.string(),
  Location: z.string(),
  Floor: z.string(),
  FunctionalityType: z.string(),
  ImageUrl: z.string(),
  Url: z.string(),
  Scans30: z.int(),
  /** What the code's first item is called. */
  Title: z.nullable(Localized()),
  /** What a feedback page asks; null: the usual question, or no feedback page. */
  Question: z.nullable(Localized()),
})
export type PortalCode = z.output<typeof PortalCode>

export const GetCustomerPortal = read('Landing/GetCustomerPortal', {
  summary: 'What visitors and tenants see of a building: its links, its QR codes (the most scanned first), and what is missing',
  scope: 'building',
  may: 'ManageMarketing',
  input: z.strictObject({ gId: z.optional(uuid()), bId: uuid() }),
  output: z.object({
    Name: Localized(),
    LogoFilename: z.nullable(z.string()),
    Website: z.nullable(z.string()),
    ContactPhoneNumber: z.nullable(z.string()),
    /** The filled links of the section Content, by their names. */
    Links: z.array(z.object({ Name: z.string(), Url: z.string() })),
    Codes: z.array(PortalCode),
    CodeCount: z.int(),
    Missing: z.array(z.enum(portalGaps)),
  }),
})
