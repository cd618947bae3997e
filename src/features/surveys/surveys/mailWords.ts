import { defineWords } from '../../../core/words.ts'

/** The text of the mail with surveys, around the sender's own words. */
export const mailWords = defineWords({
  en: {
    lead: '{sender} asks you to fill in {n, plural, one {this survey} other {these surveys}} about your property. You can stop at any time and go on later.',
    survey: 'Survey',
    building: 'Property',
    pin: 'PIN',
    open: 'Open the survey',
    footer:
      'The page asks for the PIN above. Whoever has link and PIN can answer {n, plural, one {the survey} other {the surveys}}, so please pass them on only to your own team.',
  },
  es: {
    lead: '{sender} le pide que complete {n, plural, one {esta encuesta} other {estas encuestas}} sobre su inmueble. Puede interrumpirla en cualquier momento y continuar después.',
    survey: 'Encuesta',
    building: 'Inmueble',
    pin: 'PIN',
    open: 'Abrir la encuesta',
    footer:
      'La página le pedirá el PIN indicado arriba. Con el enlace y el PIN cualquiera puede responder {n, plural, one {la encuesta} other {las encuestas}}: compártalos solo con su propio equipo.',
  },
  fr: {
    lead: '{sender} vous invite à remplir {n, plural, one {cette enquête} other {ces enquêtes}} sur votre immeuble. Vous pouvez vous arrêter à tout moment et reprendre plus tard.',
    survey: 'Enquête',
    building: 'Immeuble',
    pin: 'PIN',
    open: 'Ouvrir l’enquête',
    footer:
      'La page demande le PIN ci-dessus. Avec le lien et le PIN, chacun peut répondre {n, plural, one {à l’enquête} other {aux enquêtes}} : ne les transmettez qu’à votre équipe.',
  },
})
