type Changed = readonly [Object: 'contact' | 'vendor' | 'tenant_company', of: string, Before: object, After: object]
/** A change of a person or a company: who, how many days ago, what. */
type ContactChange = readonly [who: string, days: number, ...Changed]

const kowalczyk = 'Tom Kowalczyk'
const delgado = 'Marcus Delgado'
const whitcombe = 'Eleanor Whitcombe'

/** The latest changes. Gives ids by names: of buildings (by code) and vendors. */
export const listContactChanges = (
  building: (Code: string) => string | undefined,
  vendor: (VendorName: string) => string | undefined,
): readonly ContactChange[] => [
  [
    kowalczyk,
    5,
    'contact',
    'Kofi Mensah',
    { ShiftStart: '06:00', ShiftEnd: '14:30', Phone: '16175550199' },
    { ShiftStart: '07:00', ShiftEnd: '15:30', Phone: '16175550113' },
  ],
  [delgado, 8, 'tenant_company', 'Tallship Interactive', { Floor: '5', Unit: '520' }, { Floor: '6', Unit: '610' }],
  [
    whitcombe,
    14,
    'vendor',
    'Pane & Ledge',
    { Buildings: ['MRP', 'CDT'].map(building) },
    { Buildings: ['MRP', 'CDT', 'ASE'].map(building) },
  ],
  [
    whitcombe,
    26,
    'vendor',
    'Copley Mechanical',
    { Categories: ['HVAC'], Phone: '16175550388' },
    { Categories: ['HVAC', 'Plumbing'], Phone: '16175550302' },
  ],
  [
    delgado,
    29,
    'contact',
    'Rosa Quintanilla',
    { VendorId: null, VendorName: null, Ownership: 'InHouse' },
    { VendorId: vendor('Brightwater Facility Care'), VendorName: 'Brightwater Facility Care', Ownership: 'OutSourced' },
  ],
  ['Luc Tremblay', 7, 'vendor', 'Frimas Réfrigération', { ContactName: 'Yvon Bilodeau' }, { ContactName: 'Josée Bilodeau' }],
]
