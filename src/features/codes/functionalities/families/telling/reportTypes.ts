import type { Label } from '../../../../../core/labels.ts'
import type { TypeIcon } from '../../model.ts'
import { type TellingDefinition, telling } from './definition.ts'

type ReportRow<T extends string> = {
  readonly type: T
  readonly Label: Label
  /** What the page shows, as the end of a sentence that begins with "Leads the team to". */
  readonly shows: Label
  readonly Icon: TypeIcon
  /** The page of the portal; `{bId}` in it is the code's building. */
  readonly path: `/${string}`
  /** Whether the PIN typed at the code opens it: its calls are answered to a PIN. Others ask to sign in with an account. */
  readonly byPin?: boolean
}
/** A type that leads the people of a building to one of their pages. */
export type ReportDefinition<T extends string = string> = TellingDefinition<T, Record<never, never>> & {
  readonly path: ReportRow<T>['path']
}

/** Nothing to fill in: such a code can always be saved (B-RULE-052). */
const report = <const T extends string>({ type, Label, shows, Icon, path, byPin = false }: ReportRow<T>): ReportDefinition<T> => ({
  ...telling({
    type,
    purpose: 'reports',
    Label,
    Purpose: {
      en: `Leads the team to ${shows.en}.`,
      es: `Lleva al equipo a ${shows.es}.`,
      fr: `Mène l’équipe ${shows.fr}.`,
    },
    Caption: { en: 'For the team, after signing in', es: 'Para el equipo, al iniciar sesión', fr: 'Pour l’équipe, après connexion' },
    Icon,
    QrType: type,
    members: {},
    sample: {},
    page: (_form, { say, portal, building }) => ({
      heading: say(Label),
      blocks: [
        {
          is: 'text',
          text: say({
            en: `For the team of ${building.name}. You may have to sign in first.`,
            es: `Para el equipo de ${building.name}. Es posible que antes tenga que iniciar sesión.`,
            fr: `Pour l’équipe de ${building.name}. Il faudra peut-être d’abord vous connecter.`,
          }),
        },
        {
          is: 'link',
          label: say({ en: 'Open', es: 'Abrir', fr: 'Ouvrir' }),
          href: portal(path, byPin),
          tap: 'portal',
          main: true,
        },
      ],
    }),
    taps: { portal: 'Team page' },
  }),
  path,
})

/**
 * Dashboards and lists that a code may lead to: a row each. A dashboard's type is its key; `src/app/browser/reportTypes.test.ts` asks for one of
 * every dashboard, and for a page behind every row.
 */
export const reportTypes = {
  FeedbackDashboard: report({
    type: 'FeedbackDashboard',
    Label: { en: 'Feedback dashboard', es: 'Panel de opiniones', fr: 'Tableau de bord des avis' },
    shows: {
      en: 'what visitors say of the building',
      es: 'lo que los visitantes opinan del edificio',
      fr: 'à ce que les visiteurs disent du bâtiment',
    },
    Icon: 'chart',
    path: '/analyticsFeedback/{bId}',
    byPin: true,
  }),
  ScansByLocation: report({
    type: 'ScansByLocation',
    Label: { en: 'Scans by location', es: 'Escaneos por lugar', fr: 'Scans par lieu' },
    shows: { en: 'the scans of each location', es: 'los escaneos de cada lugar', fr: 'aux scans de chaque lieu' },
    Icon: 'scans',
    path: '/scans/qrLocation',
  }),
  ScansByName: report({
    type: 'ScansByName',
    Label: { en: 'Scans by QR name', es: 'Escaneos por nombre de QR', fr: 'Scans par nom de QR' },
    shows: { en: 'the scans of each code', es: 'los escaneos de cada código', fr: 'aux scans de chaque code' },
    Icon: 'scans',
    path: '/scans/qrName',
  }),
  PinActivity: report({
    type: 'PinActivity',
    Label: { en: 'PIN activity', es: 'Actividad de PIN', fr: 'Activité des PIN' },
    shows: {
      en: 'who signed in by PIN, and when',
      es: 'quién entró con PIN y cuándo',
      fr: 'aux connexions par PIN, avec leur heure',
    },
    Icon: 'key',
    path: '/scans/pinActivity',
  }),
  RequestList: report({
    type: 'RequestList',
    Label: { en: 'Request list', es: 'Lista de solicitudes', fr: 'Liste des demandes' },
    shows: { en: 'the requests of the building', es: 'las solicitudes del edificio', fr: 'aux demandes du bâtiment' },
    Icon: 'inbox',
    path: '/requests',
    byPin: true,
  }),
  QrCodeList: report({
    type: 'QrCodeList',
    Label: { en: 'QR code list', es: 'Lista de códigos QR', fr: 'Liste des codes QR' },
    shows: { en: 'the codes of the building', es: 'los códigos del edificio', fr: 'aux codes du bâtiment' },
    Icon: 'qr',
    path: '/library/qrcodelist',
  }),
  ContactList: report({
    type: 'ContactList',
    Label: { en: 'Contact list', es: 'Lista de contactos', fr: 'Liste des contacts' },
    shows: {
      en: 'the people of the building and how to reach them',
      es: 'las personas del edificio y cómo contactarlas',
      fr: 'aux personnes du bâtiment et à leurs coordonnées',
    },
    Icon: 'contacts',
    path: '/contacts',
  }),
} as const
