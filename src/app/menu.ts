import {
  IconActivity,
  IconAddressBook,
  IconApi,
  IconBell,
  IconBellCog,
  IconBooks,
  IconBuildingSkyscraper,
  IconCalendarEvent,
  IconClipboardCheck,
  IconClipboardText,
  IconDatabaseExport,
  IconFileText,
  IconHistory,
  IconHome,
  IconInbox,
  IconMail,
  IconMessageStar,
  IconPalette,
  IconQrcode,
  IconScale,
  IconShieldLock,
  IconSpeakerphone,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react'
import { PRODUCT } from '../core/product.ts'
import { backups } from '../features/base/backups/routes.ts'
import { developers } from '../features/base/developers/routes.ts'
import { kit } from '../features/base/gallery/routes.ts'
import { audit } from '../features/base/history/routes.ts'
import { operations } from '../features/base/operations/routes.ts'
import { outbox } from '../features/base/outbox/routes.ts'
import { permissions } from '../features/base/permissions/routes.ts'
import { bookings } from '../features/codes/bookingCalendar/routes.ts'
import { answerList } from '../features/codes/feedbackInbox/routes.ts'
import { requestList } from '../features/codes/inbox/routes.ts'
import { masterLibrary } from '../features/codes/masterLibrary/routes.ts'
import { qrCodeList } from '../features/codes/qr/routes.ts'
import { home, marketing } from '../features/insight/landing/routes.ts'
import { accountInfo } from '../features/property/administration/routes.ts'
import { properties, propertyAdd } from '../features/property/buildings/routes.ts'
import { contacts, portfolioTeam } from '../features/property/contacts/routes.ts'
import { notificationRules, notifications } from '../features/property/notifications/routes.ts'
import { legal } from '../features/property/propertyPage/routes.ts'
import { customerSurvey } from '../features/surveys/surveyAnswers/routes.ts'
import { surveyLibrary } from '../features/surveys/surveys/routes.ts'
import type { MenuGroup, MenuRow } from '../ui/frame/menu.ts'
import { dashboardPages } from './browser/routes.ts'

/** The three groups of the side menu. */
export const menuGroups: readonly MenuGroup[] = [
  { id: 'account', label: { en: 'Account', es: 'Cuenta', fr: 'Compte' } },
  { id: 'building', label: { en: 'Building', es: 'Edificio', fr: 'Immeuble' } },
  { id: 'product', label: PRODUCT, may: `${PRODUCT}CustomerFeedback` },
]

const dashboardRows = (group: string): MenuRow[] => dashboardPages.map(one => one.menu).filter(one => one.group === group)

/** Its items in the document's order; an item stands here when its page does. */
export const menuRows: readonly MenuRow[] = [
  { group: 'account', label: { en: 'Home', es: 'Inicio', fr: 'Accueil' }, icon: IconHome, route: home },
  {
    group: 'account',
    label: { en: 'Account Info', es: 'Datos de la cuenta', fr: 'Infos du compte' },
    icon: IconUsersGroup,
    route: accountInfo,
    may: ['ManageGroups', 'ManageEntities'],
    alsoFor: ['accountCreate'],
  },
  {
    group: 'account',
    label: { en: 'Buildings', es: 'Edificios', fr: 'Immeubles' },
    icon: IconBuildingSkyscraper,
    route: properties,
    may: 'ManageEntities',
  },
  {
    group: 'account',
    label: { en: 'Portfolio Team', es: 'Equipo de cartera', fr: 'Équipe du portefeuille' },
    icon: IconUsers,
    route: portfolioTeam,
    may: 'ManageContacts',
  },
  {
    group: 'building',
    label: { en: 'Building Info', es: 'Datos del edificio', fr: "Infos de l'immeuble" },
    icon: IconFileText,
    route: { path: propertyAdd.path.replace('{bId?}', '{bId}') },
    may: 'ManagePropertyInfo',
  },
  {
    group: 'building',
    label: { en: 'Marketing', es: 'Marketing', fr: 'Marketing' },
    icon: IconSpeakerphone,
    route: marketing,
    may: 'ManageMarketing',
  },
  {
    group: 'building',
    label: { en: 'Contacts', es: 'Contactos', fr: 'Contacts' },
    icon: IconAddressBook,
    route: contacts,
    may: 'ManageContacts',
  },
  {
    group: 'building',
    label: { en: 'Requests', es: 'Solicitudes', fr: 'Demandes' },
    about: {
      en: 'What visitors sent by your codes',
      es: 'Lo que los visitantes enviaron con sus códigos',
      fr: 'Ce que les visiteurs ont envoyé par vos codes',
    },
    icon: IconInbox,
    route: requestList,
    may: requestList.may,
    alsoFor: ['/requests'],
  },
  { group: 'building', label: bookings.title, icon: IconCalendarEvent, route: bookings, may: bookings.may },
  {
    group: 'building',
    label: { en: 'Feedback', es: 'Opiniones', fr: 'Avis' },
    about: {
      en: 'What visitors said, and what becomes of it',
      es: 'Lo que dijeron los visitantes, y qué pasa con ello',
      fr: 'Ce que les visiteurs ont dit, et ce qu’il en advient',
    },
    icon: IconMessageStar,
    route: answerList,
    may: answerList.may,
  },
  {
    group: 'building',
    label: { en: 'QR Library', es: 'Biblioteca QR', fr: 'Bibliothèque QR' },
    icon: IconQrcode,
    route: qrCodeList,
    may: qrCodeList.may,
    // The customer portal too, as the document says, though its address begins as Marketing's does.
    alsoFor: ['/library', 'twoQREdit', 'qrcode', 'roundsEngineBuilder', 'propertyQrGenerator', 'importQRCode', 'customerPortal'],
  },
  {
    group: 'building',
    label: { en: 'Legal', es: 'Documentos legales', fr: 'Documents légaux' },
    icon: IconScale,
    route: legal,
    may: 'Legal',
  },
  ...dashboardRows('building'),
  {
    group: 'product',
    label: { en: 'Customer Survey', es: 'Encuesta de clientes', fr: 'Enquête client' },
    about: {
      en: 'What customers have answered so far',
      es: 'Lo que los clientes han respondido hasta ahora',
      fr: 'Ce que les clients ont répondu jusqu’ici',
    },
    icon: IconClipboardCheck,
    route: customerSurvey,
    alsoFor: ['/contentSurvey'],
  },
  {
    group: 'product',
    label: { en: 'Surveys', es: 'Encuestas', fr: 'Enquêtes' },
    about: { en: 'Build surveys and send them', es: 'Crear encuestas y enviarlas', fr: 'Créer des enquêtes et les envoyer' },
    icon: IconClipboardText,
    route: surveyLibrary,
    alsoFor: ['/surveyLibrary'],
  },
  ...dashboardRows('product'),
  {
    group: 'product',
    label: masterLibrary.title,
    icon: IconBooks,
    route: masterLibrary,
    may: masterLibrary.may,
  },
  {
    group: 'product',
    label: { en: 'Permissions', es: 'Permisos', fr: 'Autorisations' },
    icon: IconShieldLock,
    route: permissions,
    may: ['GlobalManageCustomers', 'ManageGroups'],
  },
  {
    group: 'product',
    label: { en: 'Audit', es: 'Auditoría', fr: 'Journal d’audit' },
    icon: IconHistory,
    route: audit,
    may: 'GlobalManageCustomers',
  },
  {
    group: 'product',
    label: { en: 'Outbox', es: 'Bandeja de salida', fr: "Boîte d'envoi" },
    icon: IconMail,
    route: outbox,
    may: 'GlobalManageCustomers',
  },
  {
    group: 'product',
    label: { en: 'Operations', es: 'Funcionamiento', fr: 'Exploitation' },
    about: {
      en: 'Calls, errors, jobs, disk, events and mail of every server',
      es: 'Llamadas, errores, trabajos, disco, eventos y correo de todos los servidores',
      fr: 'Appels, erreurs, tâches, disque, événements et courrier de tous les serveurs',
    },
    icon: IconActivity,
    route: operations,
    may: 'GlobalManageCustomers',
  },
  {
    group: 'product',
    label: { en: 'Backups', es: 'Copias de seguridad', fr: 'Sauvegardes' },
    icon: IconDatabaseExport,
    route: backups,
    may: 'GlobalManageCustomers',
  },
]

/** Pages that the palette finds and the menu does not show: they are for those who build on the portal, not for those who run buildings. */
export const paletteRows: readonly MenuRow[] = [
  ...menuRows,
  { group: 'account', label: notifications.title, icon: IconBell, route: notifications },
  {
    group: 'building',
    label: notificationRules.title,
    about: {
      en: 'Whom a building tells of what comes in',
      es: 'A quién avisa un edificio de lo que llega',
      fr: 'Qui un immeuble avertit de ce qui arrive',
    },
    icon: IconBellCog,
    route: notificationRules,
    may: notificationRules.may,
  },
  {
    group: 'product',
    label: { en: 'Developers', es: 'Desarrolladores', fr: 'Développeurs' },
    icon: IconApi,
    route: developers,
    may: 'GlobalManageCustomers',
  },
  {
    group: 'product',
    label: { en: 'UI kit', es: 'Kit de interfaz', fr: "Kit d'interface" },
    icon: IconPalette,
    route: kit,
    may: 'GlobalManageCustomers',
  },
]
