/** How the demo world names its accounts. */
export type AccountKey = 'harborline' | 'northgate'

type DemoAccount = {
  key: AccountKey
  GroupName: { en: string; es: string }
  AddressLine1: string
  AddressLine2: string
  City: string
  State: string
  Zip: string
  Country: 'USA' | 'Canada'
  ContactPhoneNumber: string
  ContactEmail: string
  Website: string
  PrimaryUserDisplayName: string
  PrimaryUserEmail: string
  PrimaryUserPhoneNumber: string
}

export const demoAccounts: readonly DemoAccount[] = [
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
