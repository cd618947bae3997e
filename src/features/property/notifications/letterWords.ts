import { defineWords } from '../../../core/words.ts'

/** Mails and text messages that tell people of something. */
export const letterWords = defineWords({
  en: {
    gathered: {
      BadScore: '{n, plural, one {# new bad score} other {# new bad scores}}',
      UrgentRequest: '{n, plural, one {# new urgent request} other {# new urgent requests}}',
      FailedInspection: '{n, plural, one {# failed inspection} other {# failed inspections}}',
      NewRequest: '{n, plural, one {# new request} other {# new requests}}',
      Registration: '{n, plural, one {# new registration} other {# new registrations}}',
      VisitorNote: '{n, plural, one {# new note of a visitor} other {# new notes of visitors}}',
      RequestOverdue: '{n, plural, one {# late request} other {# late requests}}',
      Assigned: '{n, plural, one {# thing assigned to you} other {# things assigned to you}}',
      FigureAlert: '{n, plural, one {# alert on figures} other {# alerts on figures}}',
      ReviewsStopped: '{n, plural, one {# source of reviews that has stopped} other {# sources of reviews that have stopped}}',
      EquipmentExpires: '{n, plural, one {# note on equipment that expires} other {# notes on equipment that expires}}',
    },
    buildings: '{n, plural, one {# building} other {# buildings}}',
    more: 'And {n} more.',
    askThem: 'Please ask the team of {building} for the details.',
    open: 'Open in Lintel',
    choose: 'Choose what you are told',
    footer:
      'You get this because you take care of {building}, or of a request there. In your settings you choose by what you are told, and when not.',
    footerContact: 'You get this because the team of {building} has named you to be told. Ask them if you do not want it any more.',
  },
  es: {
    gathered: {
      BadScore: '{n, plural, one {# mala puntuación nueva} other {# malas puntuaciones nuevas}}',
      UrgentRequest: '{n, plural, one {# solicitud urgente nueva} other {# solicitudes urgentes nuevas}}',
      FailedInspection: '{n, plural, one {# inspección fallida} other {# inspecciones fallidas}}',
      NewRequest: '{n, plural, one {# solicitud nueva} other {# solicitudes nuevas}}',
      Registration: '{n, plural, one {# inscripción nueva} other {# inscripciones nuevas}}',
      VisitorNote: '{n, plural, one {# nota nueva de un visitante} other {# notas nuevas de visitantes}}',
      RequestOverdue: '{n, plural, one {# solicitud atrasada} other {# solicitudes atrasadas}}',
      Assigned: '{n, plural, one {# asunto asignado a usted} other {# asuntos asignados a usted}}',
      FigureAlert: '{n, plural, one {# alerta de cifras} other {# alertas de cifras}}',
      ReviewsStopped: '{n, plural, one {# origen de reseñas detenido} other {# orígenes de reseñas detenidos}}',
      EquipmentExpires: '{n, plural, one {# aviso de equipos que caducan} other {# avisos de equipos que caducan}}',
    },
    buildings: '{n, plural, one {# edificio} other {# edificios}}',
    more: 'Y {n} más.',
    askThem: 'Pida los detalles al equipo de {building}.',
    open: 'Abrir en Lintel',
    choose: 'Elegir de qué se le avisa',
    footer: 'Recibe esto porque se ocupa de {building}, o de una solicitud allí. En sus ajustes elige cómo se le avisa, y cuándo no.',
    footerContact: 'Recibe esto porque el equipo de {building} le ha elegido para avisarle. Dígaselo si ya no lo desea.',
  },
  fr: {
    gathered: {
      BadScore: '{n, plural, one {# nouvelle mauvaise note} other {# nouvelles mauvaises notes}}',
      UrgentRequest: '{n, plural, one {# nouvelle demande urgente} other {# nouvelles demandes urgentes}}',
      FailedInspection: '{n, plural, one {# inspection non conforme} other {# inspections non conformes}}',
      NewRequest: '{n, plural, one {# nouvelle demande} other {# nouvelles demandes}}',
      Registration: '{n, plural, one {# nouvelle inscription} other {# nouvelles inscriptions}}',
      VisitorNote: '{n, plural, one {# nouveau message d’un visiteur} other {# nouveaux messages de visiteurs}}',
      RequestOverdue: '{n, plural, one {# demande en retard} other {# demandes en retard}}',
      Assigned: '{n, plural, one {# sujet qui vous est confié} other {# sujets qui vous sont confiés}}',
      FigureAlert: '{n, plural, one {# alerte sur des chiffres} other {# alertes sur des chiffres}}',
      ReviewsStopped: '{n, plural, one {# source d’avis arrêtée} other {# sources d’avis arrêtées}}',
      EquipmentExpires: '{n, plural, one {# avis d’équipements qui expirent} other {# avis d’équipements qui expirent}}',
    },
    buildings: '{n, plural, one {# bâtiment} other {# bâtiments}}',
    more: 'Et {n} de plus.',
    askThem: 'Demandez les détails à l’équipe de {building}.',
    open: 'Ouvrir dans Lintel',
    choose: 'Choisir de quoi vous êtes averti',
    footer:
      'Vous recevez ceci car vous vous occupez de {building}, ou d’une demande là-bas. Dans vos paramètres, vous choisissez comment vous êtes averti, et quand vous ne l’êtes pas.',
    footerContact:
      'Vous recevez ceci car l’équipe de {building} vous a choisi pour être averti. Dites-le-lui si vous ne le souhaitez plus.',
  },
})
