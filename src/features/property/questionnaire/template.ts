import type { FieldChoice, FieldText, FormField } from '../../base/fields/model.ts'
import { fieldStyles } from '../../base/fields/styles.ts'
import { type FieldStyle, industrialPropertyTypes, type Texts } from './model.ts'

/** A part of the questionnaire with its questions. */
export type QuestionPart = { readonly SectionName: Texts; readonly Fields: readonly FormField[] }

const t = (en: string, es: string, fr: string): Texts => ({ en, es, fr })
const ask = (FieldStyle: FieldStyle, Name: string, Text: FieldText, more: Partial<FormField> = {}): FormField => {
  const Style = `questionnaire.${FieldStyle}` as const
  const { preset } = fieldStyles[Style] as { preset?: Partial<FormField> } // styles without one have none
  return { Key: Name, Code: Name, Style, Text, Required: false, Choices: [], ...preset, ...more }
}
const words = (Name: string, Text: FieldText) => ask('Text', Name, Text)
const day = (Name: string, Text: FieldText) => ask('DateSelection', Name, Text)
const number = (Name: string, Text: FieldText, Range?: readonly [number, number]) => ask('Number', Name, Text, { ...(Range && { Range }) })
const one = (Name: string, Text: FieldText, Choices: readonly FieldChoice[]) => ask('DropDownSelection', Name, Text, { Choices })
const some = (Name: string, Text: FieldText, Choices: readonly FieldChoice[]) => ask('MultipleSelect', Name, Text, { Choices })
const o = (en: string, es: string, fr: string): FieldChoice => ({ Value: en, Text: t(en, es, fr) })
const same = (value: string): FieldChoice => o(value, value, value)

const year = (Name: string, Text: FieldText) => ask('Number', Name, Text, { Range: [1700, 2100], Decimals: 0, Grouped: false })

/** Asked only while the question before them, named by `Code`, is answered with one of the values. */
const when = (Code: string, values: readonly string[], ...fields: readonly FormField[]): FormField[] =>
  fields.map(field => ({ ...field, When: values.map(Value => ({ Code, Value })) }))

const yesNo = [o('Yes', 'Sí', 'Oui'), o('No', 'No', 'Non')]

type TypeWords = Readonly<Record<(typeof industrialPropertyTypes)[number], readonly [es: string, fr: string]>>
const typeWords: TypeWords = {
  Manufacturing: ['Fabricación', 'Production'],
  'Warehouse & Distribution': ['Almacén y distribución', 'Entrepôt et distribution'],
  'Industrial Park': ['Parque industrial', 'Parc industriel'],
  'R&D': ['I+D', 'R et D'],
  'Data Center': ['Centro de datos', 'Centre de données'],
  'Cold Storage': ['Almacén frigorífico', 'Entrepôt frigorifique'],
  'Flex Space': ['Espacio flexible', 'Locaux polyvalents'],
}
const propertyTypes = industrialPropertyTypes.map(type => o(type, ...typeWords[type]))

const ownership: QuestionPart = {
  SectionName: t('Ownership & Management', 'Propiedad y gestión', 'Propriété et gestion'),
  Fields: [
    words('OwnershipFund', t('Ownership fund', 'Fondo propietario', 'Fonds propriétaire')),
    words('AcquisitionPortfolio', t('Acquisition portfolio', 'Cartera de adquisición', 'Portefeuille d’acquisition')),
    one('PropertyClass', t('Property class', 'Clase del inmueble', 'Classe de l’immeuble'), [same('A'), same('B'), same('C')]),
    year('YearBuilt', t('Year built', 'Año de construcción', 'Année de construction')),
    year('LastRenovated', t('Year of the last renovation', 'Año de la última reforma', 'Année de la dernière rénovation')),
    one('ManagementType', t('Management', 'Gestión', 'Gestion'), [
      o('In-house', 'Propia', 'En interne'),
      o('Third party', 'Externa', 'Confiée à un tiers'),
      o('Tenant managed', 'A cargo del inquilino', 'Assurée par le locataire'),
    ]),
  ],
}

