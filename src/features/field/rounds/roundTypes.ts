import type { Label } from '../../../core/labels.ts'
import type { Permission } from '../../../core/permissions.ts'

const label = (en: string, es: string, fr: string): Label => ({ en, es, fr })

/** The types of rounds (A-CONST-019), in the order in which they are offered. */
export const roundTypeLabels = {
  Library: label('Library', 'Biblioteca', 'Bibliothèque'),
  Engineering: label('Engineering', 'Ingeniería', 'Technique'),
  AEDInspection: label('AED inspection', 'Inspección de DEA', 'Inspection des DAE'),
  FireExtinguisherInspection: label('Fire extinguisher inspection', 'Inspección de extintores', 'Inspection des extincteurs'),
  SecurityPatrol: label('Security patrol', 'Patrulla de seguridad', 'Ronde de sécurité'),
  Cleaning: label('Cleaning', 'Limpieza', 'Nettoyage'),
  Inspection: label('Inspection', 'Inspección', 'Inspection'),
  Installation: label('Installation', 'Instalación', 'Installation'),
  Maintenance: label('Maintenance', 'Mantenimiento', 'Maintenance'),
  PreventativeMaintenance: label('Preventative maintenance', 'Mantenimiento preventivo', 'Maintenance préventive'),
  Flexible: label('Flexible', 'Flexible', 'Libre'),
  EquipDetailCollectRounds: label('Equipment detail collection', 'Recogida de datos de equipos', 'Collecte des données d’équipements'),
  MobileMap: label('Mobile map', 'Mapa móvil', 'Carte mobile'),
} as const satisfies Record<string, Label>
export type RoundType = keyof typeof roundTypeLabels
export const roundTypes = Object.keys(roundTypeLabels) as [RoundType, ...RoundType[]] // its own keys

/** The flag by which somebody sees the figures of a type of round; the others have no dashboard (readings 63). */
export const roundTypeFlags = {
  Engineering: 'EngineeringRounds',
  AEDInspection: 'AEDRounds',
  FireExtinguisherInspection: 'FireExtinguisherRounds',
  Inspection: 'InspectionRounds',
  Cleaning: 'CleaningRounds',
  SecurityPatrol: 'SecurityPatrols',
  PreventativeMaintenance: 'PreventativeMaintenance',
} as const satisfies Partial<Record<RoundType, Permission>>
/** The flag of a type; undefined where it has none. */
export const findRoundFlag = (type: RoundType): Permission | undefined =>
  Object.entries(roundTypeFlags).find(([name]) => name === type)?.[1]

/** What an inspection is about; the documents name the field and not its values: what owners inspect by law or by their insurance. */
export const inspectionTypeLabels = {
  Backflow: label('Backflow preventers', 'Válvulas antirretorno', 'Disconnecteurs'),
  Boiler: label('Boilers and pressure vessels', 'Calderas y recipientes a presión', 'Chaudières et appareils à pression'),
  CommonArea: label('Common areas', 'Zonas comunes', 'Parties communes'),
  Electrical: label('Electrical systems', 'Instalaciones eléctricas', 'Installations électriques'),
  Elevator: label('Elevators and escalators', 'Ascensores y escaleras mecánicas', 'Ascenseurs et escaliers mécaniques'),
  EmergencyLighting: label('Emergency lighting', 'Iluminación de emergencia', 'Éclairage de secours'),
  Facade: label('Facade', 'Fachada', 'Façade'),
  FireAlarm: label('Fire alarm', 'Alarma contra incendios', 'Alarme incendie'),
  FireDoor: label('Fire doors', 'Puertas cortafuegos', 'Portes coupe-feu'),
  FirePump: label('Fire pump', 'Bomba contra incendios', 'Pompe à incendie'),
  Generator: label('Generators', 'Generadores', 'Groupes électrogènes'),
  HVAC: label('Heating and cooling', 'Climatización', 'Chauffage et climatisation'),
  LifeSafety: label('Life safety', 'Seguridad de las personas', 'Sécurité des personnes'),
  Parking: label('Parking', 'Aparcamiento', 'Stationnement'),
  Playground: label('Playground', 'Zona infantil', 'Aire de jeux'),
  Pool: label('Pool', 'Piscina', 'Piscine'),
  Roof: label('Roof', 'Cubierta', 'Toiture'),
  Sprinkler: label('Sprinklers', 'Rociadores', 'Sprinklers'),
  TenantSpace: label('Tenant space', 'Espacio del inquilino', 'Espace du locataire'),
  Unit: label('Unit', 'Unidad', 'Logement'),
} as const satisfies Record<string, Label>
export type InspectionType = keyof typeof inspectionTypeLabels
export const inspectionTypes = Object.keys(inspectionTypeLabels) as [InspectionType, ...InspectionType[]] // its own keys

/** How a round comes again (B-CONST-029), in which periods (B-CONST-031), and how often in one (B-CONST-049). */
export const frequencies = ['AdHoc', 'Recurring'] as const
export type Frequency = (typeof frequencies)[number]
export const periods = ['Day', 'Week', 'Month', 'Quarter', 'Year'] as const
export type RoundPeriod = (typeof periods)[number]
export const mostTimes = 100
/** Whether what is missing of the facts of equipment is asked at its stop (B-CONST-032). */
export const dataIntegrities = ['Off', 'Required', 'Optional'] as const

/** The types whose code is placed as an inspection; all others are placed as a round. */
export const isInspection = (type: RoundType): boolean =>
  type === 'Inspection' || type === 'AEDInspection' || type === 'FireExtinguisherInspection'

/** The switches of how a round is walked, in the order of the builder. */
export const roundSwitches = [
  'FlexEnable',
  'GeoEnable',
  'StopGeoEnable',
  'WalkingDirectionEnable',
  'OfflineEnable',
  'WorkLetter',
  'Skip1FA',
  'SREnable',
] as const
