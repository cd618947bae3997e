import { member } from '../../../../base/members/members.ts'
import { fieldOnly, type TemplateRow } from './definition.ts'
import { detailRow, nameRow, photosRow, requiredRow } from './templateRows.ts'

const SerialNo = member.line({ label: { en: 'Serial No.', es: 'N.º de serie', fr: 'N° de série' }, longest: 60 })
const ExpirationDate = member.day({ label: { en: 'Expiration Date', es: 'Fecha de caducidad', fr: 'Date d’expiration' } })

const yesNo = [
  ['Yes', { en: 'Yes', es: 'Sí', fr: 'Oui' }],
  ['No', { en: 'No', es: 'No', fr: 'Non' }],
] as const
const check = (en: string, es: string, fr: string): TemplateRow => ({
  FieldStyle: 'SingleChoice',
  FieldText: { en, es, fr },
  Required: true,
  choices: yesNo,
  failsAt: 'No',
})
const inspector = requiredRow({ ...nameRow, FieldText: { en: 'Inspector', es: 'Inspector', fr: 'Inspecteur' } })
const remarks = detailRow('Remarks', 'Observaciones', 'Remarques')

/** Types for inspections: people check equipment and report the result. */
export const inspectTypes = {
  AEDInspection: fieldOnly({
    type: 'AEDInspection',
    purpose: 'inspect',
    Label: { en: 'AED inspection', es: 'Inspección de DEA', fr: 'Inspection de DAE' },
    Purpose: {
      en: 'Checks a defibrillator and keeps what was found.',
      es: 'Revisa un desfibrilador y guarda el resultado.',
      fr: 'Contrôle un défibrillateur et garde le résultat.',
    },
    Caption: { en: 'Checks a defibrillator', es: 'Revisa un desfibrilador', fr: 'Contrôle un défibrillateur' },
    Heading: { en: 'AED inspection', es: 'Inspección de DEA', fr: 'Inspection de DAE' },
    Icon: 'heart',
    QrType: 'AEDInspection',
    members: { SerialNo, ExpirationDate },
    filled: { SerialNo: 'X21-448817', ExpirationDate: Date.UTC(2029, 5, 30) },
    fields: [
      check('Does the indicator show that it is ready?', '¿Indica que está listo?', 'Le voyant indique-t-il qu’il est prêt ?'),
      check(
        'Are the pads sealed and in date?',
        '¿Los parches están sellados y vigentes?',
        'Les électrodes sont-elles scellées et valables ?',
      ),
      check('Is the cabinet unobstructed?', '¿El gabinete está despejado?', 'L’armoire est-elle dégagée ?'),
      inspector,
      remarks,
    ],
    asks: { Q001: 'Yes', Q002: 'Yes', Q003: 'No', Q004: 'Jo Harper', Q005: 'A cart stood before it.' },
  }),
  FireExtinguisherInspection: fieldOnly({
    type: 'FireExtinguisherInspection',
    purpose: 'inspect',
    Label: { en: 'Fire extinguisher inspection', es: 'Inspección de extintores', fr: 'Inspection d’extincteur' },
    Purpose: {
      en: 'Checks an extinguisher and keeps what was found.',
      es: 'Revisa un extintor y guarda el resultado.',
      fr: 'Contrôle un extincteur et garde le résultat.',
    },
    Caption: { en: 'Checks an extinguisher', es: 'Revisa un extintor', fr: 'Contrôle un extincteur' },
    Heading: { en: 'Fire extinguisher inspection', es: 'Inspección de extintor', fr: 'Inspection d’extincteur' },
    Icon: 'flame',
    QrType: 'FireExtinguisherInspection',
    members: {
      SerialNo,
      ExpirationDate,
      Company: member.line({ label: { en: 'Company', es: 'Empresa', fr: 'Société' } }),
      ExtinguisherType: member.line({ label: { en: 'Extinguisher Type', es: 'Tipo de extintor', fr: 'Type d’extincteur' }, longest: 60 }),
    },
    filled: { SerialNo: 'FE-20418', ExpirationDate: Date.UTC(2028, 2, 31), Company: 'Harbor Fire Safety', ExtinguisherType: 'ABC, 10 lb' },
    locked: { first: 1, last: 2 },
    fields: [
      check('Is it in its place and unobstructed?', '¿Está en su lugar y despejado?', 'Est-il à sa place et dégagé ?'),
      check('Is the pressure in the green?', '¿La presión está en verde?', 'La pression est-elle dans le vert ?'),
      check('Are pin and seal intact?', '¿El pasador y el sello están intactos?', 'La goupille et le plomb sont-ils intacts ?'),
      inspector,
      remarks,
    ],
    asks: { Q001: 'Yes', Q002: 'Yes', Q003: 'Yes', Q004: 'Jo Harper' },
  }),
  Inventory: fieldOnly({
    type: 'Inventory',
    purpose: 'inspect',
    Label: { en: 'Inventory', es: 'Inventario', fr: 'Inventaire' },
    Purpose: {
      en: 'Counts what is in stock here, and tells when it runs low.',
      es: 'Cuenta las existencias de este lugar y avisa cuando quedan pocas.',
      fr: 'Compte le stock présent ici et signale quand il baisse.',
    },
    Caption: { en: 'Counts what is in stock', es: 'Cuenta las existencias', fr: 'Compte le stock' },
    Heading: { en: 'What is in stock?', es: '¿Qué hay en existencia?', fr: 'Qu’y a-t-il en stock ?' },
    Icon: 'inspect',
    QrType: 'Inventory',
    fields: [
      requiredRow({ FieldStyle: 'Text', FieldText: { en: 'Item', es: 'Artículo', fr: 'Article' }, means: 'Area' }),
      requiredRow({ FieldStyle: 'Text', FieldText: { en: 'How many are left?', es: '¿Cuántos quedan?', fr: 'Combien en reste-t-il ?' } }),
      check('Is that enough?', '¿Es suficiente?', 'Est-ce suffisant ?'),
      requiredRow({ ...nameRow, FieldText: { en: 'Counted by', es: 'Contado por', fr: 'Compté par' } }),
      remarks,
      photosRow,
    ],
    asks: { Q001: 'Air filters 20 × 25', Q002: '6', Q003: 'No', Q004: 'Jo Harper', Q005: 'The next change needs twelve.' },
  }),
  MobileEmployee: fieldOnly({
    type: 'MobileEmployee',
    purpose: 'inspect',
    Label: { en: 'Mobile employee', es: 'Empleado móvil', fr: 'Employé mobile' },
    Purpose: {
      en: 'Notes what staff on the move did here, and for how long.',
      es: 'Anota qué hizo aquí el personal móvil y por cuánto tiempo.',
      fr: 'Note ce que le personnel mobile a fait ici, et combien de temps.',
    },
    Caption: { en: 'Notes the work done here', es: 'Anota el trabajo hecho aquí', fr: 'Note le travail fait ici' },
    Heading: { en: 'Your work here', es: 'Su trabajo aquí', fr: 'Votre travail ici' },
    Icon: 'inspect',
    QrType: 'MobileEmployee',
    needsValues: true,
    fields: [
      requiredRow(nameRow),
      {
        FieldStyle: 'SingleChoice',
        FieldText: { en: 'Kind of work', es: 'Tipo de trabajo', fr: 'Type de travail' },
        Required: true,
        means: 'WorkType',
        choices: [
          ['Planned', { en: 'Planned', es: 'Planificado', fr: 'Planifié' }],
          ['Unplanned', { en: 'Unplanned', es: 'No planificado', fr: 'Imprévu' }],
        ],
      },
      {
        FieldStyle: 'Duration',
        FieldText: { en: 'From when to when', es: 'Desde y hasta qué hora', fr: 'De quand à quand' },
        Required: true,
        means: 'PlannedHours',
      },
      remarks,
      photosRow,
    ],
    asks: { Q001: 'Jo Harper', Q002: 'Planned', 'Q003.Start': '08:00', 'Q003.End': '09:15', Q004: 'Changed the filters.' },
  }),
} as const
