import { defineWords } from '../../../core/words.ts'

/** The mails to a visitor who has left an address with feedback: that it has come, and what the team replies. */
export const letterWords = defineWords({
  en: {
    subject: 'Your feedback at {building}',
    title: { received: 'Thank you for your feedback', low: 'We have your feedback', reply: 'The team of {building} has answered you' },
    text: {
      received: 'The team of {building} reads it. Their answer, if they write one, comes to this address.',
      low: 'We are sorry that it did not go well. The team of {building} has your feedback on its list and looks into it. Your private page shows what happens; you can add details there.',
    },
    said: 'On {day} you wrote:',
    scored: 'On {day} you gave {n, plural, one {# star} other {# stars}}.',
    score: 'Stars',
    stars: '{n} of 5',
    day: 'Day',
    status: 'Status',
    open: 'Open your private page',
    answer: 'Read and answer',
    noReply: 'Nobody reads replies to this mail. Please answer on your private page.',
    footer:
      'You get this mail because your address was left with feedback at {building}. If it was not you, there is nothing to do. The link is private: whoever has it can read what was sent.',
  },
  es: {
    subject: 'Su opinión en {building}',
    title: { received: 'Gracias por su opinión', low: 'Tenemos su opinión', reply: 'El equipo de {building} le ha respondido' },
    text: {
      received: 'El equipo de {building} la lee. Si responde, la respuesta llega a esta dirección.',
      low: 'Sentimos que no haya ido bien. El equipo de {building} tiene su opinión en su lista y la revisa. Su página privada muestra lo que pasa; allí puede añadir detalles.',
    },
    said: 'El {day} usted escribió:',
    scored: 'El {day} usted dio {n, plural, one {# estrella} other {# estrellas}}.',
    score: 'Estrellas',
    stars: '{n} de 5',
    day: 'Día',
    status: 'Estado',
    open: 'Abrir su página privada',
    answer: 'Leer y responder',
    noReply: 'Nadie lee las respuestas a este correo. Responda en su página privada.',
    footer:
      'Recibe este correo porque se dejó su dirección con una opinión en {building}. Si no fue usted, no tiene que hacer nada. El enlace es privado: quien lo tenga puede leer lo que se envió.',
  },
  fr: {
    subject: 'Votre avis sur {building}',
    title: { received: 'Merci pour votre avis', low: 'Nous avons votre avis', reply: 'L’équipe de {building} vous a répondu' },
    text: {
      received: 'L’équipe de {building} le lit. Si elle répond, sa réponse arrive à cette adresse.',
      low: 'Nous sommes désolés que cela se soit mal passé. L’équipe de {building} a votre avis sur sa liste et l’examine. Votre page privée montre la suite ; vous pouvez y ajouter des détails.',
    },
    said: 'Le {day}, vous avez écrit :',
    scored: 'Le {day}, vous avez donné {n, plural, one {# étoile} other {# étoiles}}.',
    score: 'Étoiles',
    stars: '{n} sur 5',
    day: 'Jour',
    status: 'État',
    open: 'Ouvrir votre page privée',
    answer: 'Lire et répondre',
    noReply: 'Personne ne lit les réponses à cet e-mail. Répondez sur votre page privée.',
    footer:
      'Vous recevez cet e-mail car votre adresse a été laissée avec un avis sur {building}. Si ce n’était pas vous, il n’y a rien à faire. Le lien est privé : quiconque l’a peut lire ce qui a été envoyé.',
  },
})
