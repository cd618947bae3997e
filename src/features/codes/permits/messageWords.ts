import { translateMessages } from '../../../core/words.ts'
import { permitMessages } from './rules.ts'

export const messageWords = translateMessages(permitMessages, {
  decided: { es: 'Alguien ya decidió sobre este permiso.', fr: 'Quelqu’un a déjà décidé de cette autorisation.' },
  notApproved: { es: 'Este permiso no está aprobado.', fr: 'Cette autorisation n’est pas approuvée.' },
  notBegun: { es: 'Este permiso no ha empezado.', fr: 'Cette autorisation n’a pas commencé.' },
  notYet: { es: 'Este permiso aún no es válido.', fr: 'Cette autorisation n’est pas encore valable.' },
  over: { es: 'Este permiso ha terminado.', fr: 'Cette autorisation est terminée.' },
  past: { es: 'Esta hora ya pasó.', fr: 'Cet horaire est passé.' },
  early: { es: 'En este edificio los permisos empiezan más tarde.', fr: 'Dans cet immeuble, les autorisations commencent plus tard.' },
  late: { es: 'En este edificio los permisos terminan antes.', fr: 'Dans cet immeuble, les autorisations finissent plus tôt.' },
  approvers: {
    es: 'Solo los responsables de este edificio deciden sobre los permisos.',
    fr: 'Seuls les responsables de cet immeuble décident des autorisations.',
  },
  approver: {
    es: 'Elija a personas que trabajan en este edificio e inician sesión.',
    fr: 'Choisissez des personnes qui travaillent dans cet immeuble et se connectent.',
  },
  noPermit: { es: 'Esta solicitud no pide ningún permiso.', fr: 'Cette demande ne porte sur aucune autorisation.' },
  own: { es: 'Decida sobre esta solicitud en su permiso.', fr: 'Décidez de cette demande dans son autorisation.' },
})
