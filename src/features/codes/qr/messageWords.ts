import { translateMessages } from '../../../core/words.ts'
import { lifeMessages } from './life.ts'
import { qrMessages } from './rules.ts'

export const messageWords = translateMessages(
  { ...qrMessages, ...lifeMessages },
  {
    bothItems: { es: 'Indique un elemento o todos, no ambas cosas.', fr: 'Indiquez un élément ou tous, pas les deux.' },
    onlyHubs: {
      es: 'Solo un hub tiene varios botones. Elija un hub o deje un solo botón.',
      fr: 'Seul un hub a plusieurs boutons. Choisissez un hub, ou ne gardez qu’un bouton.',
    },
    onlyInUse: {
      es: 'Solo un código en uso se puede pausar o sustituir.',
      fr: 'Seul un code en service peut être mis en pause ou remplacé.',
    },
    notPaused: { es: 'Este código no está en pausa.', fr: 'Ce code n’est pas en pause.' },
    notReplaced: { es: 'Ningún otro código sustituye a este.', fr: 'Aucun autre code ne remplace celui-ci.' },
    byItself: { es: 'Un código no puede sustituirse a sí mismo.', fr: 'Un code ne peut pas se remplacer lui-même.' },
    standsIn: {
      es: 'Este código no lleva a ninguna página. Elija uno en uso.',
      fr: 'Ce code ne mène lui-même nulle part. Choisissez-en un en service.',
    },
    endsBefore: { es: 'El final debe ser posterior al comienzo.', fr: 'La fin doit être postérieure au début.' },
    noEmail: {
      es: 'Este formulario no pide ninguna dirección de correo. Añada un campo para ella o no la confirme.',
      fr: 'Ce formulaire ne demande aucune adresse e-mail. Ajoutez un champ pour elle, ou n’en confirmez aucune.',
    },
    notItsItem: { es: 'Este elemento no pertenece a este código QR.', fr: 'Cet élément n’appartient pas à ce code QR.' },
  },
)
