import type { Label } from '../../../core/labels.ts'

/** What a round stops at: a piece of equipment, or a location. */
export const stopTypes = ['Equipment', 'Location'] as const
export type StopType = (typeof stopTypes)[number]

const row = (en: string, es: string, fr: string): Label => ({ en, es, fr })

/** Names of the stop types. */
export const stopTypeLabels: Readonly<Record<StopType, Label>> = {
  Equipment: row('Equipment', 'Equipo', 'Équipement'),
  Location: row('Location', 'Lugar', 'Lieu'),
}

/**
 * The types of each stop type. The documents name the field and not its values (A-BEHAV-045): these are the systems that building teams
 * inspect, by the groups of ASHRAE 180 and NFPA 10, 25 and 72, and the places that patrols and cleaning rounds pass.
 */
export const equipmentTypes = {
  Equipment: {
    AED: row('AED', 'DEA', 'DAE'),
    AirCompressor: row('Air compressor', 'Compresor de aire', 'Compresseur d’air'),
    AirHandlingUnit: row('Air handling unit', 'Unidad manejadora de aire', 'Centrale de traitement d’air'),
    AutomaticDoor: row('Automatic door', 'Puerta automática', 'Porte automatique'),
    Backflow: row('Backflow preventer', 'Válvula antirretorno', 'Disconnecteur'),
    Boiler: row('Boiler', 'Caldera', 'Chaudière'),
    Chiller: row('Chiller', 'Enfriadora', 'Groupe froid'),
    CoolingTower: row('Cooling tower', 'Torre de enfriamiento', 'Tour de refroidissement'),
    ElectricalPanel: row('Electrical panel', 'Tablero eléctrico', 'Tableau électrique'),
    Elevator: row('Elevator', 'Ascensor', 'Ascenseur'),
    EmergencyLight: row('Emergency light', 'Luz de emergencia', 'Éclairage de secours'),
    Escalator: row('Escalator', 'Escalera mecánica', 'Escalier mécanique'),
    ExhaustFan: row('Exhaust fan', 'Extractor', 'Extracteur'),
    FanCoilUnit: row('Fan coil unit', 'Ventiloconvector', 'Ventilo-convecteur'),
    FireAlarmPanel: row('Fire alarm panel', 'Panel de alarma contra incendios', 'Centrale d’alarme incendie'),
    FireExtinguisher: row('Fire extinguisher', 'Extintor', 'Extincteur'),
    FirePump: row('Fire pump', 'Bomba contra incendios', 'Pompe à incendie'),
    Generator: row('Generator', 'Generador', 'Groupe électrogène'),
    HeatExchanger: row('Heat exchanger', 'Intercambiador de calor', 'Échangeur de chaleur'),
    HeatPump: row('Heat pump', 'Bomba de calor', 'Pompe à chaleur'),
    Hydrant: row('Hydrant', 'Hidrante', 'Bouche d’incendie'),
    Ladder: row('Ladder', 'Escalera de mano', 'Échelle'),
    Meter: row('Meter', 'Medidor', 'Compteur'),
    Pump: row('Pump', 'Bomba', 'Pompe'),
    RooftopUnit: row('Rooftop unit', 'Unidad de azotea', 'Unité de toiture'),
    SprinklerValve: row('Sprinkler valve', 'Válvula de rociadores', 'Vanne de sprinklers'),
    SumpPump: row('Sump pump', 'Bomba de achique', 'Pompe de relevage'),
    TransferSwitch: row('Transfer switch', 'Conmutador de transferencia', 'Inverseur de source'),
    Transformer: row('Transformer', 'Transformador', 'Transformateur'),
    UPS: row('UPS', 'SAI', 'Onduleur'),
    VariableFrequencyDrive: row('Variable frequency drive', 'Variador de frecuencia', 'Variateur de fréquence'),
    WaterHeater: row('Water heater', 'Calentador de agua', 'Chauffe-eau'),
    WaterTreatment: row('Water treatment', 'Tratamiento de agua', 'Traitement d’eau'),
    OtherEquipment: row('Other equipment', 'Otro equipo', 'Autre équipement'),
  },
  Location: {
    CommonArea: row('Common area', 'Zona común', 'Partie commune'),
    Corridor: row('Corridor', 'Pasillo', 'Couloir'),
    ElectricalRoom: row('Electrical room', 'Sala eléctrica', 'Local électrique'),
    Entrance: row('Entrance', 'Entrada', 'Entrée'),
    Exterior: row('Exterior', 'Exterior', 'Extérieur'),
    FitnessCenter: row('Fitness center', 'Gimnasio', 'Salle de sport'),
    JanitorCloset: row('Janitor closet', 'Cuarto de limpieza', 'Local d’entretien'),
    LoadingDock: row('Loading dock', 'Muelle de carga', 'Quai de chargement'),
    Lobby: row('Lobby', 'Vestíbulo', 'Hall'),
    MechanicalRoom: row('Mechanical room', 'Sala de máquinas', 'Local technique'),
    ParkingLevel: row('Parking level', 'Nivel de estacionamiento', 'Niveau de parking'),
    Restroom: row('Restroom', 'Baño', 'Sanitaires'),
    Roof: row('Roof', 'Azotea', 'Toiture'),
    SecurityPoint: row('Security point', 'Punto de vigilancia', 'Point de ronde'),
    Stairwell: row('Stairwell', 'Caja de escaleras', 'Cage d’escalier'),
    TenantSuite: row('Tenant suite', 'Local de inquilino', 'Local locataire'),
    TrashRoom: row('Trash room', 'Cuarto de basura', 'Local poubelles'),
    OtherLocation: row('Other location', 'Otro lugar', 'Autre lieu'),
  },
} as const satisfies Record<StopType, Record<string, Label>>

type Types = typeof equipmentTypes
export type EquipmentType = { [S in StopType]: keyof Types[S] & string }[StopType]

const all: Readonly<Record<string, Label>> = { ...equipmentTypes.Equipment, ...equipmentTypes.Location }
/** All types by their codes. */
export const equipmentTypeCodes = Object.keys(all) as [EquipmentType, ...EquipmentType[]] // their own keys, of which there are some

/** The types of a stop type, in the order of their English names, what is left over last. */
export const typesOf = (stopType: StopType): readonly EquipmentType[] => Object.keys(equipmentTypes[stopType]) as EquipmentType[] // its own keys

/** The name of a type; the code itself where there is none. */
export const equipmentTypeLabel = (type: string): Label => all[type] ?? row(type, type, type)

/** Types that rounds of one kind stop at (`rType` of the filter counts); of other kinds all. */
export const typesOfRounds: Readonly<Record<string, readonly EquipmentType[]>> = {
  AEDInspection: ['AED'],
  FireExtinguisherInspection: ['FireExtinguisher'],
}

/** How a stop is marked: by a QR code, by a tag that a phone reads from near, or by both. */
export const tagTypes = ['QROnly', 'QRAndNFC', 'NFCOnly'] as const
export type TagType = (typeof tagTypes)[number]
export const tagTypeLabels: Readonly<Record<TagType, Label>> = {
  QROnly: row('QR Only', 'Solo QR', 'QR seul'),
  QRAndNFC: row('QR + NFC', 'QR + NFC', 'QR + NFC'),
  NFCOnly: row('NFC Only', 'Solo NFC', 'NFC seul'),
}
