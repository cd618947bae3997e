import type { ServiceRequestCategory } from '../../../../core/lists.ts'
import type { AccountKey } from '../../../base/accounts/demo.ts'

export type DemoVendor = {
  account: AccountKey
  VendorName: string
  Trade: string
  Categories: ServiceRequestCategory[]
  ContactName: string
  Phone: string
  Email: string
  /** Codes of the buildings that it serves. */
  serves: string[]
}

const vendor = (
  account: AccountKey,
  VendorName: string,
  Trade: string,
  Categories: ServiceRequestCategory[],
  [ContactName, Phone, Email]: [string, string, string],
  serves: string,
): DemoVendor => ({ account, VendorName, Trade, Categories, ContactName, Phone, Email, serves: serves.split(' ') })

export const demoVendors: readonly DemoVendor[] = [
  vendor(
    'harborline',
    'Tidewater Elevator',
    'Elevator maintenance',
    ['ElevatorEscalator'],
    ['Gus Andreadis', '16175550301', 'dispatch@tidewaterelevator.example'],
    'ASE ASW WLC MRP',
  ),
  vendor(
    'harborline',
    'Copley Mechanical',
    'Chillers, boilers and controls',
    ['HVAC', 'Plumbing'],
    ['Marie Duchamp', '16175550302', 'service@copleymechanical.example'],
    'ASE ASW WLC HMP',
  ),
  vendor(
    'harborline',
    'Brightwater Facility Care',
    'Day and night cleaning',
    ['Cleaning', 'AfterHours'],
    ['Luis Arroyo', '16175550303', 'office@brightwatercare.example'],
    'ASE ASW HMP CDT',
  ),
  vendor(
    'harborline',
    'Sentinel Row Security',
    'Guards and patrols',
    ['Security', 'AfterHours'],
    ['Wanda Kirkpatrick', '16175550304', 'control@sentinelrow.example'],
    'ASE ASW MRP CDT BYR',
  ),
  vendor(
    'harborline',
    'Northeast Fire Systems',
    'Sprinklers and alarms',
    ['FireLifeSafety'],
    ['Hal Bremner', '16175550305', 'inspections@northeastfire.example'],
    'ASE ASW WLC BYR LAN',
  ),
  vendor(
    'harborline',
    'Pane & Ledge',
    'Window cleaning and façade',
    ['Exterior'],
    ['Sunniva Berg', '13125550306', 'crew@paneandledge.example'],
    'MRP CDT ASE',
  ),
  vendor(
    'harborline',
    'Casco Bay Electric',
    'Electrical repairs and generators',
    ['Electrical', 'MaintenanceRepairs'],
    ['Ellis Thorne', '12075550307', 'jobs@cascobayelectric.example'],
    'LAN BYR',
  ),
  vendor(
    'northgate',
    'Lakeshore Dock & Door',
    'Dock levellers and overhead doors',
    ['KeysLocksDoorsWindows', 'MaintenanceRepairs'],
    ['Bev Halloran', '19055550308', 'service@lakeshoredock.example'],
    'KGD SSC',
  ),
  vendor(
    'northgate',
    'Frimas Réfrigération',
    'Refrigeration and heat pumps',
    ['HVAC'],
    ['Josée Bilodeau', '15145550309', 'appels@frimasrefrigeration.example'],
    'CNT SSC',
  ),
  vendor(
    'northgate',
    'Escarpment Guard Services',
    'Gatehouse and patrols',
    ['Security'],
    ['Ron Vasquez', '19055550310', 'dispatch@escarpmentguard.example'],
    'KGD CNT SSC JYA',
  ),
  vendor(
    'northgate',
    'Olentangy Plumbing',
    'Plumbing, day and night',
    ['Plumbing', 'AfterHours'],
    ['Deb Strickland', '16145550311', 'calls@olentangyplumbing.example'],
    'JYA',
  ),
]

/** Floor, unit, name of the company, its person, and the name of its mail domain. */
export type TenantRow = [floor: string, unit: string, company: string, person: string, domain: string]

