import type { DemoChannel, DemoGroup } from './types.ts'

export const GROUPS: readonly DemoGroup[] = [
  {
    key: 'harborline',
    GroupName: { en: 'Harborline Properties', es: 'Propiedades Harborline' },
    AddressLine1: '415 Anchor Street',
    AddressLine2: 'Suite 1800',
    City: 'Boston',
    State: 'MA',
    Zip: '02210',
    Country: 'USA',
    ContactPhoneNumber: '16175550100',
    ContactEmail: 'office@harborline.example',
    Website: 'https://www.harborline.example',
    PrimaryUserDisplayName: 'Eleanor Whitcombe',
    PrimaryUserEmail: 'eleanor.whitcombe@harborline.example',
    PrimaryUserPhoneNumber: '16175550101',
  },
  {
    key: 'northgate',
    GroupName: { en: 'Northgate Property Partners', es: 'Socios Inmobiliarios Northgate' },
    AddressLine1: '2280 Kestrel Gate',
    AddressLine2: 'Unit 3',
    City: 'Mississauga',
    State: 'ON',
    Zip: 'L5N 8G3',
    Country: 'Canada',
    ContactPhoneNumber: '19055550100',
    ContactEmail: 'info@northgatepartners.example',
    Website: 'https://www.northgatepartners.example',
    PrimaryUserDisplayName: 'Anjali Deshmukh',
    PrimaryUserEmail: 'anjali.deshmukh@northgatepartners.example',
    PrimaryUserPhoneNumber: '19055550101',
  },
]

export const CHANNELS: readonly DemoChannel[] = [
  { Name: 'East Coast Offices', MappedGroups: ['harborline'] },
  { Name: 'Great Lakes & Québec', MappedGroups: ['northgate'] },
]
