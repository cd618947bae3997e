import { defineWords } from '../../../core/words.ts'

/** The mail with the digits that prove the address of a form. */
export const codeMailWords = defineWords({
  en: {
    subject: '{code} is your code for {building}',
    title: 'Your code: {code}',
    text: 'Type these six digits on the page that you have filled in at {building}. They hold for {minutes} minutes.',
    footer:
      'You get this mail because somebody typed your address at {building}. If it was not you, there is nothing to do: nothing is sent without the code.',
  },
  es: {
    subject: '{code} es su código para {building}',
    title: 'Su código: {code}',
    text: 'Escriba estas seis cifras en la página que ha rellenado en {building}. Valen {minutes} minutos.',
    footer:
      'Recibe este correo porque alguien escribió su dirección en {building}. Si no fue usted, no tiene que hacer nada: sin el código no se envía nada.',
  },
  fr: {
    subject: '{code} est votre code pour {building}',
    title: 'Votre code : {code}',
    text: 'Saisissez ces six chiffres sur la page que vous avez remplie à {building}. Ils sont valables {minutes} minutes.',
    footer:
      'Vous recevez cet e-mail car quelqu’un a saisi votre adresse à {building}. Si ce n’était pas vous, il n’y a rien à faire : rien n’est envoyé sans le code.',
  },
})
