import { type ProductName, products } from './catalog.ts'
import type { CustomerText, ProductQuestion, QuestionField, QuestionFieldType, QuestionOption, SurveyProduct } from './model.ts'

const t = (en: string, es: string, fr: string): CustomerText => ({ en, es, fr })
const o = (Value: string, Text: CustomerText): QuestionOption => ({ Value, Text })

type More = { Options?: readonly QuestionOption[]; Required?: boolean }
const field = (Code: string, FieldType: QuestionFieldType, Label: CustomerText, { Options = [], Required = false }: More = {}) => ({
  Code,
  FieldType,
  Label,
  Required,
  Options: [...Options],
  File: null,
})

type Ready = { Code: string; SectionTitle: CustomerText; SurveyQuestion: CustomerText; Fields: QuestionField[] }
const ask = (Code: string, SectionTitle: CustomerText, SurveyQuestion: CustomerText, ...Fields: QuestionField[]): Ready => ({
  Code,
  SectionTitle,
  SurveyQuestion,
  Fields,
})

const none: readonly Ready[] = []

/** The questions that a product brings with it. Special forms ask on their own, so most of them bring one further question only. */
const ready: Readonly<Record<ProductName, readonly Ready[]>> = {
  'Building Information': [
    ask(
      'BuildingInfo',
      t('Building information', 'Información del edificio', 'Informations sur l’immeuble'),
      t('Tell us about your building.', 'Háblenos de su edificio.', 'Parlez-nous de votre immeuble.'),
    ),
  ],
  'Staff Directory': [
    ask(
      'Employees',
      t('Staff directory', 'Directorio del personal', 'Annuaire du personnel'),
      t('Who works at your building?', '¿Quién trabaja en su edificio?', 'Qui travaille dans votre immeuble ?'),
    ),
  ],
  Inspections: [
    ask(
      'Inspections',
      t('Inspections', 'Inspecciones', 'Inspections'),
      t(
        'Which inspections do you carry out, and how often?',
        '¿Qué inspecciones realiza y con qué frecuencia?',
        'Quelles inspections effectuez-vous, et à quelle fréquence ?',
      ),
    ),
  ],
  'QR Engineering': [
    ask(
      'EngineeringEquipment',
      t('Equipment', 'Equipos', 'Équipements'),
      t(
        'Which equipment should carry a QR code?',
        '¿Qué equipos deben llevar un código QR?',
        'Quels équipements doivent porter un code QR ?',
      ),
      field('Kinds', 'Checkbox', t('Equipment', 'Equipos', 'Équipements'), {
        Required: true,
        Options: [
          o('AirHandlers', t('Air handlers', 'Unidades de tratamiento de aire', 'Centrales de traitement d’air')),
          o('Boilers', t('Boilers', 'Calderas', 'Chaudières')),
          o('Chillers', t('Chillers', 'Enfriadoras', 'Groupes froids')),
          o('Elevators', t('Elevators', 'Ascensores', 'Ascenseurs')),
          o('Pumps', t('Pumps', 'Bombas', 'Pompes')),
          o('Generators', t('Generators', 'Generadores', 'Groupes électrogènes')),
        ],
      }),
      field(
        'Inventory',
        'Upload',
        t('Equipment inventory, if you have one', 'Inventario de equipos, si lo tiene', 'Inventaire, si vous en avez un'),
      ),
    ),
    ask(
      'EngineeringRounds',
      t('Engineering rounds', 'Rondas de ingeniería', 'Rondes techniques'),
      t('How are rounds done today?', '¿Cómo se hacen hoy las rondas?', 'Comment les rondes se font-elles aujourd’hui ?'),
      field('Way', 'Multiple Choice', t('Rounds are kept', 'Las rondas se llevan', 'Les rondes sont tenues'), {
        Required: true,
        Options: [
          o('Paper', t('On paper', 'En papel', 'Sur papier')),
          o('Sheet', t('In a spreadsheet', 'En una hoja de cálculo', 'Dans un tableur')),
          o('System', t('In another system', 'En otro sistema', 'Dans un autre système')),
          o('None', t('There are no rounds', 'No hay rondas', 'Il n’y a pas de rondes')),
        ],
      }),
      field('Start', 'Date', t('When would you like to begin?', '¿Cuándo le gustaría empezar?', 'Quand souhaitez-vous commencer ?')),
    ),
  ],
  'Customer Feedback': [
    ask(
      'FeedbackPlaces',
      t('Customer feedback', 'Opinión de clientes', 'Avis des clients'),
      t(
        'Where do you want to hear from visitors?',
        '¿Dónde quiere conocer la opinión de los visitantes?',
        'Où souhaitez-vous l’avis des visiteurs ?',
      ),
      field('Places', 'Checkbox', t('Places', 'Lugares', 'Lieux'), {
        Required: true,
        Options: [
          o('Lobby', t('Lobby', 'Vestíbulo', 'Hall')),
          o('Restrooms', t('Restrooms', 'Baños', 'Sanitaires')),
          o('Elevators', t('Elevators', 'Ascensores', 'Ascenseurs')),
          o('Amenities', t('Amenities', 'Áreas comunes', 'Espaces communs')),
          o('Parking', t('Parking', 'Estacionamiento', 'Stationnement')),
        ],
      }),
      field(
        'Replies',
        'Yes/No',
        t('Should low ratings be answered?', '¿Deben responderse las notas bajas?', 'Faut-il répondre aux mauvaises notes ?'),
      ),
    ),
  ],
  'Service Requests': [
    ask(
      'RequestRouting',
      t('Service requests', 'Solicitudes de servicio', 'Demandes d’intervention'),
      t('Who should receive service requests?', '¿Quién debe recibir las solicitudes?', 'Qui doit recevoir les demandes ?'),
      field('Email', 'Text Field', t('Email for requests', 'Correo para solicitudes', 'E-mail pour les demandes'), { Required: true }),
      field('Hours', 'DropDown', t('Answered', 'Se atienden', 'Traitées'), {
        Options: [
          o('Office', t('In office hours', 'En horario de oficina', 'Aux heures de bureau')),
          o('Extended', t('06:00 to 22:00', 'De 06:00 a 22:00', 'De 6 h à 22 h')),
          o('Always', t('Around the clock', 'Las 24 horas', 'Jour et nuit')),
        ],
      }),
      field('Notes', 'Big Text Field', t('Anything we should know', 'Algo que debamos saber', 'Ce que nous devrions savoir')),
    ),
  ],
  'Visitor Registration': [
    ask(
      'VisitorDesk',
      t('Visitors', 'Visitantes', 'Visiteurs'),
      t('How are visitors received?', '¿Cómo se recibe a los visitantes?', 'Comment les visiteurs sont-ils accueillis ?'),
      field('Desk', 'Yes/No', t('Is there a front desk?', '¿Hay recepción?', 'Y a-t-il un accueil ?'), { Required: true }),
      field(
        'Badges',
        'Yes/No',
        t('Do visitors wear badges?', '¿Los visitantes llevan credencial?', 'Les visiteurs portent-ils un badge ?'),
      ),
      field('Rules', 'Upload', t('Visitor rules', 'Normas para visitantes', 'Règlement des visiteurs')),
    ),
  ],
  'Vendor Check-In': [
    ask(
      'VendorAccess',
      t('Vendors', 'Proveedores', 'Prestataires'),
      t('Where do vendors check in?', '¿Dónde se registran los proveedores?', 'Où les prestataires s’enregistrent-ils ?'),
      field('Place', 'Text Field', t('Place of check-in', 'Lugar de registro', 'Lieu d’enregistrement'), { Required: true }),
      field(
        'Certificates',
        'Yes/No',
        t('Is insurance checked first?', '¿Se comprueba antes el seguro?', 'L’assurance est-elle vérifiée avant ?'),
      ),
    ),
  ],
  'Room Reservations': [
    ask(
      'Rooms',
      t('Rooms to reserve', 'Salas para reservar', 'Salles à réserver'),
      t('Which rooms can be reserved?', '¿Qué salas se pueden reservar?', 'Quelles salles peut-on réserver ?'),
      field('Rooms', 'Big Text Field', t('Rooms, one a line', 'Salas, una por línea', 'Salles, une par ligne'), { Required: true }),
      field('Rates', 'Upload', t('Rates', 'Tarifas', 'Tarifs')),
    ),
  ],
  'Resident Move-In': [
    ask(
      'MoveIn',
      t('Moving in', 'Entrada de residentes', 'Emménagement'),
      t(
        'What do residents receive when they move in?',
        '¿Qué reciben los residentes al entrar?',
        'Que reçoivent les résidents à l’emménagement ?',
      ),
      field('Guide', 'Upload', t('Resident guide', 'Guía del residente', 'Guide du résident')),
      field('Elevator', 'Yes/No', t('Is an elevator reserved?', '¿Se reserva un ascensor?', 'Un ascenseur est-il réservé ?')),
    ),
  ],
  'Leasing & Vacancies': [
    ask(
      'Leasing',
      t('Leasing', 'Arrendamiento', 'Location'),
      t('Who answers leasing inquiries?', '¿Quién responde a los interesados?', 'Qui répond aux demandes de location ?'),
      field('Email', 'Text Field', t('Leasing email', 'Correo de arrendamiento', 'E-mail de location'), { Required: true }),
      field('Plans', 'Upload', t('Floor plans', 'Planos', 'Plans')),
    ),
  ],
  'Parking & EV Charging': [
    ask(
      'Parking',
      t('Parking', 'Estacionamiento', 'Stationnement'),
      t('What can drivers use?', '¿Qué pueden usar los conductores?', 'De quoi les conducteurs disposent-ils ?'),
      field('Kinds', 'Checkbox', t('Available', 'Disponible', 'Disponible'), {
        Options: [
          o('Garage', t('Garage', 'Garaje', 'Garage')),
          o('Lot', t('Open lot', 'Estacionamiento abierto', 'Parking extérieur')),
          o('Charging', t('EV charging', 'Carga eléctrica', 'Recharge électrique')),
          o('Bicycles', t('Bicycle room', 'Cuarto de bicicletas', 'Local à vélos')),
        ],
      }),
    ),
  ],
}

/** The questions of the chosen products: existing ones as they are now, and the ready ones of newly chosen products. */
export const questionsFor = (chosen: readonly SurveyProduct[], before: readonly ProductQuestion[], had: readonly SurveyProduct[]) =>
  products
    .filter(({ ProductName }) => chosen.some(one => one.ProductName === ProductName))
    .flatMap(({ ProductName, Type }): ProductQuestion[] => {
      if (had.some(one => one.ProductName === ProductName)) return before.filter(one => one.ProductName === ProductName)
      return (ready[ProductName] ?? none).map(one => ({ ...one, ProductName, ProductType: Type }))
    })
