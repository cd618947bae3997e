import { noPropertyInfo } from '../sections/BasicPropertyInfo/rules.ts'
import type { PhysicalSpace } from '../sections/PhysicalSpaces/model.ts'
import { readySpaces, spaceOf } from '../sections/PhysicalSpaces/spaces.ts'
import type { Payloads, SectionKey } from '../sections/sections.ts'

/** What a customer has answered of the survey of a building, so many days before the end of the demo world. */
export type DemoAnswers = {
  code: string
  days: number
  state: 'begun' | 'submitted' | 'accepted'
  sections: { [K in SectionKey]?: Payloads[K] }
}

const space = (code: (typeof readySpaces)[number]['Code'], change: Partial<PhysicalSpace>): PhysicalSpace => {
  const ready = readySpaces.find(({ Code }) => Code === code)
  if (!ready) throw new Error(`no ready space ${code}`)
  return { ...spaceOf(ready), Selected: true, ...change }
}

/** One survey is under way, one is submitted, one is accepted and can be taken over. */
export const demoAnswers: readonly DemoAnswers[] = [
  {
    code: 'ASE',
    days: 12,
    state: 'begun',
    sections: {
      ManagementInfo: {
        ManagementInfo: {
          Workflow: 'Building Engines',
          HaveApp: 'Yes',
          AppPlatform: 'HQO',
          Additional: 'Tenants already know the app. Work orders should keep going through Building Engines until the end of the year.',
        },
      },
      FloorsUnits: { FloorsUnits: { FloorNumPattern: '1-12, 14-24, PH', SubFloorPattern: 'P1-P3', UnitNumPattern: '' } },
      Connectivities: {
        Connectivities: [
          { id: '6b0f6f6e-52b1-4f0e-9c53-0d6a1f1c7a10', SSID: 'AnchorStreet-Guest', Password: 'harbor-view-415', NetworkType: 'WPA2' },
          { id: '6b0f6f6e-52b1-4f0e-9c53-0d6a1f1c7a11', SSID: 'AnchorStreet-Lobby', NetworkType: 'Unsecured' },
        ],
      },
      PhysicalSpaces: {
        PhysicalSpaces: [
          space('Lobby', {
            Location: 'Anchor Street entrance',
            FloorNumbers: '1',
            QuantityPerFloor: 1,
            AvailableForRental: 'No',
            Note: 'The security desk is staffed around the clock.',
          }),
          space('ConferenceRoom', {
            Location: 'West side, beside the elevators',
            FloorNumbers: '3, 14',
            QuantityPerFloor: 2,
            AvailableForRental: 'Yes',
          }),
          space('ParkingGarage', { Location: 'Ramp on Dock Lane', SubFloorNumbers: 'P1, P2, P3', AvailableForRental: 'No' }),
        ],
        OtherAmenities: 'A wind-sheltered garden on the fourth-floor setback, open to tenants from April to October.',
      },
    },
  },
  {
    code: 'MRP',
    days: 5,
    state: 'submitted',
    sections: {
      Branding: {
        Branding: {
          LogoFile: null,
          PrimaryColor: '#2f4b3c',
          SecondaryColor: '#d9b45b',
          Note: 'Always "Marlow Place", never "The Marlow".',
        },
      },
      Contacts: {
        Contacts: [
          {
            Name: 'Denise Okafor',
            UserRole: 'PM',
            PhoneNumber: '13125550164',
            Email: 'd.okafor@marlowplace.example',
          },
          {
            Name: 'Luis Herrera',
            UserRole: 'ChiefEngineer',
            PhoneNumber: '13125550171',
            Email: '',
          },
        ],
        TenantInfo: { ArchorTenants: [{ Name: 'Fern & Fig Market', Floor: '1', SquareFootage: 6400 }] },
      },
      FloorsUnits: { FloorsUnits: { FloorNumPattern: '1-9', SubFloorPattern: 'P1', UnitNumPattern: '201-224, 301-324' } },
      PhysicalSpaces: {
        PhysicalSpaces: [
          space('TenantLounge', { Location: 'Courtyard side', FloorNumbers: '2', QuantityPerFloor: 1, AvailableForRental: 'Yes' }),
          space('FitnessCenter', {
            Location: 'Next to the mail room',
            FloorNumbers: '1',
            QuantityPerFloor: 1,
            AvailableForRental: 'No',
            Note: 'New machines arrive next month; photos afterwards, please.',
          }),
          space('RooftopTerrace', { Location: 'South end', FloorNumbers: '9', QuantityPerFloor: 1, AvailableForRental: 'Yes' }),
        ],
        OtherAmenities: '',
      },
    },
  },
  {
    code: 'HMP',
    days: 3,
    state: 'accepted',
    sections: {
      BasicPropertyInfo: {
        BasicPropertyInfo: {
          ...noPropertyInfo,
          Name: 'Hollis Medical Pavilion',
          PropertyType: 'Single',
          BuildingType: 'Medical',
          AddressLine1: '908 Hollis Street',
          AddressLine2: 'Pavilion entrance, 9th Street side',
          City: 'Philadelphia',
          State: 'PA',
          Zip: '19107-4416',
          ContactPhoneNumber: '12155550190',
          ContactEmail: 'frontdesk@hollismedical.example',
          Website: 'https://hollismedical.harborline.example',
          TotalSquareFeet: 187650,
        },
      },
      Branding: {
        Branding: { LogoFile: null, PrimaryColor: '#1f5f8b', SecondaryColor: '', Note: 'Signs beside patient areas stay white.' },
      },
      Contacts: {
        Contacts: [
          {
            Name: 'Frank DiNunzio',
            UserRole: 'ChiefEngineer',
            PhoneNumber: '12155550188',
            Email: 'frank.dinunzio@harborline.example',
          },
          {
            Name: 'Priya Raman',
            UserRole: 'Security',
            PhoneNumber: '12155550173',
            Email: 'p.raman@hollismedical.example',
          },
        ],
        TenantInfo: { ArchorTenants: [{ Name: 'Delaware Valley Dialysis', Floor: '5', SquareFootage: 14200 }] },
      },
      Connectivities: {
        Connectivities: [
          { id: '6b0f6f6e-52b1-4f0e-9c53-0d6a1f1c7a12', SSID: 'Hollis-Clinics', Password: 'rounds-at-seven', NetworkType: 'WPA2' },
        ],
      },
      PhysicalSpaces: {
        PhysicalSpaces: [
          space('Cafe', { Location: 'Atrium', FloorNumbers: '1', QuantityPerFloor: 1, AvailableForRental: 'No' }),
          space('ConferenceRoom', { Location: 'Education wing', FloorNumbers: '7', QuantityPerFloor: 4, AvailableForRental: 'Yes' }),
        ],
        OtherAmenities: '',
      },
    },
  },
]
