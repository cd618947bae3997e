import { fieldOnly } from './definition.ts'
import { detailRow, emailRow, nameRow, phoneRow, photosRow, requiredRow, unitRow, urgencyRow } from './templateRows.ts'

/** Types by which people report what is broken. */
export const repairTypes = {
  Maintenance: fieldOnly({
    type: 'Maintenance',
    purpose: 'request',
    Label: { en: 'Service request', es: 'Solicitud de servicio', fr: 'Demande d’intervention' },
    Purpose: {
      en: 'Reports what is broken or missing; your team follows it up.',
      es: 'Avisa de lo que falla o falta; su equipo lo atiende.',
      fr: 'Signale ce qui est cassé ou manque ; votre équipe s’en occupe.',
    },
    Caption: { en: 'Reports what is broken', es: 'Avisa de lo que falla', fr: 'Signale une panne' },
    Heading: { en: 'What can we fix?', es: '¿Qué debemos arreglar?', fr: 'Que devons-nous réparer ?' },
    Icon: 'tools',
    QrType: 'Maintenance',
    fields: [
      {
        FieldStyle: 'DropDownSelection',
        FieldText: { en: 'What is it about?', es: '¿De qué se trata?', fr: 'De quoi s’agit-il ?' },
        Required: true,
        means: 'RequestType',
        choices: [
          ['Cleaning', { en: 'Cleaning', es: 'Limpieza', fr: 'Nettoyage' }],
          ['Electrical', { en: 'Electrical', es: 'Electricidad', fr: 'Électricité' }],
          ['ElevatorEscalator', { en: 'Elevator or escalator', es: 'Ascensor o escalera mecánica', fr: 'Ascenseur ou escalier mécanique' }],
          ['FireLifeSafety', { en: 'Fire and life safety', es: 'Incendios y seguridad', fr: 'Incendie et sécurité des personnes' }],
          ['HVAC', { en: 'Heating and cooling', es: 'Calefacción y aire acondicionado', fr: 'Chauffage et climatisation' }],
          ['KeysLocksDoorsWindows', { en: 'Keys, doors, windows', es: 'Llaves, puertas, ventanas', fr: 'Clés, portes, fenêtres' }],
          ['MaintenanceRepairs', { en: 'Repairs', es: 'Reparaciones', fr: 'Réparations' }],
          ['Plumbing', { en: 'Plumbing', es: 'Plomería', fr: 'Plomberie' }],
          ['Security', { en: 'Security', es: 'Seguridad', fr: 'Sécurité' }],
          ['Other', { en: 'Something else', es: 'Otra cosa', fr: 'Autre chose' }],
        ],
      },
      requiredRow(detailRow('What happened, and where?', '¿Qué pasó y dónde?', 'Que s’est-il passé, et où ?')),
      { ...photosRow, Code: 'Q008' },
      urgencyRow,
      unitRow,
      nameRow,
      emailRow,
      phoneRow,
    ],
    asks: { Q001: 'ElevatorEscalator', Q002: 'Elevator 2 stops between floors.', Q003: 'High', Q006: 'jo@harbor.example' },
  }),
  ActivitySchedule: fieldOnly({
    type: 'ActivitySchedule',
    purpose: 'request',
    Label: { en: 'Re-occurring repair', es: 'Reparación recurrente', fr: 'Réparation récurrente' },
    Purpose: {
      en: 'Reports what breaks again and again, so that its cause is mended.',
      es: 'Avisa de lo que falla una y otra vez, para corregir la causa.',
      fr: 'Signale ce qui tombe en panne à répétition, pour en traiter la cause.',
    },
    Caption: { en: 'Reports what breaks again', es: 'Avisa de lo que vuelve a fallar', fr: 'Signale une panne qui revient' },
    Heading: { en: 'What keeps breaking?', es: '¿Qué vuelve a fallar?', fr: 'Qu’est-ce qui retombe en panne ?' },
    Icon: 'renew',
    QrType: 'ActivitySchedule',
    fields: [
      requiredRow({
        FieldStyle: 'Text',
        FieldText: { en: 'What is it?', es: '¿Qué es?', fr: 'De quoi s’agit-il ?' },
        means: 'Area',
      }),
      {
        FieldStyle: 'SingleChoice',
        FieldText: { en: 'How often does it happen?', es: '¿Con qué frecuencia ocurre?', fr: 'À quelle fréquence ?' },
        Required: true,
        means: 'RequestType',
        choices: [
          ['Daily', { en: 'Every day', es: 'Todos los días', fr: 'Chaque jour' }],
          ['Weekly', { en: 'Every week', es: 'Cada semana', fr: 'Chaque semaine' }],
          ['Monthly', { en: 'Every month', es: 'Cada mes', fr: 'Chaque mois' }],
          ['Rarely', { en: 'Less often', es: 'Con menos frecuencia', fr: 'Moins souvent' }],
        ],
      },
      {
        FieldStyle: 'Date',
        FieldText: { en: 'When was it last repaired?', es: '¿Cuándo se reparó por última vez?', fr: 'Dernière réparation le' },
      },
      requiredRow(detailRow('What happens?', '¿Qué ocurre?', 'Que se passe-t-il ?')),
      photosRow,
      urgencyRow,
      nameRow,
      emailRow,
    ],
    asks: { Q001: 'Revolving door, east side', Q002: 'Weekly', Q004: 'It stops half way and has to be pushed back.' },
  }),
} as const