const use: QuestionPart = {
  SectionName: t('Use & Tenancy', 'Uso e inquilinos', 'Usage et locataires'),
  Fields: [
    one('PropertyType', t('Property type', 'Tipo de inmueble', 'Type d’immeuble'), propertyTypes),
    ...when(
      'PropertyType',
      ['Cold Storage'],
      number(
        'ColdRoomTemperature',
        t('Lowest room temperature (°F)', 'Temperatura mínima de cámara (°F)', 'Température minimale des chambres (°F)'),
        [-100, 100],
      ),
      one('Refrigerant', t('Refrigerant', 'Refrigerante', 'Fluide frigorigène'), [
        o('Ammonia', 'Amoníaco', 'Ammoniac'),
        same('CO₂'),
        same('R-448A'),
        o('Other', 'Otro', 'Autre'),
      ]),
    ),
    ...when('PropertyType', ['Data Center'], number('CriticalLoad', t('Critical load (kW)', 'Carga crítica (kW)', 'Charge critique (kW)'))),
    ...when(
      'PropertyType',
      ['R&D'],
      number('CleanroomArea', t('Cleanroom area (sq ft)', 'Superficie de sala blanca (ft²)', 'Surface de salle blanche (pi²)')),
    ),
    one('MultiTenated', t('Several tenants', 'Varios inquilinos', 'Plusieurs locataires'), yesNo),
    ...when(
      'MultiTenated',
      ['Yes'],
      number('TenantCount', t('Number of tenants', 'Número de inquilinos', 'Nombre de locataires'), [2, 10_000]),
    ),
    words('MajorTenant', t('Major tenant', 'Inquilino principal', 'Locataire principal')),
    words('MajorTenantIndustry', t('Industry of the major tenant', 'Sector del inquilino principal', 'Secteur du locataire principal')),
    day(
      'MajorTenantLED',
      t('Lease end of the major tenant', 'Fin del contrato del inquilino principal', 'Fin du bail du locataire principal'),
    ),
    some('TenantSpaceUse', t('Use of the space', 'Uso del espacio', 'Usage des locaux'), [
      o('Storage', 'Almacenaje', 'Stockage'),
      o('Distribution', 'Distribución', 'Distribution'),
      o('Assembly', 'Montaje', 'Assemblage'),
      o('Production', 'Producción', 'Production'),
      o('Laboratory', 'Laboratorio', 'Laboratoire'),
      o('Office', 'Oficinas', 'Bureaux'),
      o('Showroom', 'Exposición', 'Showroom'),
    ]),
  ],
}

const structure: QuestionPart = {
  SectionName: t('Structure', 'Estructura', 'Structure'),
  Fields: [
    number('ClearHeight', t('Clear height (ft)', 'Altura libre (ft)', 'Hauteur libre (pi)'), [0, 500]),
    words('ColumnSpacing', t('Column spacing (ft)', 'Separación entre columnas (ft)', 'Entraxe des poteaux (pi)')),
    number('BuildingDepth', t('Building depth (ft)', 'Profundidad del edificio (ft)', 'Profondeur du bâtiment (pi)'), [0, 20_000]),
    number('SlabThickness', t('Slab thickness (in)', 'Espesor de la losa (in)', 'Épaisseur de la dalle (po)'), [0, 100]),
    number('FloorLoad', t('Floor load (lb/sq ft)', 'Carga del suelo (lb/ft²)', 'Charge au sol (lb/pi²)'), [0, 100_000]),
    number('OfficeArea', t('Office area (sq ft)', 'Superficie de oficinas (ft²)', 'Surface de bureaux (pi²)')),
    one('WallConstruction', t('Walls', 'Muros', 'Murs'), [
      o('Tilt-up concrete', 'Hormigón tilt-up', 'Béton relevé (tilt-up)'),
      o('Precast concrete', 'Hormigón prefabricado', 'Béton préfabriqué'),
      o('Masonry', 'Mampostería', 'Maçonnerie'),
      o('Metal panel', 'Panel metálico', 'Bardage métallique'),
      o('Insulated panel', 'Panel aislante', 'Panneau isolant'),
    ]),
    one('RoofType', t('Roof', 'Cubierta', 'Toiture'), [
      same('TPO'),
      same('EPDM'),
      o('Built-up', 'Multicapa', 'Multicouche'),
      o('Standing-seam metal', 'Metálica engatillada', 'Métal à joint debout'),
    ]),
    day('RoofReplaced', t('Roof replaced on', 'Cubierta renovada el', 'Toiture refaite le')),
  ],
}