/** The tenants of the buildings, by their codes. */
export const demoTenants: Readonly<Record<string, readonly TenantRow[]>> = {
  ASE: [
    ['3', '300', 'Whitlock & Sayre LLP', 'Judith Sayre', 'whitlocksayre'],
    ['7', '700', 'Beacon Actuarial', 'Owen Trask', 'beaconactuarial'],
    ['9', '910', 'Pilgrim Biologics', 'Dr. Aisha Rahmani', 'pilgrimbio'],
    ['12', '1200', 'Seaport Capital Advisors', 'Graham Ellery', 'seaportcapital'],
    ['14', '1420', 'Ferrous Design Studio', 'Camila Restrepo', 'ferrousdesign'],
    ['18', '1800', 'Harborline Properties', 'Lydia Farrow', 'harborline'],
  ],
  ASW: [
    ['1', '101', 'Quayside Coffee Roasters', 'Ben Achebe', 'quaysidecoffee'],
    ['1', '104', 'Cobble & Thread', 'Hana Yoshida', 'cobbleandthread'],
    ['4', '400', 'Mariner Health Cooperative', 'Stephen Ocampo', 'marinerhealth'],
    ['6', '610', 'Tallship Interactive', 'Noor Siddiqui', 'tallship'],
  ],
  MRP: [
    ['5', '500', 'Prairie Mutual Insurance', 'Kathleen Doyle', 'prairiemutual'],
    ['11', '1100', 'Lakefront Data Services', 'Vikram Suri', 'lakefrontdata'],
    ['16', '1600', 'Hollis Grain & Commodity', 'Walter Hollis', 'hollisgrain'],
    ['22', '2250', 'Midland Rail Consultants', 'Irena Petrovic', 'midlandrail'],
  ],
  CDT: [
    ['4', '410', 'Cascade Robotics', 'Jae-min Park', 'cascaderobotics'],
    ['8', '800', 'Salal Software', 'Rebecca Thorsen', 'salalsoftware'],
    ['10', '1020', 'Puget Architects', 'Marcus Oyelowo', 'pugetarchitects'],
  ],
  HMP: [
    ['2', '210', 'Schuylkill Cardiology', 'Dr. Robert Feinman', 'schuylkillcardiology'],
    ['3', '305', 'Keystone Imaging', 'Tanya Whitaker', 'keystoneimaging'],
    ['4', '400', 'Liberty Orthopaedics', 'Dr. Monique Baptiste', 'libertyortho'],
  ],
  BYR: [
    ['1', 'A12', 'Saltmarsh Outfitters', 'Derek Almonte', 'saltmarsh'],
    ['1', 'B3', 'Federal Hill Bakery', 'Gina Colaluca', 'federalhillbakery'],
    ['2', 'C20', 'Narragansett Cinema', 'Paul Desmarais', 'narragansettcinema'],
  ],
  LAN: [
    ['1', 'Lobby', 'Ropewalk Restaurant', 'Chef Margit Lund', 'ropewalk'],
    ['1', 'Spa', 'Sea Glass Spa', 'Allison Peavey', 'seaglassspa'],
  ],
  WLC: [
    ['1', '110', 'Wellesley Row Bookstore', 'Theodore Banks', 'rowbooks'],
    ['2', '220', 'Institute for Coastal Studies', 'Dr. Marisol Vega', 'coastalstudies'],
    ['3', '300', 'Student Health Services', 'Nurse Carol Timmons', 'studenthealth'],
  ],
  KGD: [
    ['1', 'Dock 4', 'Maple Freight Forwarding', 'Gurpreet Gill', 'maplefreight'],
    ['1', 'Dock 11', 'Trillium Auto Parts', 'Sandra Kovalenko', 'trilliumparts'],
    ['1', 'Dock 17', 'Credit River Furniture', 'Anthony DaSilva', 'creditriver'],
  ],
  CNT: [
    ['1', 'RC-2', 'Boulangerie du Canal', 'Élise Fortin', 'boulangerieducanal'],
    ['1', 'RC-5', 'Clinique dentaire Lachine', 'Dr Karim Haddad', 'dentairelachine'],
  ],
  SSC: [
    ['1', 'Bay 2', 'Niagara Frozen Foods', 'Louise Kaminski', 'niagarafrozen'],
    ['1', 'Bay 6', 'Lake Erie Seafood', 'Tim Gallagher', 'lakeerieseafood'],
  ],
  JYA: [
    ['1', 'Retail 1', 'Short North Pharmacy', 'Priyanka Nair', 'shortnorthpharmacy'],
    ['1', 'Retail 3', 'Corner Barber Co.', 'Isaiah Brooks', 'cornerbarber'],
  ],
}
