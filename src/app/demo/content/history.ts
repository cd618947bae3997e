import type { GroupKey } from './types.ts'

/** What somebody changed, so many days before the end of the demo world; `Before` and `After` as the call tells the audit. */
export type DemoChange = {
  group: GroupKey
  who: string
  days: number
  call: string
  object: 'account' | 'building' | 'contact' | 'vendor' | 'tenant_company' | 'qr_code'
  /** Code of a building, name of a company or a person, name of a QR code; nothing for the account itself. */
  of: string
  Before: Record<string, unknown>
  After: Record<string, unknown>
}

type Said = [days: number, call: string, object: DemoChange['object'], of: string, Before: DemoChange['Before'], After: DemoChange['After']]
const by =
  (group: GroupKey, who: string) =>
  (...[days, call, object, of, Before, After]: Said): DemoChange => ({ group, who, days, call, object, of, Before, After })
const delgado = by('harborline', 'Marcus Delgado')
const whitcombe = by('harborline', 'Eleanor Whitcombe')
const castellanos = by('harborline', 'Naomi Castellanos')
const kowalczyk = by('harborline', 'Tom Kowalczyk')
const lindqvist = by('harborline', 'Sofia Lindqvist')
const priya = by('harborline', 'Priya Raghunathan')
const priyaNorth = by('northgate', 'Priya Raghunathan')
const tremblay = by('northgate', 'Luc Tremblay')

const building = ['Entity/EditProperty', 'building'] as const
const vendor = ['Vendor/EditVendor', 'vendor'] as const
const contact = ['UserAdmin/EditPropertyContact', 'contact'] as const

/**
 * The latest changes of the accounts; what stands after is what the demo world holds. `building:CODE`, `tag:NAME`, `vendor:NAME`, and
 * `file:SECTION.FIELD` of the same building stand for ids and addresses that are made with the world.
 */
