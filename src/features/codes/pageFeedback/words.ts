import { defineWords } from '../../../core/words.ts'

export const words = defineWords({
  en: {
    title: 'How is this page?',
    note: 'We read every answer. Your name, your role and this page are kept with it.',
    score: 'How do you like it?',
    scoreOf: '{n} of 5',
    comment: 'What should we change?',
    send: 'Send',
    sent: 'Thank you. We have your answer.',
  },
  es: {
    title: '¿Qué le parece esta página?',
    note: 'Leemos todas las respuestas. Con ella se guardan su nombre, su función y esta página.',
    score: '¿Cuánto le gusta?',
    scoreOf: '{n} de 5',
    comment: '¿Qué deberíamos cambiar?',
    send: 'Enviar',
    sent: 'Gracias. Tenemos su respuesta.',
  },
  fr: {
    title: 'Que pensez-vous de cette page ?',
    note: 'Nous lisons chaque réponse. Votre nom, votre rôle et cette page sont gardés avec elle.',
    score: 'Vous plaît-elle ?',
    scoreOf: '{n} sur 5',
    comment: 'Que devrions-nous changer ?',
    send: 'Envoyer',
    sent: 'Merci. Nous avons votre réponse.',
  },
})
