import { defineWords } from '../../../core/words.ts'

/** Of the survey e-mail to a contact, which the contact's dialog offers. */
export const contactEmailWords = defineWords({
  en: {
    title: 'Survey email',
    lead: 'To {email}. The link and the PIN of the survey stand below your text; the PIN is put in when the email goes out.',
    which: 'Survey',
    pick: 'Choose a survey',
    text: 'Email text',
    template:
      'Dear {name},\n\nTo prepare the signs and services of your building, we need a few details from you. Please fill in the survey “{survey}”; it takes about fifteen minutes, and you can stop and go on later.\n\nThank you!\n{sender}',
    needs: 'The contact needs a name and a valid email first.',
    none: 'No survey to send yet',
    noneHint: 'A survey can be sent once it has been generated.',
    build: 'Build a survey',
    send: 'Send',
  },
  es: {
    title: 'Correo con encuesta',
    lead: 'Para {email}. El enlace y el PIN de la encuesta van debajo de su texto; el PIN se añade al enviar el correo.',
    which: 'Encuesta',
    pick: 'Elija una encuesta',
    text: 'Texto del correo',
    template:
      'Estimado/a {name}:\n\nPara preparar los letreros y servicios de su edificio necesitamos algunos datos. Complete la encuesta «{survey}», por favor; lleva unos quince minutos y puede interrumpirla y continuar después.\n\n¡Gracias!\n{sender}',
    needs: 'El contacto necesita primero un nombre y un correo válido.',
    none: 'Aún no hay ninguna encuesta que enviar',
    noneHint: 'Una encuesta se puede enviar cuando se ha generado.',
    build: 'Crear una encuesta',
    send: 'Enviar',
  },
  fr: {
    title: 'E-mail d’enquête',
    lead: 'À {email}. Le lien et le PIN de l’enquête figurent sous votre texte ; le PIN est ajouté à l’envoi.',
    which: 'Enquête',
    pick: 'Choisissez une enquête',
    text: 'Texte de l’e-mail',
    template:
      'Bonjour {name},\n\nPour préparer la signalétique et les services de votre immeuble, nous avons besoin de quelques informations. Merci de remplir l’enquête « {survey} » ; comptez une quinzaine de minutes, vous pouvez vous arrêter et reprendre plus tard.\n\nMerci !\n{sender}',
    needs: 'Il faut d’abord un nom et un e-mail valide pour ce contact.',
    none: 'Aucune enquête à envoyer pour l’instant',
    noneHint: 'Une enquête peut être envoyée une fois générée.',
    build: 'Créer une enquête',
    send: 'Envoyer',
  },
})
