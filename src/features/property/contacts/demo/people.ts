import { mailName } from '../../../../platform/demo/names.ts'

type DemoRole = 'GM' | 'PM' | 'Manager' | 'ChiefEngineer' | 'Marketing' | 'Employee'
type Team = 'Engineering' | 'Security' | 'Cleaning' | 'Property Team'

export type DemoPerson = {
  buildingCode: string
  FullName: string
  Role: DemoRole
  Title: string
  Team: Team
  Ownership: 'InHouse' | 'OutSourced'
  Email: string
  Phone: string
}

type DemoPersonRow = [FullName: string, Role: DemoRole, Title: string, Team: Team, outSourced?: 'OutSourced']
type Roster = { domain: string; areaCode: string; firstLine: number; rows: DemoPersonRow[] }

const ROSTERS: Record<string, Roster> = {
  ASE: {
    domain: 'harborline.example',
    areaCode: '617',
    firstLine: 111,
    rows: [
      ['Caroline Pettibone', 'GM', 'General Manager', 'Property Team'],
      ['Ray Santangelo', 'ChiefEngineer', 'Chief Engineer', 'Engineering'],
      ['Kofi Mensah', 'Employee', 'Lead HVAC Technician', 'Engineering'],
      ['Denise Fallon', 'Manager', 'Director of Security', 'Security', 'OutSourced'],
      ['Mei-Lin Chau', 'Marketing', 'Tenant Experience Manager', 'Property Team'],
      ['Rosa Quintanilla', 'Employee', 'Day Porter Supervisor', 'Cleaning', 'OutSourced'],
    ],
  },
  ASW: {
    domain: 'harborline.example',
    areaCode: '617',
    firstLine: 121,
    rows: [
      ['Brendan Mulcahy', 'PM', 'Property Manager', 'Property Team'],
      ['Victor Almeida', 'ChiefEngineer', 'Chief Engineer', 'Engineering'],
      ['Shaquille Barnes', 'Employee', 'Building Engineer', 'Engineering'],
      ['Nadia Ferreira', 'Employee', 'Security Shift Lead', 'Security', 'OutSourced'],
      ['Paige Lindholm', 'Marketing', 'Retail Marketing Coordinator', 'Property Team'],
    ],
  },
  MRP: {
    domain: 'harborline.example',
    areaCode: '312',
    firstLine: 111,
    rows: [
      ['Gwendolyn Pruitt', 'GM', 'Senior General Manager', 'Property Team'],
      ['Stan Wojcik', 'ChiefEngineer', 'Chief Engineer', 'Engineering'],
      ['Terrence Oyelaran', 'Employee', 'Stationary Engineer', 'Engineering'],
      ['Miguel Ochoa', 'Employee', 'Stationary Engineer, Nights', 'Engineering'],
      ['Lorraine Kaczmarek', 'Manager', 'Security Director', 'Security', 'OutSourced'],
      ['Jonah Feldstein', 'Marketing', 'Tenant Relations Manager', 'Property Team'],
    ],
  },
  CDT: {
    domain: 'harborline.example',
    areaCode: '206',
    firstLine: 111,
    rows: [
      ['Ingrid Solheim', 'GM', 'General Manager', 'Property Team'],
      ['Dale Yamashita', 'ChiefEngineer', 'Chief Engineer', 'Engineering'],
      ['Emeka Nwosu', 'Employee', 'Building Engineer', 'Engineering'],
      ['Carla Bustamante', 'Employee', 'Security Officer, Lobby', 'Security', 'OutSourced'],
      ['Rowan Achterberg', 'Marketing', 'Community Manager', 'Property Team'],
    ],
  },
  HMP: {
    domain: 'harborline.example',
    areaCode: '215',
    firstLine: 111,
    rows: [
      ['Yolanda Merriweather', 'GM', 'General Manager, Healthcare', 'Property Team'],
      ['Frank DiNunzio', 'ChiefEngineer', 'Chief Engineer', 'Engineering'],
      ['Anh Duong', 'Employee', 'Facilities Technician', 'Engineering'],
      ['Curtis Bellamy', 'Employee', 'Security Supervisor', 'Security'],
      ['Teresa Villalobos', 'Employee', 'Environmental Services Lead', 'Cleaning', 'OutSourced'],
    ],
  },
  BYR: {
    domain: 'harborline.example',
    areaCode: '401',
    firstLine: 111,
    rows: [
      ['Joanna Medeiros', 'PM', 'Property Manager', 'Property Team'],
      ['Glenn Arruda', 'ChiefEngineer', 'Maintenance Chief', 'Engineering'],
      ['Dashawn Pierce', 'Employee', 'Maintenance Technician', 'Engineering'],
      ['Kayleigh Bouchard', 'Marketing', 'Events & Leasing Coordinator', 'Property Team'],
      ['Oscar Figueroa', 'Employee', 'Security Officer', 'Security', 'OutSourced'],
    ],
  },
  LAN: {
    domain: 'thelanyard.example',
    areaCode: '207',
    firstLine: 111,
    rows: [
      ['Beatrice Thibodeau', 'GM', 'Hotel General Manager', 'Property Team'],
      ['Wes Dunning', 'ChiefEngineer', 'Director of Engineering', 'Engineering'],
      ['Amara Diallo', 'Manager', 'Front Office Manager', 'Property Team'],
      ['Callum Reidy', 'Employee', 'Maintenance Technician', 'Engineering'],
      ['Joelle Pomerleau', 'Employee', 'Executive Housekeeper', 'Cleaning'],
    ],
  },
  WLC: {
    domain: 'harborline.example',
    areaCode: '617',
    firstLine: 131,
    rows: [
      ['Aaron Blumenfeld', 'PM', 'Campus Property Manager', 'Property Team'],
      ['Lucille Grady', 'ChiefEngineer', 'Chief Engineer', 'Engineering'],
      ['Tiago Barbosa', 'Employee', 'Building Engineer', 'Engineering'],
      ['Simone Archambault', 'Employee', 'Public Safety Officer', 'Security'],
      ['Hyun-woo Bae', 'Marketing', 'Student & Visitor Experience Lead', 'Property Team'],
    ],
  },
  KGD: {
    domain: 'northgatepartners.example',
    areaCode: '905',
    firstLine: 111,
    rows: [
      ['Harpreet Sandhu', 'GM', 'Park Manager', 'Property Team'],
      ['Doug Pelletier', 'ChiefEngineer', 'Chief Engineer', 'Engineering'],
      ['Colleen McGarrigle', 'Employee', 'Dock & Yard Supervisor', 'Property Team'],
      ['Olumide Adeyemi', 'Employee', 'Millwright', 'Engineering'],
      ['Ron Vasquez', 'Employee', 'Gatehouse Security Lead', 'Security', 'OutSourced'],
    ],
  },
  CNT: {
    domain: 'northgatepartners.example',
    areaCode: '514',
    firstLine: 111,
    rows: [
      ['Geneviève Lachance', 'GM', 'Resident Services Manager', 'Property Team'],
      ['Mathieu Desrosiers', 'ChiefEngineer', 'Building Superintendent', 'Engineering'],
      ['Farid Benali', 'Employee', 'Maintenance Technician', 'Engineering'],
      ['Chloé Bergeron', 'Marketing', 'Leasing & Community Agent', 'Property Team'],
      ['Stéphane Giguère', 'Employee', 'Night Concierge', 'Security', 'OutSourced'],
    ],
  },
  SSC: {
    domain: 'northgatepartners.example',
    areaCode: '716',
    firstLine: 111,
    rows: [
      ['Patricia Nowicki', 'GM', 'Site Manager', 'Property Team'],
      ['Earl Hutchens', 'ChiefEngineer', 'Refrigeration Chief', 'Engineering'],
      ['Javier Montoya', 'Employee', 'Ammonia Refrigeration Technician', 'Engineering'],
      ['Latoya Simms', 'Employee', 'Shipping & Receiving Lead', 'Property Team'],
      ['Gary Pfeiffer', 'Employee', 'Gate Security Officer', 'Security', 'OutSourced'],
    ],
  },
  JYA: {
    domain: 'northgatepartners.example',
    areaCode: '614',
    firstLine: 111,
    rows: [
      ['Kimberly Stroud', 'PM', 'Community Manager', 'Property Team'],
      ['Leon Abernathy', 'ChiefEngineer', 'Maintenance Supervisor', 'Engineering'],
      ['Nestor Ayala', 'Employee', 'Maintenance Technician', 'Engineering'],
      ['Brooke Hanrahan', 'Marketing', 'Leasing Consultant', 'Property Team'],
      ['Alvin Teague', 'Employee', 'Courtesy Officer', 'Security', 'OutSourced'],
    ],
  },
}

/** The staff of each building, by its code. */
export const demoPeople: readonly DemoPerson[] = Object.keys(ROSTERS).flatMap(rosterOf)

function rosterOf(buildingCode: string): DemoPerson[] {
  const roster = ROSTERS[buildingCode]
  return (roster?.rows ?? []).map(([FullName, Role, Title, Team, outSourced], index) => ({
    buildingCode,
    FullName,
    Role,
    Title,
    Team,
    Ownership: outSourced ?? 'InHouse',
    Email: `${mailName(FullName)}@${roster?.domain}`,
    Phone: `1${roster?.areaCode}5550${(roster?.firstLine ?? 100) + index}`,
  }))
}