const loading: QuestionPart = {
  SectionName: t('Loading & Yard', 'Carga y patio', 'Quais et cour'),
  Fields: [
    number('DockDoors', t('Dock doors', 'Muelles de carga', 'Portes à quai'), [0, 5000]),
    number('DriveInDoors', t('Drive-in doors', 'Puertas a nivel', 'Portes de plain-pied'), [0, 5000]),
    some('DockEquipment', t('Dock equipment', 'Equipo de los muelles', 'Équipement des quais'), [
      o('Levelers', 'Niveladores', 'Niveleurs'),
      o('Seals', 'Abrigos de espuma', 'Sas gonflables ou mousse'),
      o('Shelters', 'Abrigos de lona', 'Sas d’étanchéité'),
      o('Vehicle restraints', 'Retención de vehículos', 'Retenue de véhicules'),
      o('Dock lights', 'Luces de muelle', 'Éclairage de quai'),
    ]),
    one('CrossDock', t('Cross-dock', 'Muelles en dos fachadas', 'Quais sur deux façades'), yesNo),
    number(
      'TruckCourtDepth',
      t('Truck court depth (ft)', 'Profundidad del patio de camiones (ft)', 'Profondeur de la cour à camions (pi)'),
      [0, 5000],
    ),
    number('TrailerStalls', t('Trailer stalls', 'Plazas de remolque', 'Places de remorques'), [0, 50_000]),
    number('CarStalls', t('Car stalls', 'Plazas de automóvil', 'Places de voitures'), [0, 50_000]),
    one('YardSurface', t('Yard surface', 'Pavimento del patio', 'Revêtement de la cour'), [
      o('Concrete', 'Hormigón', 'Béton'),
      o('Asphalt', 'Asfalto', 'Asphalte'),
      o('Gravel', 'Grava', 'Gravier'),
    ]),
    one('YardSecured', t('Fenced and gated', 'Cercado y con portón', 'Clôturée et fermée'), yesNo),
    one('RailServed', t('Rail served', 'Con acceso ferroviario', 'Desservi par le rail'), yesNo),
    ...when(
      'RailServed',
      ['Yes'],
      words('RailProvider', t('Railway', 'Ferrocarril', 'Compagnie ferroviaire')),
      number('RailDoors', t('Rail doors', 'Puertas de vagón', 'Portes ferroviaires'), [0, 500]),
    ),
  ],
}

const systems: QuestionPart = {
  SectionName: t('Power & Fire Protection', 'Energía y protección contra incendios', 'Énergie et protection incendie'),
  Fields: [
    number('PowerAmps', t('Electrical service (A)', 'Acometida eléctrica (A)', 'Alimentation électrique (A)'), [0, 1_000_000]),
    one('PowerVolts', t('Voltage (V, three-phase)', 'Tensión (V, trifásica)', 'Tension (V, triphasée)'), [
      same('120/208'),
      same('277/480'),
      same('347/600'),
    ]),
    one('BackupGenerator', t('Backup generator', 'Generador de respaldo', 'Groupe électrogène'), yesNo),
    ...when(
      'BackupGenerator',
      ['Yes'],
      number('GeneratorCapacity', t('Generator capacity (kW)', 'Potencia del generador (kW)', 'Puissance du groupe (kW)'), [0, 1_000_000]),
    ),
    one('SolarInstalled', t('Solar on the roof', 'Solar en la cubierta', 'Solaire en toiture'), yesNo),
    ...when(
      'SolarInstalled',
      ['Yes'],
      number('SolarCapacity', t('Solar capacity (kW)', 'Potencia solar (kW)', 'Puissance solaire (kW)'), [0, 1_000_000]),
    ),
    one('Lighting', t('Lighting', 'Iluminación', 'Éclairage'), [
      same('LED'),
      o('Fluorescent', 'Fluorescente', 'Fluorescent'),
      o('Metal halide', 'Halogenuros metálicos', 'Halogénures métalliques'),
    ]),
    one('Sprinkler', t('Sprinklers', 'Rociadores', 'Sprinkleurs'), [
      same('ESFR'),
      o('Wet pipe', 'Tubería húmeda', 'Réseau sous eau'),
      o('Dry pipe', 'Tubería seca', 'Réseau sous air'),
      o('Pre-action', 'Preacción', 'Préaction'),
      o('None', 'Ninguno', 'Aucun'),
    ]),
    ...when(
      'Sprinkler',
      ['ESFR', 'Wet pipe', 'Dry pipe', 'Pre-action'],
      day('SprinklerTested', t('Sprinklers last tested on', 'Última prueba de los rociadores', 'Dernier essai des sprinkleurs')),
    ),
    some('Heating', t('Heating', 'Calefacción', 'Chauffage'), [
      o('Gas unit heaters', 'Aerotermos de gas', 'Aérothermes à gaz'),
      o('Radiant tubes', 'Tubos radiantes', 'Tubes radiants'),
      o('Rooftop units', 'Equipos de cubierta', 'Unités de toiture'),
      o('Heat pumps', 'Bombas de calor', 'Pompes à chaleur'),
    ]),
  ],
}

/** The questions about an industrial building, part by part; PropertyAge is reckoned from YearBuilt. */
export const template: readonly QuestionPart[] = [ownership, use, structure, loading, systems]
