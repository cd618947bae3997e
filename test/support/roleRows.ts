import type { Call } from '../../src/core/call.ts'
import { GetAuditRows } from '../../src/features/base/history/contract.ts'
import { GetMails } from '../../src/features/base/outbox/contract.ts'
import { GetQrCodes } from '../../src/features/codes/qr/contract.ts'
import { GetPlaces } from '../../src/features/insight/landing/contract.ts'
import { GetScanStats } from '../../src/features/insight/scanStatistics/contract.ts'
import { GetAccountingConfig } from '../../src/features/property/accounting/contract.ts'
import { CreateGroup, EditGroup, GetGroup } from '../../src/features/property/administration/contract.ts'
import { AddVendor, GetPropertyContacts } from '../../src/features/property/contacts/contract.ts'
import { CreateProperty, GetLegalTerms, GetPinCodes } from '../../src/features/property/propertyPage/contract.ts'

/** What a demo user sees: the whole menu, the buildings by code, the sections of a building's page (`*`: with Edit), and what is refused. */
export type RoleRow = {
  who: string
  Role: string
  menu: readonly string[]
  buildings: readonly string[]
  /** Other tests add buildings to the account: only those of the row are looked for. */
  grows?: true
  /** Of the first building; null where the page is refused. */
  sections: readonly string[] | null
  /** A building that they may not see. */
  hidden: string
  /** A page that says "You don't have permission to this page"; null for who may see every page. */
  page: string | null
  /** Calls that the server refuses to them. */
  calls: readonly Call[]
}

const harborline = ['ASE', 'ASW', 'MRP', 'CDT', 'HMP', 'BYR', 'LAN', 'WLC']
const northgate = ['KGD', 'CNT', 'SSC', 'JYA']
const wholeBuilding = [
  'Building Info',
  'Marketing',
  'Contacts',
  'Requests',
  'Bookings',
  'Feedback',
  'QR Library',
  'Notification rules',
  'Legal',
  'Analytics',
  'Dashboards',
  'Rounds to walk',
]
const product = [
  'Customer Survey',
  'Feedback engine',
  'Surveys',
  'Report builder',
  'Master Notepad',
  'QR Engineering',
  'Customer Feedback',
  'Review analytics',
  'Installation rounds',
  'Scan statistics',
]
const management = ['Home', 'Account Info', 'Buildings', 'Portfolio Team', 'Portfolio Analytics', ...wholeBuilding, ...product]
const everySection = [
  'Basic Info*',
  'Building PIN*',
  'Branding*',
  'Content*',
  'Product Add-Ons*',
  'Customer Survey Links',
  'Building Terms & Conditions*',
  'COI Information*',
  'Upsells*',
  'Resident Index*',
  'White Label*',
  'Accounting Section*',
]
const engineering = [
  'Home',
  'Portfolio Team',
  'Portfolio Analytics',
  'Building Info',
  'Contacts',
  'Requests',
  'Bookings',
  'Feedback',
  'QR Library',
  'Notification rules',
  'Analytics',
  'Dashboards',
  'Rounds to walk',
]

/** Every role that signs in, one a row. */
export const roleRows: readonly RoleRow[] = [
  {
    who: 'admin',
    Role: 'AcAdmin',
    menu: [...management, 'Master library', 'Print library', 'Permissions', 'Audit', 'Outbox', 'Operations', 'Backups'],
    buildings: harborline,
    sections: everySection,
    hidden: 'KGD',
    page: null,
    calls: [],
  },
  {
    who: 'accountadmin',
    Role: 'Admin',
    menu: management,
    buildings: harborline,
    sections: everySection,
    hidden: 'KGD',
    page: '/audit',
    calls: [GetAuditRows, GetMails, CreateGroup],
  },
  {
    who: 'executive',
    Role: 'Executive',
    menu: management,
    buildings: harborline,
    sections: everySection,
    hidden: 'KGD',
    page: '/permissions',
    calls: [CreateGroup, GetMails],
  },
  {
    who: 'gm',
    Role: 'GM',
    menu: management,
    buildings: ['ASE', 'ASW', 'WLC'],
    sections: everySection,
    hidden: 'MRP',
    page: '/audit',
    calls: [EditGroup],
  },
  {
    who: 'gm2',
    Role: 'GM',
    menu: management,
    buildings: northgate,
    grows: true,
    sections: everySection.flatMap(title => (title === 'Upsells*' ? [title, 'Property Characteristics*'] : [title])),
    hidden: 'ASE',
    page: '/outbox',
    calls: [EditGroup],
  },
  {
    who: 'pm',
    Role: 'PM',
    menu: management,
    buildings: ['WLC'],
    sections: everySection,
    hidden: 'ASE',
    page: '/audit',
    calls: [EditGroup],
  },
  {
    who: 'manager',
    Role: 'Manager',
    menu: management.filter(label => label !== 'Marketing'),
    buildings: ['BYR', 'LAN'],
    sections: everySection,
    hidden: 'ASE',
    page: '/marketing',
    calls: [GetPlaces, EditGroup],
  },
  {
    who: 'chief',
    Role: 'ChiefEngineer',
    menu: engineering,
    buildings: ['ASE', 'ASW'],
    sections: ['Basic Info', 'Building PIN'],
    hidden: 'WLC',
    page: '/properties/import',
    calls: [GetLegalTerms, GetGroup, GetScanStats, GetAccountingConfig, CreateProperty],
  },
  {
    who: 'marketing',
    Role: 'Marketing',
    menu: [
      'Home',
      'Portfolio Team',
      'Building Info',
      'Marketing',
      'Contacts',
      'Requests',
      'Bookings',
      'Feedback',
      'QR Library',
      'Notification rules',
      'Analytics',
      'Dashboards',
      'Rounds to walk',
      ...product,
    ],
    buildings: harborline,
    sections: ['Basic Info*', 'Branding*', 'Content*'],
    hidden: 'KGD',
    page: '/legal',
    calls: [GetPinCodes, GetLegalTerms, EditGroup],
  },
  {
    who: 'employee',
    Role: 'Employee',
    menu: ['Home', 'Requests', 'Bookings', 'Feedback', 'Analytics', 'Dashboards', 'Rounds to walk'],
    buildings: harborline,
    sections: null,
    hidden: 'KGD',
    page: '/library/qrcodelist',
    calls: [GetQrCodes, GetPropertyContacts, GetGroup],
  },
  {
    who: 'engineer',
    Role: 'Employee',
    menu: ['Home', 'Requests', 'Bookings', 'Feedback', 'Analytics', 'Dashboards', 'Rounds to walk'],
    buildings: ['ASE'],
    sections: null,
    hidden: 'ASW',
    page: '/contacts',
    calls: [GetPropertyContacts, AddVendor],
  },
  {
    who: 'coi',
    Role: 'COIManager',
    menu: ['Home', 'Rounds to walk'],
    buildings: ['ASE', 'ASW'],
    sections: null,
    hidden: 'WLC',
    page: '/scans/qrLocation',
    calls: [GetScanStats, GetQrCodes, GetPropertyContacts],
  },
]