export const CHANGES: readonly DemoChange[] = [
  delgado(2, ...building, 'ASE', { PlannedEngineeringHours: 600 }, { PlannedEngineeringHours: 640 }),
  delgado(
    3,
    ...building,
    'ASE',
    { ContactPhoneNumber: '16175550100', ContactEmail: 'office@harborline.example' },
    { ContactPhoneNumber: '16175550110', ContactEmail: 'anchoreast@harborline.example' },
  ),
  priya(
    4,
    ...building,
    'ASE',
    { BuildingTermsAndConditions: { EVRequestTerms: null } },
    { BuildingTermsAndConditions: { EVRequestTerms: 'file:BuildingTermsAndConditions.EVRequestTerms' } },
  ),
  kowalczyk(
    5,
    ...contact,
    'Kofi Mensah',
    { ShiftStart: '06:00', ShiftEnd: '14:30', Phone: '16175550199' },
    { ShiftStart: '07:00', ShiftEnd: '15:30', Phone: '16175550113' },
  ),
  lindqvist(
    6,
    ...building,
    'ASE',
    { Branding: { FillColor: '#000000', EyeColor: '#000000', BodyShape: 'square', LogoFilename: null } },
    { Branding: { FillColor: '#12304a', EyeColor: '#0b5a6b', BodyShape: 'rounded', LogoFilename: 'file:Branding.LogoFilename' } },
  ),
  lindqvist(
    6,
    'QrCode/SaveQrCode',
    'qr_code',
    'Lobby Feedback',
    { QrName: 'Lobby', InstallationNote: 'On the concierge desk' },
    { QrName: 'Lobby Feedback', InstallationNote: 'Acrylic stand on the concierge desk, left of the visitor tablet' },
  ),
  delgado(8, 'Tenant/EditTenant', 'tenant_company', 'Tallship Interactive', { Floor: '5', Unit: '520' }, { Floor: '6', Unit: '610' }),
  castellanos(
    9,
    ...building,
    'WLC',
    { PlannedEngineeringHours: 160, TrackScanData: false },
    { PlannedEngineeringHours: 180, TrackScanData: true },
  ),
  whitcombe(
    12,
    ...building,
    'MRP',
    { WhiteLabel: { HasOwner: false, Label: null, LogoFile: null } },
    { WhiteLabel: { HasOwner: true, Label: 'Marlow Place Owner LP', LogoFile: 'file:WhiteLabel.LogoFile' } },
  ),
  whitcombe(
    14,
    ...vendor,
    'Pane & Ledge',
    { Buildings: ['building:MRP', 'building:CDT'] },
    { Buildings: ['building:MRP', 'building:CDT', 'building:ASE'] },
  ),
  whitcombe(
    19,
    'Group/EditGroup',
    'account',
    '',
    { Website: 'http://harborline.example', ContactPhoneNumber: '16175550180', LogoFilename: null },
    { Website: 'https://www.harborline.example', ContactPhoneNumber: '16175550100', LogoFilename: 'file:Account.LogoFilename' },
  ),
  delgado(
    22,
    ...building,
    'ASW',
    { PropertyType: 'Single', PropertyTagId: null },
    { PropertyType: 'Multiple', PropertyTagId: 'tag:Anchor Street Campus' },
  ),
  whitcombe(
    26,
    ...vendor,
    'Copley Mechanical',
    { Categories: ['HVAC'], Phone: '16175550388' },
    { Categories: ['HVAC', 'Plumbing'], Phone: '16175550302' },
  ),
  delgado(
    29,
    ...contact,
    'Rosa Quintanilla',
    { VendorId: null, VendorName: null, Ownership: 'InHouse' },
    { VendorId: 'vendor:Brightwater Facility Care', VendorName: 'Brightwater Facility Care', Ownership: 'OutSourced' },
  ),
  tremblay(
    3,
    ...building,
    'CNT',
    { ContactEmail: 'info@northgatepartners.example' },
    { ContactEmail: 'canalterraces@northgatepartners.example' },
  ),
  tremblay(7, ...vendor, 'Frimas Réfrigération', { ContactName: 'Yvon Bilodeau' }, { ContactName: 'Josée Bilodeau' }),
  tremblay(
    16,
    ...building,
    'KGD',
    { Website: 'http://kestrelgate.example', TotalSquareFeet: 498_000 },
    { Website: 'https://kestrelgate.northgatepartners.example', TotalSquareFeet: 521_000 },
  ),
  priyaNorth(24, 'Group/EditGroup', 'account', '', { LogoFilename: null }, { LogoFilename: 'file:Account.LogoFilename' }),
]

/** A file of buildings that was imported: the header, then a row each. One row lacks what a new building needs and was left out. */
export const IMPORT = {
  group: 'northgate',
  who: 'Priya Raghunathan',
  days: 11,
  FileName: 'northgate-engineering-plan.xlsx',
  Header: ['Building Code', 'Building Name', 'Region', 'Market', 'Planned Engineering Hours'],
  Rows: [
    ['KGD', 'Kestrel Gate Distribution Centre', 'Ontario', 'Greater Toronto', 300],
    ['CNT', 'Canal Terraces', 'Québec', 'Montréal', 210],
    ['SSC', 'Seneca Spur Cold Storage', 'Great Lakes', 'Buffalo', 280],
    ['JYA', 'Juniper Yard Apartments', 'Great Lakes', 'Columbus', 190],
    ['OLV', 'Olentangy View', 'Great Lakes', 'Columbus', 60],
  ],
  /** What the buildings had until then; those that are not named were the same. */
  until: {
    KGD: { Market: 'Toronto', PlannedEngineeringHours: 260 },
    SSC: { Region: 'Northeast', PlannedEngineeringHours: 240 },
    JYA: { Region: 'Midwest' },
  } as Readonly<Record<string, { Region?: string; Market?: string; PlannedEngineeringHours?: number }>>,
} as const
